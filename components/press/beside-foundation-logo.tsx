import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListedPicture } from '@/components/pictures/listed-picture';
import './press.css';

/** A paragraph beside the logo of the foundation behind the project. */
export function BesideFoundationLogo({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.press.cdf');
  return (
    <div className="beside-logo">
      <p>{children}</p>
      <div className="logo-ground logo-ground-dark">
        <ListedPicture id="press/cdf-logo-color-knockout.png" alt={t('logoAlt')} className="cdf-logo" />
      </div>
    </div>
  );
}
