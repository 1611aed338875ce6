import { brokenMessages } from '@/scripts/messages/read-messages';

// Fails a build that would break every page: invalid messages, or broken files that every page uses. Warns of data that is too old.

const problems = await problemsOfEveryPage();
for (const problem of problems) console.error(`Error: ${problem}`);
if (problems.length > 0) {
  console.error(`The site was not built: ${problems.length} errors in what every page is made with.`);
  process.exit(1);
}

async function problemsOfEveryPage(): Promise<string[]> {
  const broken = brokenMessages();
  if (broken.length > 0) return broken;
  // The content's loaders import the messages, and the message check reads the content.
  const { reportContent } = await import('@/scripts/check-content/content-report');
  const { frameProblems, due } = reportContent();
  for (const record of due) console.warn(`Warning: ${record}`);
  if (frameProblems.length > 0) return frameProblems;
  return (await import('@/scripts/messages/messages-report')).reportMessages();
}
