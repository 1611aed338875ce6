import { type PageFeedbackSettings, pageFeedbackLinks, type ReportText, skipReportIssue } from '@/lib/feedback/page-feedback';

const labels: ReportText = {
  page: 'page',
  sourceFile: 'source file',
  summaryPlaceholder: 'a short summary',
  problemWith: 'Problem with the page',
  expected: 'What did you expect?',
  actual: 'What do you see?',
  answerPlaceholder: 'Your answer.',
  screenshots: 'Screenshots',
  screenshotsPlaceholder: 'Drop pictures here.',
  solution: 'Possible solution',
  solutionComment: 'If you have an idea.',
  notApplicable: 'N/A',
};

const page: PageFeedbackSettings = {
  sourcePath: 'content/download/index.adoc',
  githubRepo: 'jenkins-infra/jenkins.io',
  pageTitle: 'Download & deploy',
  url: 'https://www.jenkins.io/download/?a=1&b=2',
};

function linksOf(settings: PageFeedbackSettings = {}) {
  return pageFeedbackLinks({ ...page, ...settings }, labels);
}

/** The query parameters of a report's address. */
function parametersOf(address: string | undefined): Record<string, string> {
  return Object.fromEntries(new URL(address ?? 'missing:').searchParams);
}

describe('the feedback links of a page', () => {
  test('are absent without a repository', () => {
    expect(linksOf({ githubRepo: '' })).toEqual({});
    expect(linksOf({ githubRepo: undefined })).toEqual({});
  });

  test('are only the problem report without a source path', () => {
    const { edit, infraIssue, pageIssue } = linksOf({ sourcePath: '' });
    expect(edit).toBeUndefined();
    expect(infraIssue).toBeUndefined();
    expect(pageIssue).toMatch(/^https:\/\/github\.com\/jenkins-infra\/jenkins\.io\/issues\/new\?/);
  });

  test.each([
    ['content/download/index.adoc', false],
    ['app/[locale]/(pages)/download/page.tsx', false],
    ['content/downloads/index.adoc', true],
    ['', true],
  ])('omit the infrastructure report for %j: %s', (sourcePath, isSkipped) => {
    expect(skipReportIssue(sourcePath)).toBe(isSkipped);
  });
});

describe('the edit link', () => {
  test('leads to the repository of the sources when problem reports go to another one', () => {
    const elsewhere = { sourceRepo: 'https://git.example.org/team/site', sourceBranch: 'main', githubBranch: 'unused' };
    const { edit, pageIssue } = linksOf({ ...elsewhere, githubRepo: 'team/reports' });
    expect(edit).toBe('https://git.example.org/team/site/edit/main/content/download/index.adoc');
    expect(pageIssue).toMatch(/^https:\/\/github\.com\/team\/reports\/issues\/new\?/);
    expect(parametersOf(pageIssue).body).toContain('(https://git.example.org/team/site/tree/main/content/download/index.adoc)');
  });

  test('survives the parentheses and brackets of route folders', () => {
    expect(linksOf({ sourcePath: 'app/[locale]/(pages)/[[...route]]/page.tsx' }).edit).toBe(
      'https://github.com/jenkins-infra/jenkins.io/edit/master/app/%5Blocale%5D/%28pages%29/%5B%5B...route%5D%5D/page.tsx',
    );
  });
});

describe('the problem report with the default form', () => {
  const source = 'https://github.com/jenkins-infra/jenkins.io/tree/master/content/download/index.adoc';

  test('names page and source, then asks its questions under headings, each with a line to replace', () => {
    expect(parametersOf(linksOf().pageIssue).body?.split('\n').filter(Boolean)).toEqual([
      `Problem with the page [Download & deploy](${page.url}) ([source file](${source}))`,
      '# What did you expect?',
      labels.answerPlaceholder,
      '# What do you see?',
      labels.answerPlaceholder,
      '# Screenshots',
      labels.screenshotsPlaceholder,
      '# Possible solution',
      `<!-- ${labels.solutionComment} -->`,
      'N/A',
    ]);
  });

  test.each([''])('calls the page unknown without a title (%j) and an address', (nothing) => {
    const parameters = parametersOf(linksOf({ pageTitle: nothing, url: nothing }).pageIssue);
    expect(parameters.title).toMatch(/^Unknown page - /);
    expect(parameters.body).toContain('[Unknown](http://unknown)');
  });
});

describe('the problem report with a form template', () => {
  test.each(['4-bug.yml'])('sends exactly labels, problem and template: %s', (template) => {
    expect(parametersOf(linksOf({ template }).pageIssue)).toEqual({
      labels: 'bug',
      template,
      problem: expect.stringMatching(/^\[Download & deploy\]\(.+\) page \(\[source file\]\(.+\)\)$/),
    });
  });
});

describe('the infrastructure report', () => {
  test.each(['4-bug.yml'])('goes to the helpdesk with the fields of its own form, whatever the template: %j', (template) => {
    const { infraIssue } = linksOf({ template });
    expect(infraIssue).toMatch(/^https:\/\/github\.com\/jenkins-infra\/helpdesk\/issues\/new\?/);
    expect(parametersOf(infraIssue)).toEqual({
      labels: 'triage',
      template: '1-report-issue.yml',
      summary: expect.stringMatching(/^\[Download & deploy\]\(.+\) page \(\[source file\]\(.+\)\)$/),
    });
  });
});

test('any page title and address arrive in the report unchanged', () => {
  const { pageIssue, infraIssue } = linksOf({ pageTitle: 'C & C++ #1 = 100%', url: 'https://www.jenkins.io/?q=a&labels=x' });
  for (const address of [pageIssue, infraIssue]) expect(address).not.toContain(' ');
  const { title, body } = parametersOf(pageIssue);
  expect(title).toContain('C & C++ #1 = 100% page');
  expect(body).toContain('(https://www.jenkins.io/?q=a&labels=x)');
  expect(parametersOf(infraIssue).summary).toContain('[C & C++ #1 = 100%](https://www.jenkins.io/?q=a&labels=x)');
});
