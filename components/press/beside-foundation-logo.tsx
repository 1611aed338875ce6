import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListedPicture } from '@/components/pictures/listed-picture';
import './press.css';

/** A paragraph beside the logo of the foundation behind the project. */
export function BesideFoundationLogo({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.press.cdf');
  return (
    <div className="flex max-w-object flex-wrap items-start gap-x-8 gap-y-4">
      <div className="logo-panel">
        <ListedPicture id="press/cdf-logo-color-knockout.png" alt={t('logoAlt')} className="cdf-logo" />
      </div>
      <div className="figure-beside-text">
        <p>{children}</p>
      </div>
    </div>
  );
}
