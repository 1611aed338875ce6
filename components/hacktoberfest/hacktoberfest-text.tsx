import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { OutlinedText } from '@/components/ui/outlined-text';
import type { Hacktoberfest } from '@/lib/events/hacktoberfest';
import { FeaturedProjects } from './featured-projects';
import { HacktoberfestLogo } from './hacktoberfest-logo';
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
        { id: 'featured-projects', title: t('featuredProjects.title'), body: <FeaturedProjects facts={facts} /> },
        { id: 'quick-start', title: t('quickStart.title'), body: <QuickStart facts={facts} /> },
        {
          id: 'where-to-contribute',
          title: t('whereToContribute.title'),
          body: <WhereToContribute />,
          parts: [
            { id: 'issue-queries', title: t('issueQueries.title'), body: <IssueQueries /> },
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
    />
  );
}

function QuickStart({ facts: { edition, numbers } }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfest');
  const tags = richTags();
  return (
    <>
      <HacktoberfestLogo edition={edition} />
      <p>{t.rich('intro.what', { ...tags, year: edition.year, anniversary: edition.anniversary })}</p>
      <p>{t.rich('intro.latest', tags)}</p>
      <ItemList
        ordered
        items={[
          t.rich('quickStart.signUp', tags),
          t.rich('quickStart.chat', tags),
          <>
            {t.rich('quickStart.pullRequests', tags)} {t('quickStart.noTopic')}
          </>,
        ]}
      />
      <Note>{t.rich('intro.rule', { ...tags, ...numbers, year: edition.year })}</Note>
    </>
  );
}

const ways = ['code', 'documentation', 'localization', 'artwork', 'blogpost'] as const;

function WhereToContribute() {
  const t = useTranslations('pages.hacktoberfest.whereToContribute');
  const intro = useTranslations('pages.hacktoberfest.intro');
  const tags = richTags();
  return (
    <>
      <p>{intro.rich('everybody', tags)}</p>
      <ItemList items={ways.map((way) => intro.rich(`ways.${way}`, tags))} />
      <p>{intro.rich('more', tags)}</p>
      <p>{t('organizations')}</p>
      <ItemList items={[t.rich('jenkinsci', tags), t.rich('infra', tags)]} />
      <p>{t.rich('any', tags)}</p>
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
