import { useLocale } from 'next-intl';
import { WithRecords } from '@/components/errors/with-records';
import { Picture } from '@/components/pictures/picture';
import { loadTranslation, type Translation } from '@/lib/content/translation';
import { recordPicture } from '@/lib/pictures/pictures';
import { type Award, awardsFolder, loadAwards } from '@/lib/records/awards';
import { RecordCard } from './record-card';
import './records.css';

/** The awards, newest first, with error messages for invalid records. */
export function AwardList() {
  const locale = useLocale();
  return (
    <WithRecords route="awards" load={() => ({ awards: loadAwards(), translation: loadTranslation(awardsFolder, locale) })}>
      {({ awards, translation }) => (
        <ul className="shelf">
          {awards.map((award, index) => (
            <AwardCard key={award.file} award={award} translation={translation} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </WithRecords>
  );
}

interface AwardCardProps {
  award: Award;
  translation: Translation;
  /** Whether its badge is large and above the fold. */
  isFirst?: boolean;
}

/**
 * An award with its badge, description, and quote, if the record has them. Badges come in many sizes: each is shown whole and not
 * enlarged on a mat of fixed size.
 */
export function AwardCard({ award, translation, isFirst = false }: AwardCardProps) {
  const { year, title, image } = award;
  return (
    <RecordCard
      record={award}
      title={title.includes(String(year)) ? title : `${title}, ${year}`}
      isLarge={isFirst && image !== undefined}
      translation={translation}
      picture={
        image && (
          <Picture
            {...recordPicture('awards', award)}
            alt={title}
            loading={isFirst ? 'eager' : 'lazy'}
            className={`${isFirst ? 'sm:size-72' : 'sm:size-40'} size-24 shrink-0 rounded-t bg-mat object-scale-down p-1 text-mat-on data-missing:object-fill data-missing:p-0`}
          />
        )
      }
    />
  );
}
