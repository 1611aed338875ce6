import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import type { Jam } from '@/lib/events/jam';

interface SponsorProps {
  facts: Jam;
}

const benefits = ['logo', 'thanks', 'table', 'draw', 'social', 'talk'] as const;

/** What meetup groups need, and what sponsors get. */
export function Sponsoring({ facts: { numbers } }: SponsorProps) {
  const t = useTranslations('pages.jam.sponsoring');
  return (
    <>
      <p>{t.rich('lead', richTags())}</p>
      <p>{t('benefits')}</p>
      <ItemList items={benefits.map((benefit) => t(benefit, numbers))} />
    </>
  );
}

const foodFacts = ['what', 'cost', 'spentOn', 'howMany'] as const;

/** What food sponsors pay for. */
export function FoodSponsor({ facts: { numbers } }: SponsorProps) {
  const t = useTranslations('pages.jam.food');
  const tags = richTags();
  return <ItemList items={foodFacts.map((fact) => t.rich(fact, { ...tags, ...numbers }))} />;
}

const venueFacts = ['what', 'howMany', 'room', 'also', 'audio'] as const;

/** What a venue must have. */
export function VenueSponsor({ facts: { numbers } }: SponsorProps) {
  const t = useTranslations('pages.jam.venue');
  const tags = richTags();
  return <ItemList items={venueFacts.map((fact) => t.rich(fact, { ...tags, ...numbers }))} />;
}

/** What a recording sponsor does. */
export function RecordingSponsor() {
  const t = useTranslations('pages.jam.recording');
  return <p>{t('text')}</p>;
}
