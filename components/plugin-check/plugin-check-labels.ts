import type { PluralLabels } from '@/components/ui/plural-label';
import type messages from '@/messages/en.json';

type Messages = typeof messages.pages.pluginCheck;
type PluralResult = 'affected' | 'checked' | 'uncertain';

/** The messages and URLs of a result. Messages have placeholders such as {date}. */
export interface PluginCheckLabels extends Pick<Messages, 'groups' | 'warning' | 'actions'> {
  locale: string;
  result: Omit<Messages['result'], PluralResult> & Record<PluralResult, PluralLabels>;
  texts: Omit<Messages['texts'], 'unfixed'> & { unfixed: PluralLabels };
  copy: (typeof messages)['parts']['copy'];
  advisoriesUrl: string;
  /** The page of a plugin, with the placeholder {name}. */
  pluginUrl: string;
}
