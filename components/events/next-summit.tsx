import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { LocalizedText } from '@/components/ui/localized-text';
import { Note } from '@/components/ui/note';
import type { ContributorSummit } from '@/lib/events/contributor-summit';
import { dayWords } from '@/lib/events/day-words';
import { FactCard } from './fact-card';
import './event-page.css';

interface SummitProps {
  summit: ContributorSummit;
}

/** Date, place, fee and seats of the next summit. */
export function SummitFacts({ summit: { next } }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.facts');
  const locale = useLocale();
  const days = next.keyDates.find(({ event }) => event === 'jenkins')?.days ?? [];
  return (
    <FactCard
      label={t('label')}
      facts={[
        {
          name: t('date'),
          value:
            days.length > 0
              ? dayWords(days, locale, { day: 'numeric', month: 'long', year: 'numeric' })
              : t('likely', { year: String(next.year) }),
        },
        { name: t('place'), value: <LocalizedText {...next.city} /> },
        { name: t('fee'), value: t('free') },
        { name: t('seats'), value: t('inPerson', { capacity: String(next.capacity) }) },
      ]}
      action={
        <DestinationLink to="summitTopics" className="button">
          {t('action')}
        </DestinationLink>
      }
    />
  );
}

/** Where and when the next summit is likely to be, and what FOSDEM is. */
export function NextSummit({ summit: { next, fosdem } }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.next');
  const locale = useLocale();
  return (
    <>
      <p>{t('text', { confirmed: String(next.confirmed), city: next.city.text, year: String(next.year) })}</p>
      <p>
        {t('fosdem', { year: String(fosdem.year), days: dayWords(fosdem.days, locale, { day: 'numeric', month: 'long' }) })}{' '}
        <AddressLink address={fosdem.link} newTab>
          {t('fosdemLink', { year: String(fosdem.year) })}
        </AddressLink>
      </p>
    </>
  );
}

export function KeyDates({ summit: { next } }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.next');
  const locale = useLocale();
  const date = (days: readonly string[]) =>
    days.length > 0 ? dayWords(days, locale, { day: 'numeric', month: 'long', year: 'numeric' }) : t('tbd');
  return (
    <dl className="key-dates">
      {next.keyDates.map(({ event, days }) => (
        <div key={event} className="key-date">
          <dt>{t(`dates.${event}`)}</dt>
          <dd>{date(days)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Venue({ summit: { next } }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.next');
  return (
    <>
      <address className="event-address">
        <AddressLink address={next.venue.link} newTab>
          {next.venue.name}
        </AddressLink>
        <span>
          <LocalizedText {...next.venue.address} />
        </span>
      </address>
      <p>{t('location')}</p>
    </>
  );
}

const fees = ['free', 'registration', 'inPerson', 'food'] as const;

export function EntryFee({ summit: { next } }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.next.fee');
  return <ItemList items={fees.map((key) => t.rich(key, { ...richTags(), capacity: String(next.capacity) }))} />;
}

export function Agenda({ summit: { agenda } }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.next');
  return (
    <>
      {agenda.draft && <Note>{t('agendaDraft')}</Note>}
      <ItemList ordered items={agenda.items.map((entry) => <AgendaItem key={entry.item} entry={entry} />)} />
    </>
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
