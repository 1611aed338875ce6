import { useLocale, useTranslations } from 'next-intl';
import type { Fact } from '@/components/layout/page-banner';
import { AddressLink } from '@/components/links/address-link';
import { ItemList } from '@/components/ui/item-list';
import { LocalizedText } from '@/components/ui/localized-text';
import type { ContributorSummit } from '@/lib/events/contributor-summit';
import { dayText } from '@/lib/events/day-text';

interface SummitProps {
  summit: ContributorSummit;
}

const longDate: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** Date, place, fee, and seats of the next summit; until it is confirmed, what is known. None if the summits can't be read. */
export function useSummitFacts(summit: ContributorSummit | undefined): readonly Fact[] | undefined {
  const t = useTranslations('pages.contributorSummit.facts');
  const dates = useTranslations('pages.contributorSummit.next.dates');
  const locale = useLocale();
  if (!summit) return undefined;
  const { next, fosdem } = summit;
  return next.confirmed
    ? [
        { name: t('date'), value: <SummitDate next={next} /> },
        { name: t('place'), value: <LocalizedText {...next.city} /> },
        { name: t('fee'), value: t('free') },
        { name: t('seats'), value: t('inPerson', { capacity: String(next.capacity) }) },
      ]
    : [
        { name: t('next'), value: t('toBeConfirmed') },
        {
          name: t('fosdem', { year: String(fosdem.year) }),
          value: dayText(fosdem.days, locale, { day: 'numeric', month: 'long' }),
        },
        ...next.keyDates
          .filter(({ event, days }) => event !== 'jenkins' && event !== 'fosdem' && days.length > 0)
          .map(({ event, days }) => ({ name: dates(event), value: dayText(days, locale, longDate) })),
      ];
}

function SummitDate({ next }: Pick<ContributorSummit, 'next'>) {
  const t = useTranslations('pages.contributorSummit');
  const locale = useLocale();
  const days = next.keyDates.find(({ event }) => event === 'jenkins')?.days ?? [];
  return days.length > 0 ? dayText(days, locale, longDate) : t('next.tbd');
}

/** Message arguments for texts about a summit: its year, and whether the next one is confirmed. */
export function editionText({ confirmed, year }: ContributorSummit['next']) {
  return { confirmed: String(confirmed), year: String(year) };
}

/** The date of the next summit; once it is confirmed, also those of related events, which are on the counter until then. */
export function KeyDates({ summit: { next } }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.next');
  const locale = useLocale();
  const date = (days: readonly string[]) => (days.length > 0 ? dayText(days, locale, longDate) : t('tbd'));
  return (
    <dl className="max-w-object">
      {next.keyDates
        .filter(({ event }) => next.confirmed || event === 'jenkins')
        .map(({ event, days }) => (
          <div key={event} className="flex flex-wrap justify-between gap-x-4 hairline-t py-2 wrap-anywhere">
            <dt>{t(`dates.${event}`)}</dt>
            <dd className="font-semibold">{date(days)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The place of the next summit. */
export function Venue({ summit: { next } }: SummitProps) {
  return (
    <address className="flex flex-col not-italic">
      <AddressLink address={next.venue.link} newTab>
        {next.venue.name}
      </AddressLink>
      <span>
        <LocalizedText {...next.venue.address} />
      </span>
    </address>
  );
}

/** The topics of the next summit in order, with speakers; those of a past one are folded. */
export function Agenda({ summit: { agenda, next } }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.next');
  return (
    <details open={next.confirmed}>
      <summary className="w-fit cursor-pointer py-1 font-semibold text-primary">
        {t('topics', { count: agenda.items.length })}
      </summary>
      <ItemList ordered items={agenda.items.map((entry) => <AgendaItem key={entry.item} entry={entry} />)} />
    </details>
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
