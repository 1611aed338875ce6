import { useTranslations } from 'next-intl';
import { FactCard } from '@/components/events/fact-card';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { OutlinedText } from '@/components/ui/outlined-text';
import type { Jam } from '@/lib/events/jam';
import { FoodSponsor, RecordingSponsor, Sponsoring, VenueSponsor } from './jam-sponsors';

/** What area meetups are, and where to find one. */
export function JamFacts() {
  const t = useTranslations('pages.jam.facts');
  return (
    <FactCard
      label={t('label')}
      facts={[
        { name: t('topics'), value: t('jenkins') },
        { name: t('hosts'), value: t('volunteers') },
        { name: t('support'), value: <DestinationLink to="cdf">{t('foundation')}</DestinationLink> },
        { name: t('none'), value: <a href="#getting-started">{t('start')}</a> },
      ]}
      action={
        <DestinationLink to="cdfMeetups" className="button">
          {t('action')}
        </DestinationLink>
      }
    />
  );
}

/** The sections of the page about area meetups (docs/behavior.md, Area meetups). */
export function JamText({ facts }: { facts: Jam }) {
  const t = useTranslations('pages.jam');
  const parts = useTranslations('parts');
  return (
    <OutlinedText
      label={parts('contents')}
      sections={[
        { id: 'how-to-find-meetups', title: t('find.title'), body: <Find /> },
        { id: 'jams-program-status', title: t('status.title'), body: <Status facts={facts} /> },
        {
          id: 'organizing-meetups',
          title: t('organizing.title'),
          parts: [
            { id: 'getting-started', title: t('gettingStarted.title'), body: <GettingStarted /> },
            { id: 'cicd-and-jam-support', title: t('support.title'), body: <Support /> },
            { id: 'best-practices', title: t('practices.title'), body: <BestPractices /> },
            { id: 'stepping-down', title: t('steppingDown.title'), body: <SteppingDown /> },
          ],
        },
        {
          id: 'supporting-a-meetup-group',
          title: t('sponsoring.title'),
          body: <Sponsoring facts={facts} />,
          parts: [
            { id: 'food-sponsor', title: t('food.title'), body: <FoodSponsor facts={facts} /> },
            { id: 'venue-sponsor', title: t('venue.title'), body: <VenueSponsor facts={facts} /> },
            { id: 'recording-sponsor', title: t('recording.title'), body: <RecordingSponsor /> },
          ],
        },
      ]}
    >
      <Intro />
    </OutlinedText>
  );
}

function Intro() {
  const t = useTranslations('pages.jam.intro');
  return (
    <div className="section-2">
      <p>{t('who')}</p>
      <p>{t('topics')}</p>
      <p>{t.rich('support', richTags())}</p>
    </div>
  );
}

function Find() {
  const t = useTranslations('pages.jam.find');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('groups', tags)}</p>
      <p>{t.rich('online', tags)}</p>
    </>
  );
}

function Status({ facts: { handedOver, organizersTold } }: { facts: Jam }) {
  const t = useTranslations('pages.jam.status');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('handover', { ...tags, handedOver, organizersTold })}</p>
      <p>{t('brand')}</p>
      <ItemList items={[t.rich('projectPattern', tags), t.rich('genericPattern', tags)]} />
    </>
  );
}

function GettingStarted() {
  const t = useTranslations('pages.jam.gettingStarted');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('write', tags)}</p>
      <p>{t.rich('guidelines', tags)}</p>
      <p>{t.rich('online', tags)}</p>
    </>
  );
}

const kindsOfSupport = ['swag', 'promote', 'expertise', 'outreach', 'jams'] as const;

function Support() {
  const t = useTranslations('pages.jam.support');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('lead', tags)}</p>
      <ItemList items={kindsOfSupport.map((kind) => t.rich(kind, tags))} />
    </>
  );
}

const practices = ['visit', 'ask', 'twitter', 'announce', 'noPitches', 'formats', 'steady', 'repository'] as const;

function BestPractices() {
  const t = useTranslations('pages.jam.practices');
  const tags = richTags();
  return <ItemList items={practices.map((practice) => t.rich(practice, tags))} />;
}

function SteppingDown() {
  const t = useTranslations('pages.jam.steppingDown');
  return <p>{t.rich('text', richTags())}</p>;
}
