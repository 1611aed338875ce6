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

  test('are all three for a source below /download/', () => {
    expect(Object.values(linksOf()).filter(Boolean)).toHaveLength(3);
  });

  test('are all three for a page below /download/ that is made of records', () => {
    const made = { sourcePath: 'content/downloads', pageFile: 'app/[locale]/(pages)/download/page.tsx' };
    expect(Object.values(linksOf(made)).filter(Boolean)).toHaveLength(3);
  });

  test('have no infrastructure report for other sources', () => {
    expect(linksOf({ sourcePath: 'app/[locale]/(pages)/project/roadmap/page.tsx' }).infraIssue).toBeUndefined();
  });

  test.each([
    ['content/download/index.adoc', false],
    ['app/[locale]/(pages)/download/page.tsx', false],
    ['download/index.adoc', true],
    ['content/downloads/index.adoc', true],
    ['content/download.adoc', true],
    ['', true],
  ])('omit the infrastructure report for %j: %s', (sourcePath, isSkipped) => {
    expect(skipReportIssue(sourcePath)).toBe(isSkipped);
  });
});

describe('the edit link', () => {
  test('opens the source in the configured branch', () => {
    expect(linksOf({ githubBranch: 'main' }).edit).toBe(
      'https://github.com/jenkins-infra/jenkins.io/edit/main/content/download/index.adoc',
    );
  });

  test('opens the master branch by default', () => {
    expect(linksOf().edit).toBe('https://github.com/jenkins-infra/jenkins.io/edit/master/content/download/index.adoc');
  });

  test('leads to a folder, in which a visitor chooses a file', () => {
    expect(linksOf({ sourcePath: 'content/books' }).edit).toBe(
      'https://github.com/jenkins-infra/jenkins.io/tree/master/content/books',
    );
  });

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

  test('goes to the page’s repository with label, template, title and body', () => {
    const { pageIssue } = linksOf();
    expect(pageIssue).toMatch(/^https:\/\/github\.com\/jenkins-infra\/jenkins\.io\/issues\/new\?/);
    expect(parametersOf(pageIssue)).toEqual({
      labels: 'bug',
      template: '4-bug.md',
      title: `Download & deploy page - ${labels.summaryPlaceholder}`,
      body: expect.any(String),
    });
  });

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

  test('has no line that starts with a space, with or without a source', () => {
    for (const sourcePath of ['', 'content/download/index.adoc']) {
      const { body = '' } = parametersOf(linksOf({ sourcePath }).pageIssue);
      expect(body.split('\n').length).toBeGreaterThan(6);
      expect(body).not.toMatch(/^[ \t]/m);
    }
  });

  test('does not name an unknown source', () => {
    const { body } = parametersOf(linksOf({ sourcePath: '' }).pageIssue);
    expect(body).toContain(`Problem with the page [Download & deploy](${page.url})\n`);
    expect(body).not.toContain('source file');
  });

  test('is used if the template’s name is not that of a form', () => {
    expect(parametersOf(linksOf({ template: '5-other.md' }).pageIssue)).toMatchObject({
      labels: 'bug',
      template: '4-bug.md',
    });
  });

  test('escapes brackets in a title and parentheses in a source', () => {
    const { body } = parametersOf(linksOf({ pageTitle: 'What [is] CI?', sourcePath: 'app/[locale]/(pages)/page.tsx' }).pageIssue);
    expect(body).toContain(`[What \\[is\\] CI?](${page.url})`);
    expect(body).toContain('/tree/master/app/%5Blocale%5D/%28pages%29/page.tsx))');
  });

  test.each([undefined, ''])('calls the page unknown without a title (%j) and an address', (nothing) => {
    const parameters = parametersOf(linksOf({ pageTitle: nothing, url: nothing }).pageIssue);
    expect(parameters.title).toMatch(/^Unknown page - /);
    expect(parameters.body).toContain('[Unknown](http://unknown)');
  });
});

describe('the problem report with a form template', () => {
  test.each(['4-bug.yml', '4-bug.yaml'])('sends exactly labels, problem and template: %s', (template) => {
    expect(parametersOf(linksOf({ template }).pageIssue)).toEqual({
      labels: 'bug',
      template,
      problem: expect.stringMatching(/^\[Download & deploy\]\(.+\) page \(\[source file\]\(.+\)\)$/),
    });
  });

  test('omits an unknown source', () => {
    expect(parametersOf(linksOf({ template: '4-bug.yml', sourcePath: '' }).pageIssue).problem).toBe(
      `[Download & deploy](${page.url}) page`,
    );
  });

  test.each(['bug.yml.md', 'yaml', 'yml'])('is not used for a name like "%s"', (template) => {
    expect(parametersOf(linksOf({ template }).pageIssue).template).toBe('4-bug.md');
  });
});

describe('the infrastructure report', () => {
  test.each(['', '4-bug.yml', '4-bug.md'])(
    'goes to the helpdesk with the fields of its own form, whatever the template: %j',
    (template) => {
      const { infraIssue } = linksOf({ template });
      expect(infraIssue).toMatch(/^https:\/\/github\.com\/jenkins-infra\/helpdesk\/issues\/new\?/);
      expect(parametersOf(infraIssue)).toEqual({
        labels: 'triage',
        template: '1-report-issue.yml',
        summary: expect.stringMatching(/^\[Download & deploy\]\(.+\) page \(\[source file\]\(.+\)\)$/),
      });
    },
  );
});

test('any page title and address arrive in the report unchanged', () => {
  const { pageIssue, infraIssue } = linksOf({ pageTitle: 'C & C++ #1 = 100%', url: 'https://www.jenkins.io/?q=a&labels=x' });
  for (const address of [pageIssue, infraIssue]) expect(address).not.toContain(' ');
  const { title, body } = parametersOf(pageIssue);
  expect(title).toContain('C & C++ #1 = 100% page');
  expect(body).toContain('(https://www.jenkins.io/?q=a&labels=x)');
  expect(parametersOf(infraIssue).summary).toContain('[C & C++ #1 = 100%](https://www.jenkins.io/?q=a&labels=x)');
});
