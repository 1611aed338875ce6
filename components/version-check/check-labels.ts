import type { PluralLabels } from '@/components/ui/plural-label';
import type { ReleaseLine } from '@/lib/download/downloads';
import type messages from '@/messages/en.json';

type Messages = typeof messages.pages.downloadCheck;
type Answers = Messages['answers'];

/** Messages with a number, in every plural form. */
type Plurals<Key extends string> = Readonly<Record<Key, PluralLabels>>;

/** The messages and URLs of a result. Messages have placeholders such as {version} and {latest}. */
export interface CheckLabels extends Pick<Messages, 'verdict' | 'stamp' | 'outdated' | 'changes'> {
  locale: string;
  answers: Pick<Answers, 'line' | 'yes' | 'no' | 'unclear' | 'supported'> & {
    safe: Omit<Answers['safe'], 'no' | 'atLeast'> & Plurals<'no' | 'atLeast'>;
    current: Omit<Answers['current'], 'noStable' | 'noWeekly'> & { no: Plurals<ReleaseLine> };
  };
  security: Messages['security'] & { advisory: string; advisoryNamed: string };
  plan: Omit<Messages['plan'], PlanPlural> & Plurals<PlanPlural>;
  /** What the records say about a version. */
  records: (typeof messages.parts.changelog)['records'];
  unrecorded: PluralLabels;
  /** The labels of the kinds of changes, in display order. */
  kinds: Readonly<Record<string, PluralLabels>>;
  /** The language of changes and notes, if it differs from the page's. */
  recordsLang?: string;
  addresses: {
    /** URL templates of release pages, with {version}; versions not in `translated` use `english`. */
    release: Readonly<Record<ReleaseLine, { own: string; english: string; translated: readonly string[] }>>;
    download: string;
    upgradeGuide: string;
    plugins: string;
    advisories: string;
    allReleases: string;
  };
}

type PlanPlural = 'closes' | 'closesSome' | 'stillUnsafe';
