import type { PluralLabels } from '@/components/ui/plural-label';

/** The messages and URLs of a result. Messages have placeholders such as {date}. */
export interface PluginCheckLabels {
  locale: string;
  result: {
    affected: PluralLabels;
    none: string;
    unclear: string;
    checked: PluralLabels;
    old: string;
    incomplete: string;
    noNames: string;
    advisories: string;
  };
  groups: Readonly<Record<'affected' | 'unclear' | 'unknown' | 'unreadable' | 'clear', string>>;
  texts: { after: string; unfixed: PluralLabels; unclear: string; unknown: string; unreadable: string };
  warning: { dated: string; fixed: string; some: string; unfixed: string };
  actions: { text: string; link: string; print: string };
  copy: { label: string; copy: string; copied: string; failed: string };
  advisoriesUrl: string;
  /** The page of a plugin, with the placeholder {name}. */
  pluginUrl: string;
}
