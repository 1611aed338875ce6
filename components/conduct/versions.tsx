import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { dateText } from '@/lib/i18n/dates';

const majorChanges = ['covenant', 'handling', 'spaces', 'cdf'] as const;

/** The changes to the code of conduct, newest first (docs/behavior.md, Code of conduct). */
export function Versions() {
  const t = useTranslations('pages.conduct.history');
  return (
    <ul>
      <Version date="2023-08-23" text={t.rich('minor', richTags())} />
      <Version date="2020-07-02" text={t.rich('major', richTags())}>
        <ItemList items={majorChanges.map((change) => t.rich(change, richTags()))} />
      </Version>
      <Version date="2016-01-06" text={t.rich('first', richTags())} />
    </ul>
  );
}

function Version({ date, text, children }: { date: string; text: ReactNode; children?: ReactNode }) {
  const locale = useLocale();
  return (
    <li className="grid gap-x-4 gap-y-1 hairline-t py-4 sm:grid-cols-legend">
      <time dateTime={date} className="font-bold">
        {dateText(date, locale)}
      </time>
      <div className="flex flex-col gap-2">
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
