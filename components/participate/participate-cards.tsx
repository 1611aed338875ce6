import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ButlerDrawing } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { RoomCard } from '@/components/layout/room-card';
import { LocalizedText } from '@/components/ui/localized-text';
import { loadParticipateCards } from '@/lib/community/participate';
import type { IconName } from '@/lib/icons/icon-names';

/** The drawing for each icon of content/participate.yml, which is for smaller links to the same pages. */
const drawings: Partial<Record<IconName, ButlerDrawing>> = {
  'plug-connected': 'bell',
  users: 'mugs',
  code: 'hard-hat',
  lifebuoy: 'life-ring',
  language: 'globe',
  'test-pipe': 'flask',
  'file-text': 'quill',
  palette: 'brushes',
  'eye-check': 'review',
  'heart-handshake': 'bow',
};

/**
 * A grid of cards, one per way to take part; each card is a single link (docs/behavior.md, Participate).
 * @param children the content of the last two cells
 */
export function ParticipateCards({ children }: { children?: ReactNode }) {
  const t = useTranslations('pages.participate');
  const locale = useLocale();
  return (
    <WithContent load={() => loadParticipateCards(locale)}>
      {(cards) => (
        <div className="page-section grid grid-cols-cards gap-5">
          <ul aria-label={t('cardsLabel')} className="contents">
            {cards.map(({ label, description, color, url, icon }) => (
              <li key={label.text} className="flex">
                <RoomCard
                  address={url}
                  color={color}
                  drawing={icon ? drawings[icon] : undefined}
                  heading="h2"
                  title={<LocalizedText {...label} />}
                  text={<LocalizedText {...description} />}
                />
              </li>
            ))}
          </ul>
          {children}
        </div>
      )}
    </WithContent>
  );
}
