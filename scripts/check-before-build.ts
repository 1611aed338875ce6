import { brokenMessages } from './messages/read-messages';

// Stops a build that would give no whole page: broken messages, or broken files that every page is made with.

const problems = await problemsOfEveryPage();
for (const problem of problems) console.error(`Error: ${problem}`);
if (problems.length > 0) {
  console.error(`The site was not built: ${problems.length} errors in what every page is made with.`);
  process.exit(1);
}

async function problemsOfEveryPage(): Promise<string[]> {
  const broken = brokenMessages();
  if (broken.length > 0) return broken;
  // What reads the content imports the messages, and what compares the messages reads the content.
  const { frameProblems, reportContent } = await import('./content/content-report');
  const frame = frameProblems(reportContent());
  if (frame.length > 0) return frame;
  return (await import('./messages/messages-report')).reportMessages();
}
