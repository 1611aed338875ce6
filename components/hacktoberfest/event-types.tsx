import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import './hacktoberfest.css';

const eventTypes = ['contributingIntro', 'hackathon', 'hackergarten', 'friends'] as const;

/** The types of events that Jenkins promotes, below each other. */
export function EventTypes() {
  const t = useTranslations('pages.hacktoberfestEventKit.eventTypes');
  const tags = richTags();
  return (
    <ul className="event-types">
      {eventTypes.map((type) => (
        <li key={type}>
          <h3 className="event-type-name">{t(`${type}.name`)}</h3>
          <p>{t.rich(`${type}.gist`, tags)}</p>
        </li>
      ))}
    </ul>
  );
}
