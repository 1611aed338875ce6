import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { ItemList } from '@/components/ui/item-list';
import { OutlinedText } from '@/components/ui/outlined-text';
import { FactCard } from './fact-card';
import './events.css';

const areas = ['stories', 'jenkins', 'integrations', 'platforms', 'development', 'governance'] as const;
const steps = ['write', 'share', 'post', 'answer'] as const;
const offers = ['webinar', 'hosts', 'promotion', 'recordings', 'feedback'] as const;
const resources = ['meetup', 'recordings', 'policy', 'conduct', 'local'] as const;

const logo = 'events/256.png';

/** The online meetup at a glance, with its logo. */
export function MeetupFacts() {
  const t = useTranslations('pages.onlineMeetup');
  return (
    <FactCard
      label={t('facts.label')}
      picture={<ListedPicture id={logo} alt={t('logo')} loading="eager" className="event-logo" />}
      facts={[
        { name: t('facts.place'), value: t('facts.online') },
        { name: t('facts.language'), value: t('facts.english') },
        { name: t('facts.talks'), value: <a href="#speaking">{t('facts.anyone')}</a> },
        {
          name: t('facts.recordings'),
          value: <DestinationLink to="meetupRecordings">{t('facts.channel')}</DestinationLink>,
        },
      ]}
      action={
        <DestinationLink to="onlineMeetupGroup" className="button">
          {t('facts.action')}
        </DestinationLink>
      }
    />
  );
}

/** The sections of the page about the online meetup. */
export function OnlineMeetupText() {
  const t = useTranslations('pages.onlineMeetup');
  const parts = useTranslations('parts');
  const tags = richTags();
  return (
    <OutlinedText
      label={parts('contents')}
      sections={[
        {
          id: 'areas-of-interest',
          title: t('areas.title'),
          body: (
            <>
              <p>{t('areas.intro')}</p>
              <ItemList items={areas.map((key) => t.rich(`areas.items.${key}`, tags))} />
            </>
          ),
        },
        {
          id: 'speaking',
          title: t('speaking.title'),
          body: <p>{t('speaking.intro')}</p>,
          parts: [
            {
              id: 'application-steps',
              title: t('speaking.stepsTitle'),
              body: (
                <>
                  <ItemList ordered items={steps.map((key) => t.rich(`speaking.steps.${key}`, tags))} />
                  <p>{t.rich('speaking.private', tags)}</p>
                </>
              ),
            },
          ],
        },
        {
          id: 'hosting-meetups',
          title: t('hosting.title'),
          body: <p>{t.rich('hosting.intro', tags)}</p>,
          parts: [
            {
              id: 'what-we-offer',
              title: t('hosting.offerTitle'),
              body: <ItemList items={offers.map((key) => t.rich(`hosting.offer.${key}`, tags))} />,
            },
          ],
        },
        {
          id: 'resources',
          title: t('resources.title'),
          body: <ItemList items={resources.map((key) => t.rich(`resources.items.${key}`, tags))} />,
        },
        { id: 'sponsors', title: t('sponsors.title'), body: <p>{t.rich('sponsors.text', tags)}</p> },
      ]}
    >
      <div className="section-2">
        <p>{t.rich('about', tags)}</p>
      </div>
    </OutlinedText>
  );
}
