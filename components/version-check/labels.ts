import type { PluralLabels } from '@/components/ui/plural-label';
import type { Verdict } from '@/lib/changelog/version-check';
import type { ReleaseLine } from '@/lib/download/downloads';

interface VerdictLabels {
  title: string;
  text: string;
}

/** The messages and URLs of a result. Messages have placeholders such as {version} and {newest}. */
export interface CheckLabels {
  locale: string;
  verdict: Readonly<Record<Verdict, VerdictLabels>>;
  /** The words of the stamps. */
  stamp: Readonly<Record<'good' | 'upgrade' | 'unserved', string>>;
  asOf: string;
  outdated: { text: string; releases: string; unclear: string };
  answers: {
    /** Contains {title} and {answer}. */
    line: string;
    yes: string;
    no: string;
    unclear: string;
    supported: {
      title: string;
      yesStable: string;
      yesWeekly: string;
      noStable: string;
      noStableUndated: string;
      noWeekly: string;
      unclear: string;
    };
    safe: { title: string; yes: string; no: PluralLabels; atLeast: PluralLabels; unclear: string };
    current: { title: string; yes: string; no: Readonly<Record<ReleaseLine, PluralLabels>>; older: string; unclear: string };
  };
  security: { title: string; advisory: string; advisoryNamed: string; all: string };
  plan: PlanLabels;
  changes: {
    title: string;
    loading: string;
    failed: string;
    since: string;
    sinceOldest: string;
    none: string;
    incomplete: string;
    kind: string;
  };
  /** The labels of the kinds of changes, in display order. */
  kinds: Readonly<Record<string, string>>;
  /** The language of changes and notes, if it differs from the page's. */
  recordsLang?: string;
  addresses: {
    /** URL templates of release pages, with {version}; versions not in `translated` use `english`. */
    release: Readonly<Record<ReleaseLine, { own: string; english: string; translated: readonly string[] }>>;
    download: string;
    upgradeGuide: string;
    plugins: string;
    advisories: string;
    allReleases: Readonly<Record<ReleaseLine, string>>;
  };
}

/** The messages of the plan. They contain placeholders such as {newest}. */
interface PlanLabels {
  title: string;
  intro: string;
  backup: string;
  plugins: string;
  checkPlugins: string;
  firstStep: string;
  closes: PluralLabels;
  closesSome: PluralLabels;
  java: string;
  javaStep: string;
  javaShared: string;
  javaNone: string;
  notes: string;
  install: string;
  installDated: string;
  after: string;
  stillUnsafe: PluralLabels;
  download: string;
  changelog: string;
  guide: string;
  print: string;
}
