import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListedPicture } from '@/components/pictures/listed-picture';
import './press.css';

/** A paragraph beside the logo of the foundation behind the project. */
export function BesideFoundationLogo({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.press.cdf');
  return (
    <div className="split sm:grid-cols-2">
      <p>{children}</p>
      <div className="foundation-logo">
        <ListedPicture id="press/cdf-logo-color-knockout.png" alt={t('logoAlt')} />
      </div>
    </div>
  );
}
