import * as openData from '@/app/data/[...file]/route';
import { findIcon } from '@/lib/icons/icons';
import { jenkinsMark } from '@/lib/icons/jenkins-mark';

test('open data includes no other content files', async () => {
  const get = (...file: string[]) => openData.GET(new Request('https://www.jenkins.io/'), { params: Promise.resolve({ file }) });
  expect((await get('site.yml')).status).toBe(404);
  expect((await get('..', 'package.json')).status).toBe(404);
});

test('the icon sprite fails to build with an icon that does not exist', () => {
  expect(() => findIcon('tabler', 'no-such-icon')).toThrow('has no icon called "no-such-icon"');
});

test('the Jenkins logo shows the butler without the wordmark', () => {
  const whole = findIcon('logos', 'jenkins').body;
  const mark = jenkinsMark();
  expect(mark).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><.*<\/svg>$/s);
  expect(mark.match(/<path/g)?.length).toBe((whole.match(/<path/g)?.length ?? 0) - 1);
});
