import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, exportFiles, exportFolder, readExport } from '@/scripts/export/export-files';
import { addressRules } from '@/scripts/servers/server-rules';
import { expectHeaders, expectRow } from './support/expect-answer';
import { cloudflarePages } from './support/hosts/cloudflare-pages';
import { cloudFront } from './support/hosts/cloudfront';
import { githubPages } from './support/hosts/github-pages';
import { netlify } from './support/hosts/netlify';
import { makeSite, requestTable } from './support/request-table';

// These hosts can't be asked from here: what they document is done with the files that the build writes for them.

const hosts = { Netlify: netlify, 'Cloudflare Pages': cloudflarePages, 'GitHub Pages': githubPages, CloudFront: cloudFront };

let folder = '';
beforeAll(() => {
  folder = makeSite();
  writeFileSync(join(folder, '.nojekyll'), '');
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe.each(Object.entries(hosts))('%s answers as the other servers do', (_, makeHost) => {
  test('every request that it is able to', () => {
    const host = makeHost(folder);
    const rows = requestTable.filter(({ needs }) => !needs || host.can.includes(needs));
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) {
      const first = host.answer(row.target);
      // CloudFront doesn't know which folders there are before it has added the slash.
      const answer = first.status === 308 && !row.status.includes(308) ? host.answer(first.headers.location ?? '') : first;
      const { 'content-type': type = '', location = '' } = row.answers ?? {};
      const known = Object.fromEntries(Object.entries({ 'content-type': type, location }).filter(([, value]) => value));
      expectRow(answer, host.sendsHeaders ? row : { ...row, answers: known });
      if (host.sendsHeaders && answer.status === 200) expectHeaders(answer, row.target);
      if (host.sendsHeaders && answer.status === 404) expect(answer.headers).toHaveProperty('x-content-type-options', 'nosniff');
    }
  });

  test('every file of the site below what belongs to the main website', () => {
    const host = makeHost(exportFolder);
    const { handedOver } = addressRules();
    const addresses = exportFiles()
      .filter((file) => handedOver.some((path) => `/${file}`.startsWith(path)) && !isSmallPage(file))
      .map(addressOf);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => host.answer(encodeURI(address)).status !== 200)).toEqual([]);
  });
});

/** Whether a file leads on, on hosts without rules. */
function isSmallPage(file: string): boolean {
  return file.endsWith('.html') && readExport(file).includes('/handoff.css');
}
