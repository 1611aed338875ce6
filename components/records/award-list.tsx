import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import { RecordText } from '@/components/records/record-text';
import { RecordTitle } from '@/components/records/record-title';
import { describeAll } from '@/lib/content/content-error';
import { loadTranslation, type Translation } from '@/lib/content/translation';
import { loadOrReport } from '@/lib/content/try-content';
import { recordPicture } from '@/lib/pictures/pictures';
import { type Award, awardsFolder, loadAwards } from '@/lib/records/awards';
import './records.css';

/** The awards, newest first, with error messages for invalid records. */
export function AwardList() {
  const t = useTranslations('pages.awards');
  const locale = useLocale();
  const loaded = loadOrReport(() => ({ awards: loadAwards(), translation: loadTranslation(awardsFolder, locale) }));
  const failed = describeAll(loaded.invalidRecords);
  const note = failed && (
    <p role="alert" className="error-text">
      {t('failed', { message: failed })}
    </p>
  );
  if (!loaded.ok) return note;
  return (
    <>
      {note}
      <ul className="record-list">
        {loaded.value.awards.map((award, index) => (
          <AwardCard
            key={award.file}
            award={award}
            translation={loaded.value.translation}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </ul>
    </>
  );
}

interface AwardCardProps {
  award: Award;
  translation: Translation;
  /** `eager` for a badge above the fold. */
  loading?: 'eager' | 'lazy';
}

/** An award with its badge, description, and quote, if the record has them. */
export function AwardCard({ award, translation, loading }: AwardCardProps) {
  const { year, title, url, image } = award;
  return (
    <li className="record-card">
      {image && (
        <div className="award-badge">
          <Picture {...recordPicture('awards', award)} alt={title} loading={loading} />
        </div>
      )}
      <div className="record-text">
        <RecordTitle title={title} url={url} />
        {!title.includes(String(year)) && (
          <div className="record-facts">
            <p className="record-fact">{year}</p>
          </div>
        )}
        <RecordText record={award} translation={translation} />
      </div>
    </li>
  );
}
