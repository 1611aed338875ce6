import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './bench/build-steps';
import { firstPage } from './bench/first-page';
import { type Growth, growthReport } from './bench/growth-report';
import { addReleases, changeSentence, copySources } from './bench/site-copy';
import { weighFolder } from './bench/weigh-export';
import { writeSection } from './bench/write-section';
import { ensureInstalled } from './setup/install.mjs';
import { dateOfSources, daysOfContent } from './setup/sources.mjs';

// `npm run bench:growth`: builds copies of the site with more and more releases, and writes into docs/performance.md what that takes.

const { values } = parseArgs({
  options: {
    /** How many releases are made up, for each copy. */
    releases: { type: 'string', default: '0,584,1600' },
    /** One build of each, and no preview. */
    quick: { type: 'boolean', default: false },
  },
});
const counts = values.releases.split(',').map(Number);
if (!counts.every((count) => Number.isInteger(count) && count >= 0)) {
  console.error(`--releases must be whole numbers such as 0,600, found "${values.releases}".`);
  process.exit(2);
}

ensureInstalled();
const settings = { SOURCE_DATE_EPOCH: String(dateOfSources()), CONTENT_DAYS: JSON.stringify(daysOfContent()) };
const measured: Growth[] = [];
for (const count of counts) {
  const copy = copySources();
  try {
    const releases = addReleases(copy, count);
    console.log(`${releases} releases in ${copy}`);
    const steps = build(copy, settings);
    const weights = weighFolder(join(copy, 'out'));
    measured.push({ releases, steps, weights, ...(values.quick ? {} : await afterChange(copy)) });
    console.log(growthReport(measured.slice(-1)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
writeSection('growth', growthReport(measured));

/** What it takes to see a change. */
async function afterChange(copy: string): Promise<Pick<Growth, 'again' | 'preview'>> {
  changeSentence(copy);
  return { again: build(copy, settings), preview: await firstPage(copy) };
}
