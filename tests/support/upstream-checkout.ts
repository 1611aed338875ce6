import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many records of each kind to generate; each kind cycles through all its variants. */
export interface CheckoutSize {
  weekly: number;
  lts: number;
  events: number;
  upgrades: number;
  logos: number;
  awards: number;
  books: number;
  initiatives: number;
  supporters: number;
  slides: number;
}

/** One of each variant. */
export const smallCheckout: CheckoutSize = {
  weekly: 14,
  lts: 8,
  events: 12,
  upgrades: 3,
  logos: 3,
  awards: 2,
  books: 2,
  initiatives: 8,
  supporters: 4,
  slides: 4,
};

/** At least as many as the Jenkins project has. */
export const wholeCheckout: CheckoutSize = {
  weekly: 476,
  lts: 124,
  events: 300,
  upgrades: 92,
  logos: 80,
  awards: 15,
  books: 7,
  initiatives: 95,
  supporters: 23,
  slides: 7,
};

/** Pages that only redirect: to a page of this site, to another host, and from a folder. */
const redirects = [
  ['artwork-page.adoc', '---\nlayout: redirect\nredirect_url: /artwork/\n---\n'],
  ['report.md', '---\nlayout: redirect\nredirect_url: https://example.org/report/\n---\n'],
  ['plugin/index.adoc', '---\nlayout: redirect\nredirect_url: /doc/book/\n---\n'],
] as const;

/** Generates a folder like a checkout of the Jenkins project's website, with valid records in every format found in its files. */
export function makeCheckout(root: string, size: CheckoutSize): void {
  const write = (file: string, text: string) => {
    const path = join(root, 'content/_data', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const [name, text] of redirects) write(`../redirect/${name}`, text);
  write('changelogs/weekly.yml', weeklyChangelog(size.weekly));
  write('changelogs/lts.yml', ltsChangelog(size.lts));
  write('changelogs/tested_configurations.yml', testedConfigurations);
  for (const [name, text] of events(size.events)) write(`events/${name}`, text);
  for (let index = 0; index < size.upgrades; index += 1) write(`upgrades/${upgradeName(index)}`, upgradeNotes(index));
  for (let index = 0; index < size.logos; index += 1) write(`logo/logo-${index}.yml`, logo(index));
  for (let index = 0; index < size.awards; index += 1) write(`awards/20${10 + index}-${index}.yml`, award(index));
  for (let index = 0; index < size.books; index += 1) write(`books/Book_${index}.yml`, book(index));
  write('roadmap/roadmap.yml', roadmap(size.initiatives));
  write('roadmap/archive.yml', `categories:\n  - name: Done\n    initiatives:\n${initiative(0, 'released')}`);
  write('indexpage/thank_you.yml', thankYou);
  write('indexpage/supporters.yml', list(size.supporters, supporter));
  write('indexpage/carousel.yml', `# The first slide is shown first.\n${list(size.slides, slide)}`);
  // A file that the import ignores.
  write('donors/donors.json', '[]\n');
}

function list(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** A day, counted from 2016-01-01. */
function day(number: number): string {
  return new Date(Date.UTC(2016, 0, 1 + number)).toISOString().slice(0, 10);
}

/** A change with every format of references, authors and messages; indented by `blanks`. */
function change(index: number, blanks: string): string {
  const forms = [
    `- type: rfe
  category: rfe
  pull: ${1000 + index}
  authors:
    - a-handle
    - dependabot[bot]
  pr_title: "Make it faster "
  message: |-
    Change ${index} makes <code>things</code> faster.
`,
    `- type: security
  message: Fixes.
  references:
    - url: /security/advisory/2024-01-24/
      title: security advisory
  # pull: ${2000 + index} (PR title: Bump something)
`,
    `- type: major bug
  category: regression
  pull: 27001
  issue: 26990
  authors: ["renovate[bot]", Jo Doe]
  references:
  message: >
    Folded words of change ${index},
    over two lines, with a <a href="/redirect/java-support/">link</a>.
`,
    `- type: bug
  category: bug
  issue: ${41000 + index}
  authors:
  references:
    - issue: ${41000 + index}
    - pull: ${3000 + index}
    - url: https://example.org/releases/${index}
      title: release notes
  message: |-
    A stray & and a < sign, and <f:form> in <code><f:form></code>.
`,
    `- type: rfe
  message: "* Begins as a list does, with \`code\`"
  authors:
    - "TODO: Jo Doe (jo@example.org)"
`,
  ];
  const text = forms[index % forms.length] ?? '';
  return text
    .split('\n')
    .map((line) => (line ? blanks + line : line))
    .join('\n');
}

const comment = '# A comment block, as the files have one at both ends.\n';

function weeklyChangelog(count: number): string {
  const release = (index: number) => {
    const version = `2.${index + 1}`;
    const quote = index % 4 === 0 ? '"' : "'";
    const date = index === count - 2 ? '' : `    date: ${day(7 * index)}\n`;
    const banner = index % 13 === 5 ? '    banner: >\n      Note (<2.899) <br /> <ol><li>one</li></ol>\n' : '';
    const changes =
      index % 60 === 7 ? '    changes: []\n' : `    changes:\n${list(4, (number) => change(index + number, '      '))}`;
    return `  - version: ${quote}${version}${quote}\n${date}${banner}${changes}`;
  };
  return `${comment}${list(count, release)}${comment}`;
}

function ltsChangelog(count: number): string {
  const release = (index: number) => {
    const version = ltsVersion(index);
    const quoted = index % 4 === 3 ? version : `"${version}"`;
    const baseline = index % 4 === 0;
    const number = version.split('.').slice(0, 2).join('.');
    const lts = baseline
      ? `  lts_baseline: ${index % 8 === 0 ? number : `'${number}'`}\n  lts_predecessor: ${ltsVersion(Math.max(0, index - 1))}\n  lts_changes: []\n`
      : '';
    const changes = index % 40 === 2 ? '  changes: []\n' : `  changes:\n${list(3, (place) => change(index + place, '    '))}`;
    return `- version: ${quoted}\n  date: ${day(28 * index)}\n${lts}${changes}`;
  };
  return `---\n${comment}${list(count, release)}${comment}`;
}

/** Four releases of each baseline; no baseline ends in 0, which an unquoted number would lose. */
function ltsVersion(index: number): string {
  return `2.${7 + 12 * Math.floor(index / 4) + (Math.floor(index / 4) % 5 === 4 ? 1 : 0)}.${(index % 4) + 1}`;
}

const testedConfigurations = `---
lts:
  platforms:
    - value: Linux
      from: "1.0"
    - value: Windows
      from: "1.0"
  jdks:
    - value: "17"
      from: "2.7.1"
      to: "2.55.2"
    - value: "21"
      from: "2.31.1"
`;

/** Places of events, with the slugs in their file names. */
const places = [
  ['Brussels, Belgium', 'brussels'],
  ['Denver, Colorado', 'denver'],
  ['Neuchâtel, Suisse', 'neuchatel'],
  ['Online', 'online'],
  ['Virtual', 'online'],
  ['Online Meetup', 'online'],
] as const;

/** Valid events by file name: real names contain topics, capitals, accents, spaces or no extension. */
function events(count: number): [string, string][] {
  return Array.from({ length: count }, (_, index) => {
    const [location, place] = places[index % places.length] ?? places[0];
    const date = day(index);
    const dates = [
      `date: "${date}T08:30:00"`,
      `date: ${date}T9:00:00\nendDate: ${date}T18:00`,
      `date: “${date}T13:00”`,
      `date: '${date}'`,
    ];
    const names = [
      `${date}-${place}.adoc`,
      `${date}-gsoc-phase1-demos.adoc`,
      `${date}-Neuchâtel: Jenkins.adoc`,
      `${date}-${place}`,
      `${date.slice(0, 4)}-${place}-jam-${index}.adoc`,
    ];
    const link = index % 5 === 0 ? '/events/online-meetup/' : `"https://www.meetup.com/group-${index}/"`;
    const body = index % 2 === 0 ? `\nEvent ${index} with *bold* words and https://example.org/${index}[a link].\n` : '';
    const text = `---\ntitle: "Event ${index}: a title"\nlocation: ${location}\n${dates[index % dates.length]}\nlink: ${link}\n---\n${body}`;
    return [names[index % names.length] ?? '', text];
  });
}

function upgradeName(index: number): string {
  return `${ltsVersion(index).replaceAll('.', '-')}.adoc`;
}

function upgradeNotes(index: number): string {
  return `==== Java ${index}

As of this release, plugin:git-client[Git client plugin] and plugin:git[] need link:/doc/book/[the _new_ Java].

. Stop the controller.
. Install it:
+
[source,bash]
----
sudo apt-get install https://example.org/plugin:git[x]
----

WARNING: Back up *first*, see https://www.jenkins.io/blog/.

[NOTE]
====
See link:windows[the guide for Windows].
====
`;
}

function logo(index: number): string {
  const other = index % 3 === 0 ? 'vector:\nsource: An event\n' : `vector: logos/logo-${index}/logo.svg\n`;
  return `name: Logo ${index}\nurl: logos/logo-${index}/logo.png\nurl_256: logos/logo-${index}/256.png\n${other}`;
}

function award(index: number): string {
  return `year: ${2010 + index}\ntitle: Award ${index}\nimage: award-${index}.png\nurl: https://example.org/award/${index}\n`;
}

function book(index: number): string {
  return `title: Book ${index}\nauthor: Jo Doe\npublisher: A publisher\npublication_year: ${2010 + index}\nurl: https://example.org/book/${index}\n`;
}

function roadmap(count: number): string {
  const perCategory = 12;
  const categories = list(Math.ceil(count / perCategory), (category) => {
    const first = category * perCategory;
    const initiatives = list(Math.min(perCategory, count - first), (index) =>
      initiative(first + index, ['released', 'current', 'future'][index % 3] ?? ''),
    );
    return `  - name: Category ${category}\n    initiatives:\n${initiatives}`;
  });
  const statuses = list(3, (index) => {
    const id = ['released', 'current', 'future'][index];
    return `  - id: ${id}\n    displayName: ${id}\n    description: What is ${id}.\n`;
  });
  return `statuses:\n${statuses}labels:\n  - name: feature\n    displayName: Features\n    link: /sigs/docs\ncategories:\n${categories}`;
}

function initiative(index: number, status: string): string {
  const label = index % 7 === 6 ? 'community' : 'feature';
  return `      - name: Initiative ${index}\n        description: What it is about.\n        status: ${status}\n        link: https://example.org/initiative/${index}\n        labels: [${label}]\n`;
}

const thankYou = `- RUN_DATE: "2026-07-28T07-43-38Z"
  MONTH: 2026-06
  GH_HANDLE: "a-handle"
  FULL_NAME: ''
  COMPANY: ''
  GH_HANDLE_URL: "https://github.com/a-handle"
  GH_HANDLE_AVATAR: "https://avatars.githubusercontent.com/u/1?v=4"
  NBR_PR: "24"
  REPOSITORIES: "jenkinsci/docker jenkinsci/jenkins"
`;

function supporter(index: number): string {
  return `- name: Supporter ${index}\n  url: https://supporter-${index}.example/\n${index % 4 === 0 ? `  logo: supporter-${index}.svg\n` : ''}`;
}

/** Half of the records have Ruby symbols as keys. */
function slide(index: number): string {
  const colon = index % 2 === 0 ? ':' : '';
  const href = ['/blog/', 'https://www.jenkins.io/blog/', 'participate', '/download/'][index % 4];
  return `- ${colon}href: ${href}
  ${colon}title: Slide ${index}
  ${colon}intro: >
    Words over
    two lines.
  ${colon}image:
    ${colon}src: images/slide-${index}.png
    ${colon}height: 285px
  ${colon}call_to_action:
    ${colon}text: Read on
    ${colon}href: ${href}
`;
}
