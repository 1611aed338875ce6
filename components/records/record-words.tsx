import { useLocale } from 'next-intl';
import { type Translation, translateRecord } from '@/lib/content/translation';
import { type RecordTexts, translatableRecord } from '@/lib/records/record-texts';
import { Paragraphs } from './paragraphs';

interface RecordWordsProps {
  record: RecordTexts;
  translation: Translation;
}

/** The description and the quote of a record, as far as it has them, in the reader's language where they are translated. */
export function RecordWords({ record, translation }: RecordWordsProps) {
  const { description, quote } = translateRecord(translatableRecord(record), translation, useLocale());
  return (
    <>
      {description && <Paragraphs {...description} />}
      {quote && (
        <blockquote className="quote">
          <Paragraphs {...quote} />
        </blockquote>
      )}
    </>
  );
}
