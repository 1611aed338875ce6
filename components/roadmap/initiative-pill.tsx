import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import type { Initiative, RoadmapLabel, RoadmapStatus } from '@/lib/roadmap/roadmap';
import type { RoadmapWords } from '@/lib/roadmap/roadmap-translation';
import { pillClass } from './status-pill';
import './roadmap-table.css';
import '@/components/ui/tooltip.css';

interface InitiativePillProps {
  /** Unique on the page. */
  id: string;
  initiative: Initiative;
  status: RoadmapStatus;
  labels: readonly RoadmapLabel[];
  words: RoadmapWords;
}

/**
 * An initiative: a pill in the color of its status with a tooltip, and on narrow windows a block
 * with Status, Initiative and Labels rows. The tooltip has the initiative's description, else the
 * one of its status; it needs no script.
 */
export function InitiativePill({ id, initiative, status, labels, words }: InitiativePillProps) {
  const t = useTranslations('pages.roadmap');
  const { name, description: own } = words.initiative(initiative);
  const statusWords = words.status(status);
  const description = own ?? statusWords.description;
  const tooltip = `about-${id}`;

  return (
    <li className="initiative">
      <p className="initiative-fact">
        <span>{t('status')}</span>
        <Words {...statusWords.name} />
      </p>
      <div className="initiative-main">
        <span className="initiative-term">{t('initiative')}</span>
        <div className="tooltip-owner">
          {initiative.link ? (
            <AddressLink
              address={initiative.link}
              lang={name.lang}
              newTab
              describedBy={description && tooltip}
              className={pillClass(status.id)}
            >
              {name.text}
            </AddressLink>
          ) : (
            <Words {...name} className={pillClass(status.id)} />
          )}
          {description && (
            <>
              <button
                type="button"
                aria-describedby={tooltip}
                aria-label={t('aboutInitiative', { name: name.text })}
                className={initiative.link ? 'tooltip-button tooltip-button-touch' : 'tooltip-button'}
              >
                <Icon name="info-circle" />
              </button>
              <p role="tooltip" id={tooltip} lang={description.lang} className="tooltip">
                {description.text}
              </p>
            </>
          )}
        </div>
      </div>
      <p className="initiative-fact">
        <span>{t('labels')}</span>
        {initiative.labels.length === 0 && t('noLabels')}
        {initiative.labels.map((label) => (
          <Words key={label} {...words.label(label, labels)} className="chip" />
        ))}
      </p>
    </li>
  );
}
