import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { OutlinedText } from '@/components/ui/outlined-text';
import type { Hacktoberfest } from '@/lib/events/hacktoberfest';
import { FeaturedProjects } from './featured-projects';
import { PreviousYears } from './previous-years';
import { Resources } from './resources';

/** The sections of the Hacktoberfest page (docs/behavior.md, Hacktoberfest); other pages link to the anchors. */
export function HacktoberfestText({ facts }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfest');
  const parts = useTranslations('parts');
  const tags = richTags();
  return (
    <OutlinedText
      label={parts('contents')}
      sections={[
        { id: 'quick-start', title: t('quickStart.title'), body: <QuickStart /> },
        {
          id: 'where-to-contribute',
          title: t('whereToContribute.title'),
          body: <WhereToContribute />,
          parts: [
            { id: 'issue-queries', title: t('issueQueries.title'), body: <IssueQueries /> },
            { id: 'featured-projects', title: t('featuredProjects.title'), body: <FeaturedProjects facts={facts} /> },
            { id: 'experienced-developers', title: t('experienced.title'), body: <ExperiencedDevelopers /> },
          ],
        },
        { id: 'local-events', title: t('events.title'), body: <Events edition={facts.edition} /> },
        { id: 'faq', title: t('faq.title'), body: <p>{t.rich('faq.lead', tags)}</p> },
        { id: 'resources', title: t('resources.title'), body: <Resources resources={facts.resources} /> },
        {
          id: 'contact-us',
          title: t('contact.title'),
          body: <ItemList items={[t.rich('contact.gitter', tags), t.rich('contact.github', tags)]} />,
        },
        { id: 'previous-years', title: t('previousYears.title'), body: <PreviousYears years={facts.previousYears} /> },
      ]}
    >
      <Intro facts={facts} />
    </OutlinedText>
  );
}

const ways = ['code', 'documentation', 'localization', 'artwork', 'blogpost'] as const;

function Intro({ facts: { edition, numbers } }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfest.intro');
  const tags = richTags();
  return (
    <div className="section-2">
      <p>{t.rich('what', { ...tags, year: edition.year, anniversary: edition.anniversary })}</p>
      <p>{t.rich('everybody', tags)}</p>
      <ItemList items={ways.map((way) => t.rich(`ways.${way}`, tags))} />
      <p>{t.rich('more', tags)}</p>
      <Note>{t.rich('rule', { ...tags, ...numbers })}</Note>
    </div>
  );
}

const topicDetails = ['noTopic', 'label', 'invalid', 'accepted'] as const;

function QuickStart() {
  const t = useTranslations('pages.hacktoberfest.quickStart');
  const tags = richTags();
  return (
    <ItemList
      ordered
      items={[
        t.rich('signUp', tags),
        t.rich('chat', tags),
        <>
          {t.rich('pullRequests', tags)}
          <ItemList items={topicDetails.map((detail) => t.rich(`details.${detail}`, tags))} />
        </>,
      ]}
    />
  );
}

function WhereToContribute() {
  const t = useTranslations('pages.hacktoberfest.whereToContribute');
  const tags = richTags();
  return (
    <>
      <p>{t('organizations')}</p>
      <ItemList items={[t.rich('jenkinsci', tags), t.rich('infra', tags)]} />
      <p>{t.rich('any', tags)}</p>
      <p>{t.rich('notAll', tags)}</p>
      <ItemList items={[t.rich('marked', tags)]} />
    </>
  );
}

const queries = ['core', 'github', 'suggested'] as const;

function IssueQueries() {
  const t = useTranslations('pages.hacktoberfest.issueQueries');
  const tags = richTags();
  return (
    <>
      <p>{t('lead')}</p>
      <ItemList items={queries.map((query) => t.rich(query, tags))} />
    </>
  );
}

function ExperiencedDevelopers() {
  const t = useTranslations('pages.hacktoberfest.experienced');
  const tags = richTags();
  return (
    <>
      <p>{t('lead')}</p>
      <ItemList items={[t.rich('tutorial', tags), t.rich('hosting', tags)]} />
    </>
  );
}

const channels = ['page', 'social', 'meetup'] as const;

function Events({ edition: { year, onlineOnly } }: { edition: Hacktoberfest['edition'] }) {
  const t = useTranslations('pages.hacktoberfest.events');
  const tags = richTags();
  return (
    <>
      {onlineOnly && <p>{t('onlineOnly', { year: String(year) })}</p>}
      <p>{t('announced')}</p>
      <ItemList items={channels.map((channel) => t.rich(`channels.${channel}`, tags))} />
      <p>{t.rich('organize', tags)}</p>
    </>
  );
}
