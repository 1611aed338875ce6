import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import type { Hacktoberfest } from '@/lib/events/hacktoberfest';

interface AnswerProps {
  facts: Hacktoberfest;
}

function Start() {
  const t = useTranslations('pages.hacktoberfestFaq.start');
  return <p>{t.rich('answer', richTags())}</p>;
}

function Marking({ facts: { rulesChanged } }: AnswerProps) {
  const t = useTranslations('pages.hacktoberfestFaq.marking');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('change', { ...tags, rulesChanged })}</p>
      <p>{t.rich('policy', tags)}</p>
      <ItemList
        items={[
          t.rich('hasTopic', tags),
          <>
            {t.rich('notMaintainer', tags)}
            <ItemList ordered items={[t.rich('inTitle', tags), t.rich('inChat', tags)]} />
          </>,
          t.rich('maintainer', tags),
        ]}
      />
    </>
  );
}

function OwnPlugin() {
  const t = useTranslations('pages.hacktoberfestFaq.ownPlugin');
  return <p>{t('answer')}</p>;
}

const documents = ['participate', 'tutorials', 'developers', 'chat'] as const;

function Documentation() {
  const t = useTranslations('pages.hacktoberfestFaq.documentation');
  const tags = richTags();
  return (
    <>
      <p>{t('lead')}</p>
      <ItemList items={documents.map((document) => t.rich(document, tags))} />
      <p>{t('ideas')}</p>
    </>
  );
}

function Reviews() {
  const t = useTranslations('pages.hacktoberfestFaq.reviews');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('speed', tags)}</p>
      <p>{t.rich('unmerged', tags)}</p>
    </>
  );
}

function Stuck() {
  const t = useTranslations('pages.hacktoberfestFaq.stuck');
  const tags = richTags();
  return <ItemList items={[t.rich('general', tags), t.rich('other', tags)]} />;
}

function Swag({ facts: { edition, numbers } }: AnswerProps) {
  const t = useTranslations('pages.hacktoberfestFaq.swag');
  return <p>{t('answer', { ...numbers, year: edition.year })}</p>;
}

function Event() {
  const t = useTranslations('pages.hacktoberfestFaq.event');
  return <p>{t.rich('answer', richTags())}</p>;
}

const conditions = ['reviews', 'guidelines', 'issues'] as const;

function Feature({ facts: { numbers } }: AnswerProps) {
  const t = useTranslations('pages.hacktoberfestFaq.feature');
  const tags = richTags();
  return (
    <>
      <p>{t.rich('answer', tags)}</p>
      <ItemList items={conditions.map((condition) => t.rich(condition, { ...tags, ...numbers }))} />
    </>
  );
}

function Reviewers() {
  const t = useTranslations('pages.hacktoberfestFaq.reviewers');
  const tags = richTags();
  return (
    <>
      <p>{t('answer')}</p>
      <ItemList items={[t.rich('jenkinsci', tags), t.rich('infra', tags)]} />
    </>
  );
}

function Metrics() {
  const t = useTranslations('pages.hacktoberfestFaq.metrics');
  return <p>{t.rich('answer', richTags())}</p>;
}

/** The answers by the message key of their question. */
export const faqAnswers = {
  start: Start,
  marking: Marking,
  ownPlugin: OwnPlugin,
  documentation: Documentation,
  reviews: Reviews,
  stuck: Stuck,
  swag: Swag,
  event: Event,
  feature: Feature,
  reviewers: Reviewers,
  metrics: Metrics,
};
