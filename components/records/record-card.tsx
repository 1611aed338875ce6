import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressLink } from '@/components/links/address-link';
import { LocalizedText } from '@/components/ui/localized-text';
import type { LocalText } from '@/lib/content/local-text';
import { type Translation, translateRecord } from '@/lib/content/translation';
import { type RecordTexts, translatableRecord } from '@/lib/records/record-texts';
import './records.css';

interface RecordCardProps {
  record: RecordTexts & { url?: string };
  title: string;
  picture: ReactNode;
  /** Below the title. */
  facts?: ReactNode;
  translation: Translation;
  isLarge?: boolean;
}

/** A record on a shelf, with its description and quote, translated where a translation exists. Its title links to its address. */
export function RecordCard({ record, title, picture, facts, translation, isLarge = false }: RecordCardProps) {
  const { description, quote } = translateRecord(translatableRecord(record), translation, useLocale());
  return (
    <li className={isLarge ? 'record-card record-large' : 'record-card'}>
      <div className="shelf-board">{picture}</div>
      <div className="record-text">
        <div className="flex flex-col gap-2 max-sm:self-center">
          <h2 className="record-title">
            {record.url ? (
              <AddressLink address={record.url} newTab>
                {title}
              </AddressLink>
            ) : (
              title
            )}
          </h2>
          {facts}
        </div>
        {description && <Paragraphs {...description} />}
        {quote && (
          <blockquote className="quote">
            <Paragraphs {...quote} />
          </blockquote>
        )}
      </div>
    </li>
  );
}

/** A text, split into paragraphs at blank lines. */
function Paragraphs({ text, lang }: LocalText) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph}>
      <LocalizedText text={paragraph} lang={lang} />
    </p>
  ));
}
