import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/text/address-link';
import { richTags } from '@/components/text/rich-text';
import { DataTable } from '@/components/ui/data-table';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { Section } from '@/components/ui/section';
import type { ContributorSummit } from '@/lib/content/contributor-summit';
import { dayWords } from '@/lib/events/day-words';
import { useSummitTitle } from './summit-title';

const fees = ['free', 'registration', 'inPerson', 'food'] as const;

/** What is known of the next summit: dates, place, fee and agenda. */
export function NextSummit({ summit }: { summit: ContributorSummit }) {
  const t = useTranslations('pages.contributorSummit.next');
  const locale = useLocale();
  const { next, fosdem } = summit;
  const date = (days: readonly string[]) =>
    days.length > 0 ? dayWords(days, locale, { day: 'numeric', month: 'long', year: 'numeric' }) : t('tbd');
  return (
    <Section id="next-summit" title={useSummitTitle(summit)}>
      <p>{t('text', { confirmed: String(next.confirmed), city: next.city[locale], year: String(next.year) })}</p>
      <p>
        {t('fosdem', { year: String(fosdem.year), days: dayWords(fosdem.days, locale, { day: 'numeric', month: 'long' }) })}{' '}
        <AddressLink address={fosdem.link} newTab>
          {t('fosdemLink', { year: String(fosdem.year) })}
        </AddressLink>
      </p>
      <Section id="key-dates" title={t('datesTitle')} level={3}>
        <DataTable
          caption={t('datesTitle')}
          head={[t('eventHead'), t('dateHead')]}
          rows={next.keyDates.map(({ event, days }) => [t(`dates.${event}`), date(days)])}
        />
      </Section>
      <Section id="location" title={t('locationTitle')} level={3}>
        <address className="event-address">
          <AddressLink address={next.venue.link} newTab>
            {next.venue.name}
          </AddressLink>
          <span>{next.venue.address[locale]}</span>
        </address>
        <p>{t('location')}</p>
      </Section>
      <Section id="entry-fee" title={t('feeTitle')} level={3}>
        <ItemList items={fees.map((key) => t.rich(`fee.${key}`, { ...richTags(), capacity: String(next.capacity) }))} />
      </Section>
      <Section id="agenda" title={t('agendaTitle', { draft: String(summit.agenda.draft) })} level={3}>
        {summit.agenda.draft && <Note>{t('agendaDraft')}</Note>}
        <ItemList ordered items={summit.agenda.items.map((entry) => <AgendaItem key={entry.item} entry={entry} />)} />
      </Section>
    </Section>
  );
}

function AgendaItem({ entry }: { entry: ContributorSummit['agenda']['items'][number] }) {
  const t = useTranslations('pages.contributorSummit.next');
  const locale = useLocale();
  const people = entry.boardMember ? [t('boardMember')] : entry.speakers;
  const item = t(`agenda.${entry.item}`);
  return (
    <>
      {people.length > 0
        ? t('speaker', { item, speaker: new Intl.ListFormat(locale, { type: 'disjunction' }).format(people) })
        : item}
      {entry.points.length > 0 && <ItemList items={entry.points.map((point) => t(`points.${point}`))} />}
    </>
  );
}
