import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { OutlinedText } from '@/components/ui/outlined-text';
import type { Hacktoberfest } from '@/lib/events/hacktoberfest';
import { Resources } from './resources';
import './hacktoberfest.css';

/** The sections of the event kit (docs/behavior.md, Hacktoberfest). */
export function EventKitText({ facts }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfestEventKit');
  const parts = useTranslations('parts');
  return (
    <OutlinedText
      label={parts('contents')}
      sections={[
        { id: 'introduction', title: t('introduction.title'), body: <Introduction /> },
        { id: 'how-to-organize-an-event', title: t('howTo.title'), body: <HowTo /> },
        { id: 'sample-agenda-and-resources', title: t('agenda.title'), body: <Agenda /> },
        { id: 'reusable-slidedecks', title: t('slideDecks.title'), body: <SlideDecks facts={facts} /> },
        { id: 'swag', title: t('swag.title'), body: <Swag facts={facts} /> },
        { id: 'useful-links', title: t('usefulLinks.title'), body: <UsefulLinks /> },
      ]}
    >
      <Note>{t.rich('general', richTags())}</Note>
    </OutlinedText>
  );
}

function Introduction() {
  const t = useTranslations('pages.hacktoberfestEventKit.introduction');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('online', tags)}</p>
      <p>{t.rich('october', tags)}</p>
    </>
  );
}

const steps = ['venue', 'schedule', 'register', 'list'] as const;

function HowTo() {
  const t = useTranslations('pages.hacktoberfestEventKit.howTo');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('organizer', tags)}</p>
      <p>{t.rich('host', tags)}</p>
      <p>{t('steps')}</p>
      <ItemList ordered items={steps.map((step) => t.rich(step, tags))} />
    </>
  );
}

const eventTypes = ['contributingIntro', 'hackathon', 'hackergarten', 'friends'] as const;

function Agenda() {
  const t = useTranslations('pages.hacktoberfestEventKit.agenda');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('reuse', tags)}</p>
      <ul className="event-types">
        {eventTypes.map((type) => (
          <li key={type} className="event-type">
            <h3 className="event-type-name">{t(`${type}.name`)}</h3>
            <p>{t.rich(`${type}.gist`, tags)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function SlideDecks({ facts: { slideDecks } }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfestEventKit.slideDecks');
  return (
    <>
      <p>{t('lead')}</p>
      <Resources resources={slideDecks} />
    </>
  );
}

function Swag({ facts: { swagYear } }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfestEventKit.swag');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('organizers', tags)}</p>
      <p>{t.rich('stickers', { ...tags, swagYear })}</p>
    </>
  );
}

const usefulLinks = ['kit', 'jam', 'groups', 'participate'] as const;

function UsefulLinks() {
  const t = useTranslations('pages.hacktoberfestEventKit.usefulLinks');
  const tags = richTags();
  return <ItemList items={usefulLinks.map((link) => t.rich(link, tags))} />;
}
