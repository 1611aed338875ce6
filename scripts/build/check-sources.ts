import { brokenMessages } from '@/scripts/messages/read-messages';

// Stops the build if every page would break: on invalid messages, or broken content files that every page needs. Warns about
// outdated data.

const problems = await problemsOfEveryPage();
for (const problem of problems) console.error(`Error: ${problem}`);
if (problems.length > 0) {
  console.error(`The site was not built, because every page needs the files above. Correct them and build again.`);
  process.exit(1);
}

async function problemsOfEveryPage(): Promise<string[]> {
  const broken = brokenMessages();
  if (broken.length > 0) return broken;
  // Imported only now: the content loaders import the messages, and the message check reads the content.
  const { reportContent } = await import('@/scripts/check-content/content-report');
  const { siteProblems, due } = reportContent();
  for (const record of due) console.warn(`Warning: ${record}`);
  if (siteProblems.length > 0) return siteProblems;
  return (await import('@/scripts/messages/messages-report')).reportMessages();
}
