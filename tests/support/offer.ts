import { type ReleaseLine, releaseFile } from '@/lib/download/downloads';
import type { SiteCopy } from './site-copy';

/** Offers a release of a line on the download page of a copy; without a date, that is unknown. */
export function offer(site: SiteCopy, line: ReleaseLine, version: string, date?: string): void {
  const text = site.read(releaseFile(line)).replace(/^date: .*\n/m, '');
  const fields = `version: '${version}'${date ? `\ndate: '${date}'` : ''}`;
  site.write(releaseFile(line), text.replace(/^version: .*$/m, fields));
}

/** Builds pages at a time, in every test of the file that says so, until the test ends. */
export function buildTime(): (time: string) => void {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env.SOURCE_DATE_EPOCH;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
    else process.env.SOURCE_DATE_EPOCH = before;
  });
  return (time) => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse(time) / 1000);
  };
}
