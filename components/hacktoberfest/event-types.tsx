import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import './hacktoberfest.css';

const eventTypes = ['contributingIntro', 'hackathon', 'hackergarten', 'friends'] as const;

/** The types of events that Jenkins promotes, in rows. */
export function EventTypes() {
  const t = useTranslations('pages.hacktoberfestEventKit.eventTypes');
  const tags = richTags();
  return (
    <ul className="projects">
      {eventTypes.map((type) => (
        <li key={type} className="project">
          <h4 className="subheading pb-0">{t(`${type}.name`)}</h4>
          <p>{t.rich(`${type}.gist`, tags)}</p>
        </li>
      ))}
    </ul>
  );
}
