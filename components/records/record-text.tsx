import { useLocale } from 'next-intl';
import { type Translation, translateRecord } from '@/lib/content/translation';
import { type RecordTexts, translatableRecord } from '@/lib/records/record-texts';
import { Paragraphs } from './paragraphs';
import './records.css';

interface RecordTextProps {
  record: RecordTexts;
  translation: Translation;
}

/** A record's description and quote, translated where a translation exists. */
export function RecordText({ record, translation }: RecordTextProps) {
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
