import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
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
 * An initiative: a pill in the color of its status with a tooltip, and in narrow windows its labels. The tooltip shows the
 * initiative's description or else the status's, and works without JavaScript.
 */
export function InitiativePill({ id, initiative, status, labels, texts }: InitiativePillProps) {
  const t = useTranslations('pages.roadmap');
  const { name, description: own } = texts.initiative(initiative);
  const description = own ?? texts.status(status).description;
  const tooltip = `about-${id}`;

  return (
    <li>
      <span className="initiative-term">{t('initiative')}</span>
      <div className={`initiative-pill tooltip-owner ${pillClass(status.id)}`}>
        {initiative.link ? (
          <AddressLink address={initiative.link} lang={name.lang} newTab="unmarked" describedBy={description && tooltip}>
            {name.text}
          </AddressLink>
        ) : (
          <LocalizedText {...name} />
        )}
        {description && (
          <>
            <button
              type="button"
              aria-describedby={tooltip}
              aria-label={t('aboutInitiative', { name: name.text })}
              className="tooltip-button"
            >
              <Icon name="info-circle" className="size-4 opacity-70" />
            </button>
            <p role="tooltip" id={tooltip} lang={description.lang} className="tooltip">
              {description.text}
            </p>
          </>
        )}
      </div>
      <p className="initiative-labels">
        <span className="initiative-term">{t('labels')}</span> {initiative.labels.length === 0 && t('noLabels')}
        {initiative.labels.map((label, index) => (
          <Fragment key={label}>
            {index > 0 && ', '}
            <LocalizedText {...texts.label(label, labels)} />
          </Fragment>
        ))}
      </p>
    </li>
  );
}
