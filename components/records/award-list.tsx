import { useLocale } from 'next-intl';
import { WithRecords } from '@/components/errors/with-records';
import { Picture } from '@/components/pictures/picture';
import { RecordText } from '@/components/records/record-text';
import { RecordTitle } from '@/components/records/record-title';
import { loadTranslation, type Translation } from '@/lib/content/translation';
import { recordPicture } from '@/lib/pictures/pictures';
import { type Award, awardsFolder, loadAwards } from '@/lib/records/awards';
import './records.css';

/** The awards, newest first, with error messages for invalid records. */
export function AwardList() {
  const locale = useLocale();
  return (
    <WithRecords route="awards" load={() => ({ awards: loadAwards(), translation: loadTranslation(awardsFolder, locale) })}>
      {({ awards, translation }) => (
        <ul className="shelf">
          {awards.map((award, index) => (
            <AwardCard key={award.file} award={award} translation={translation} loading={index === 0 ? 'eager' : 'lazy'} />
          ))}
        </ul>
      )}
    </WithRecords>
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
      <div className="shelf-board">
        {image && (
          <div className="award-badge">
            <Picture {...recordPicture('awards', award)} alt={title} loading={loading} />
          </div>
        )}
      </div>
      <div className="record-text">
        <div className="record-head">
          <RecordTitle title={title.includes(String(year)) ? title : `${title}, ${year}`} url={url} />
        </div>
        <RecordText record={award} translation={translation} />
      </div>
    </li>
  );
}
