import { useLocale } from 'next-intl';
import { localText } from '@/lib/content/local-text';
import type { RecordTranslation } from '@/lib/content/record-translation';
import { Paragraphs } from './paragraphs';
import './record-words.css';

interface RecordWordsProps {
  record: { file: string; description?: string; quote?: string };
  translation: RecordTranslation;
}

/** The description and the quote of a record, as far as it has them, in the reader's language where they are translated. */
export function RecordWords({ record: { file, description, quote }, translation }: RecordWordsProps) {
  const locale = useLocale();
  const translated = translation[file];
  return (
    <>
      {description && <Paragraphs {...localText(translated?.description, description, locale)} />}
      {quote && (
        <blockquote className="quote">
          <Paragraphs {...localText(translated?.quote, quote, locale)} />
        </blockquote>
      )}
    </>
  );
}
