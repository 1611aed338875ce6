import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import type { Initiative, RoadmapLabel, RoadmapStatus } from '@/lib/roadmap/roadmap';
import type { RoadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { pillClass } from './status-pill';
import './roadmap.css';
import '@/components/ui/tooltip.css';

interface InitiativePillProps {
  /** Unique on the page. */
  id: string;
  initiative: Initiative;
  status: RoadmapStatus;
  labels: readonly RoadmapLabel[];
  texts: RoadmapTexts;
}

/**
 * An initiative: a pill in the color of its status with a tooltip, or in narrow windows a block with its status, name,
 * and labels. The tooltip shows the initiative's description or else the status's, and works without JavaScript.
 */
export function InitiativePill({ id, initiative, status, labels, texts }: InitiativePillProps) {
  const t = useTranslations('pages.roadmap');
  const { name, description: own } = texts.initiative(initiative);
  const statusText = texts.status(status);
  const description = own ?? statusText.description;
  const tooltip = `about-${id}`;

  return (
    <li className="initiative">
      <p className="initiative-fact">
        <span>{t('status')}</span>
        <LocalizedText {...statusText.name} />
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
            <LocalizedText {...name} className={pillClass(status.id)} />
          )}
          {description && (
            <>
              <button
                type="button"
                aria-describedby={tooltip}
                aria-label={t('aboutInitiative', { name: name.text })}
                className="tooltip-button"
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
          <LocalizedText key={label} {...texts.label(label, labels)} className="chip" />
        ))}
      </p>
    </li>
  );
}
