import { useLocale, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { loadOrReport } from '@/lib/content/try-content';
import { cloudTitle, loadClouds } from '@/lib/download/downloads';
import { BrandIcon } from './brand-icon';
import './download.css';

/** The guides for deploying Jenkins in public clouds (docs/behavior.md, Download). */
export function CloudGuides() {
  const t = useTranslations('pages.download');
  const locale = useLocale();
  const clouds = loadOrReport(loadClouds);
  return (
    <section className="page-section">
      <h2 id="clouds" className="heading">
        {t('clouds.title')}
      </h2>
      <p className="prose">{t('clouds.lead')}</p>
      {clouds.ok && <InvalidRecords invalidRecords={clouds.invalidRecords} />}
      {clouds.ok ? (
        <ul className="clouds">
          {clouds.value.map((cloud) => (
            <li key={cloud.name} className="flex">
              <AddressLink address={cloud.link} newTab className="cloud">
                <BrandIcon name={cloud.icon} className="size-8 shrink-0" />
                <span className="flex h-full flex-col wrap-anywhere">
                  <span className="text-sm text-muted" translate="no">
                    {cloud.name}
                  </span>
                  <LocalizedText {...cloudTitle(cloud, locale)} className="cloud-title font-semibold" />
                  <span className="cloud-prompt">
                    {t('clouds.learnMore')}
                    <Icon name="arrow-right" className="size-icon-text" />
                  </span>
                </span>
              </AddressLink>
            </li>
          ))}
        </ul>
      ) : (
        <p role="alert" className="error-text">
          {t('failed')}
        </p>
      )}
    </section>
  );
}
