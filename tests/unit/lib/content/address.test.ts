import { parseAddress, parsePictureAddress } from '@/lib/content/address';

describe('an address comes out in the form in which it can be written anywhere', () => {
  test.each([
    ['as it is', 'https://join.slack.com/t/x/shared_invite/zt-n~G6', 'https://join.slack.com/t/x/shared_invite/zt-n~G6'],
    ['without the slash that it lacks', 'https://stats.jenkins.io', 'https://stats.jenkins.io'],
    [
      'with the anchor of a single-page application',
      'https://app.gitter.im/#/room/#x:matrix.org',
      'https://app.gitter.im/#/room/#x:matrix.org',
    ],
    ['with what is escaped in it', 'https://a.example/dozen%C2%B2/?q=a%20b', 'https://a.example/dozen%C2%B2/?q=a%20b'],
    ['other scripts escaped', 'https://a.example/Événement?q=é#é', 'https://a.example/%C3%89v%C3%A9nement?q=%C3%A9#%C3%A9'],
    ['a host of another script in its ASCII form', 'https://bücher.example/x', 'https://xn--bcher-kva.example/x'],
    ['a host in lower case, without the port that goes without saying', 'https://A.Example:443/', 'https://a.example/'],
    ['apostrophes escaped', "https://a.example/it's?o'x#o'y", 'https://a.example/it%27s?o%27x#o%27y'],
    ['braces escaped', 'https://a.example/{x}', 'https://a.example/%7Bx%7D'],
    ['a path of this site', '/doc/book/#prerequisites', '/doc/book/#prerequisites'],
    ['a path without its detours', '/doc/./x/../book/', '/doc/book/'],
    ['an anchor', '#content', '#content'],
    ['the anchor of the page', '#', '#'],
    ['a mailbox', 'mailto:jenkins+x@example.org?subject=Hello%20you', 'mailto:jenkins+x@example.org?subject=Hello%20you'],
  ])('%s', (_what, text, address) => {
    expect(parseAddress(text)).toEqual({ address });
  });

  test('however many addresses were read before', () => {
    const text = 'https://bücher.example/x';
    const first = parseAddress(text);
    for (let reading = 0; reading < 10_000; reading += 1) parseAddress(text);
    expect(parseAddress(text)).toEqual(first);
  });
});

describe('what can’t be an address is refused, with what was expected', () => {
  test.each([
    ['', 'an address that starts with https://, http://, mailto:, / or #'],
    ['blog', 'an address that starts with '],
    ['javascript:alert(1)', 'an address that starts with '],
    ['data:text/html,x', 'an address that starts with '],
    ['//evil.example/', 'an address that starts with '],
    [' https://a.example/', 'an address that starts with '],
    [
      "https://x.example/a; script-src-elem * 'unsafe-inline'; x",
      'an address without " "; where it belongs there, it is written %20',
    ],
    ['https://a.example/"><script>', String.raw`an address without "\""; where it belongs there, it is written %22`],
    ['https://a.example/<b>', 'an address without "<"; where it belongs there, it is written %3C'],
    ['https://a.example/a\nb', String.raw`an address without "\n"; where it belongs there, it is written %0A`],
    ['https://a.example/a\u0000b', String.raw`an address without "\u0000"; where it belongs there, it is written %00`],
    ['https://a.example/a\u202Eb', 'an address without "\u202E"; where it belongs there, it is written %E2%80%AE'],
    ['https://a.example/\uD800', 'an address without '],
    ['https://a.example\\@b.example/', 'an address without '],
    ['/\\evil.example/', 'an address without '],
    ['https://a.example/100%', 'an address in which a percent sign itself is written %25'],
    ['/doc/%zz/', 'an address in which a percent sign itself is written %25'],
    ['https://[', 'an address with a host'],
    ['https://', 'an address with a host'],
    ['https:///a.example/', 'an address with a host'],
    ['https://*/', 'an address with a host'],
    ['https://*.example/', 'an address with a host'],
    ['https://a;b.example/', 'an address with a host'],
    ['https://a,b.example/', 'an address with a host'],
    ["https://a'b.example/", 'an address with a host'],
    ['https://[::1]/', 'an address with a host'],
    ['https://a.example:99999/', 'an address with a host'],
    ['https://a.example:0/', 'an address with a host'],
    ['https://user@a.example/', 'an address without a user name or a password'],
    ['https://user:password@a.example/', 'an address without a user name or a password'],
    ['mailto:', 'an address such as mailto:someone@example.org'],
    ['mailto:someone', 'an address such as mailto:'],
    ['mailto:a@b.example,c@d.example', 'an address such as mailto:'],
    ['/..//evil.example/', 'a path of names'],
    ['/doc/%2e%2e%2fx/', 'a path of names'],
    ['/doc/%5c../', 'a path of names'],
    ['/doc/%0d%0ax/', 'a path of names'],
    ['/doc/%ff/', 'a path of names'],
    [`/doc/${'x'.repeat(201)}/`, 'a path of names of at most 200 characters'],
    [`https://a.example/${'x'.repeat(2000)}`, 'an address of at most 2000 characters'],
  ])('%j', (text, expected) => {
    expect(parseAddress(text).expected).toContain(expected);
  });

  test('a kind of address that the place doesn’t take', () => {
    expect(parseAddress('/blog/', ['web'])).toEqual({ expected: 'an address that starts with https:// or http://' });
  });
});

test('whatever comes in, what comes out is plain', () => {
  const marks = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code));
  for (const place of ['https://a.example/x?', '/x?', '#', 'mailto:a@b.example?x=', '/x', 'https://a.example/', 'https://x']) {
    for (const mark of marks) {
      const { address } = parseAddress(`${place}${mark}y`);
      if (address !== undefined) expect(address).toMatch(/^[!#-&(-;=?-[\]^_a-z{|}~]+$/);
    }
  }
});

describe('a picture’s address', () => {
  test.each(['logos/actor/actor.png', '/images/x.png', 'https://www.jenkins.io/images/a.png'])('may be %s', (address) => {
    expect(parsePictureAddress(address)).toEqual({ address });
  });

  test.each(['50%.png', 'https://[/x.png', 'https://a.example/%ff.png', 'https://a.example/..%2f..%2fx.png', 'a%00.png'])(
    'may not be %s, which names no file',
    (address) => {
      expect(parsePictureAddress(address).expected).toBeDefined();
    },
  );
});
