import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import './conduct.css';

const sources = ['covenant', 'mozilla', 'faq', 'translations'] as const;
const majorChanges = ['covenant', 'handling', 'spaces', 'cdf'] as const;

/** What the code of conduct is based on, and when it changed (docs/behavior.md, Code of conduct). */
export function Origin() {
  const t = useTranslations('pages.conduct');
  return (
    <>
      <Section id="attribution" title={t('attribution.title')}>
        {sources.map((source) => (
          <p key={source}>{t.rich(`attribution.${source}`, richTags())}</p>
        ))}
      </Section>
      <Section id="version-history" title={t('history.title')}>
        <ul className="conduct-versions">
          <Version date="2023-08-23" text={t.rich('history.minor', richTags())} />
          <Version date="2020-07-02" text={t.rich('history.major', richTags())}>
            <ItemList items={majorChanges.map((change) => t.rich(`history.${change}`, richTags()))} />
          </Version>
          <Version date="2016-01-06" text={t.rich('history.first', richTags())} />
        </ul>
      </Section>
    </>
  );
}

function Version({ date, text, children }: { date: string; text: ReactNode; children?: ReactNode }) {
  const format = useFormatter();
  return (
    <li className="conduct-version">
      <time dateTime={date} className="conduct-version-date">
        {format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
      <div>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
