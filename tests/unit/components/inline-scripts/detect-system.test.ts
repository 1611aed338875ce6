import { detectSystem } from '@/components/inline-scripts/detect-system';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe("the visitor's system", () => {
  it.each([
    ['windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`],
    [
      'macos',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ],
    ['linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`],
    ['ubuntu', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['fedora', 'Mozilla/5.0 (X11; Fedora; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ])('is %s according to the user agent: %s', (system, userAgent) => {
    expect(detectSystem({ userAgent, maxTouchPoints: 0 })).toBe(system);
  });

  it.each([
    ['an Android phone', `Mozilla/5.0 (Linux; Android 10; K) ${chrome}`],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
    ['a search engine’s crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a browser without a user agent', ''],
  ])('is unknown on %s, which has no package', (_what, userAgent) => {
    expect(detectSystem({ userAgent, maxTouchPoints: 0 })).toBeUndefined();
  });

  it('is not a Mac if it has a touch screen, because some tablets claim to be one', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15';
    expect(detectSystem({ userAgent, maxTouchPoints: 5 })).toBeUndefined();
  });

  it('is what the browser states explicitly, whatever its user agent', () => {
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`;
    expect(detectSystem({ userAgent, userAgentData: { platform: 'Windows' }, maxTouchPoints: 10 })).toBe('windows');
    expect(detectSystem({ userAgent, userAgentData: { platform: 'macOS' }, maxTouchPoints: 0 })).toBe('macos');
    expect(detectSystem({ userAgent, userAgentData: { platform: 'Linux' }, maxTouchPoints: 0 })).toBe('linux');
    expect(detectSystem({ userAgent, userAgentData: { platform: 'Android' }, maxTouchPoints: 5 })).toBeUndefined();
    expect(detectSystem({ userAgent, userAgentData: { platform: 'Chrome OS' }, maxTouchPoints: 0 })).toBeUndefined();
  });
});
