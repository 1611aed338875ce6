import { parseAddress, parsePictureAddress } from '@/lib/content/address';

describe('an address in content is normalized', () => {
  test.each([
    ['without adding a missing slash', 'https://stats.jenkins.io', 'https://stats.jenkins.io'],
    [
      'with the anchor of a single-page application',
      'https://app.gitter.im/#/room/#x:matrix.org',
      'https://app.gitter.im/#/room/#x:matrix.org',
    ],
    ['with its percent-encoding', 'https://a.example/dozen%C2%B2/?q=a%20b', 'https://a.example/dozen%C2%B2/?q=a%20b'],
    [
      'with other scripts percent-encoded',
      'https://a.example/Événement?q=é#é',
      'https://a.example/%C3%89v%C3%A9nement?q=%C3%A9#%C3%A9',
    ],
    ['with an internationalized host as Punycode', 'https://bücher.example/x', 'https://xn--bcher-kva.example/x'],
    ['with its host in lower case, without the default port', 'https://A.Example:443/', 'https://a.example/'],
    ['with apostrophes percent-encoded', "https://a.example/it's?o'x#o'y", 'https://a.example/it%27s?o%27x#o%27y'],
    ['a path without ../ segments', '/doc/./x/../book/', '/doc/book/'],
    ['an e-mail address', 'mailto:jenkins+x@example.org?subject=Hello%20you', 'mailto:jenkins+x@example.org?subject=Hello%20you'],
  ])('%s', (_what, text, address) => {
    expect(parseAddress(text)).toEqual({ address });
  });
});

describe('an invalid address in content is rejected with what was expected', () => {
  test.each([
    ['', 'an address that starts with https://, http://, mailto:, / or #'],
    ['//evil.example/', 'an address that starts with '],
    [' https://a.example/', 'an address that starts with '],
    [
      "https://x.example/a; script-src-elem * 'unsafe-inline'; x",
      'an address without " "; if it is part of the address, write %20',
    ],
    ['https://a.example/"><script>', String.raw`an address without "\""; if it is part of the address, write %22`],
    ['https://a.example/a\nb', String.raw`an address without "\n"; if it is part of the address, write %0A`],
    ['https://a.example/a\u0000b', String.raw`an address without "\u0000"; if it is part of the address, write %00`],
    ['https://a.example\\@b.example/', 'an address without '],
    ['/\\evil.example/', 'an address without '],
    ['https://a.example/100%', 'an address in which a literal percent sign is written %25'],
    ['https://[', 'an address with a host'],
    ['https://*/', 'an address with a host'],
    ['https://a;b.example/', 'an address with a host'],
    ['https://[::1]/', 'an address with a host'],
    ['https://user:password@a.example/', 'an address without a user name or a password'],
    ['mailto:a@b.example,c@d.example', 'an address such as mailto:'],
    ['/..//evil.example/', 'a path of names'],
    ['/doc/%2e%2e%2fx/', 'a path of names'],
    ['/doc/%0d%0ax/', 'a path of names'],
    [`/doc/${'x'.repeat(201)}/`, 'a path of names of at most 200 characters'],
    [`https://a.example/${'x'.repeat(2000)}`, 'an address of at most 2000 characters'],
  ])('%j', (text, expected) => {
    expect(parseAddress(text).expected).toContain(expected);
  });

  test('if its scheme is not allowed for the field', () => {
    expect(parseAddress('/blog/', ['web'])).toEqual({ expected: 'an address that starts with https:// or http://' });
  });
});

test('any input is rejected or becomes an address of safe characters', () => {
  const marks = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code));
  for (const place of ['https://a.example/x?', '/x?', '#', 'mailto:a@b.example?x=', '/x', 'https://a.example/', 'https://x']) {
    for (const mark of marks) {
      const { address } = parseAddress(`${place}${mark}y`);
      if (address !== undefined) expect(address).toMatch(/^[!#-&(-;=?-[\]^_a-z{|}~]+$/);
    }
  }
});

describe('the address of a picture', () => {
  test.each(['logos/actor/actor.png', '/images/x.png', 'https://www.jenkins.io/images/a.png'])('may be %s', (address) => {
    expect(parsePictureAddress(address)).toEqual({ address });
  });

  test.each(['50%.png', 'https://[/x.png', 'https://a.example/..%2f..%2fx.png', 'a%00.png'])(
    'may not be %s, which is no file name',
    (address) => {
      expect(parsePictureAddress(address).expected).toBeDefined();
    },
  );
});
