import { useTranslations } from 'next-intl';
import { LogoParade } from '@/components/artwork/logo-parade';
import { RoutePage } from '@/components/layout/route-page';
import { DestinationLink } from '@/components/links/destination-link';
import { ThankYou } from '@/components/thank-you/thank-you';
import { Icon } from '@/components/ui/icon';
import { withBase } from '@/lib/i18n/base-path';
import { Highlights } from './highlights';
import { HomeCards } from './home-cards';
import { HomeCounter } from './home-counter';
import { HomeFigures } from './home-figures';
import { Latest } from './latest';
import './home.css';

/** The start page (docs/behavior.md, Start page): the butler behind his counter, and links to the rest of the site. */
export function HomePage() {
  const t = useTranslations('pages.home');
  return (
    <RoutePage
      route="home"
      form="start"
      eyebrow={t('greeting')}
      actions={
        <>
          <DestinationLink to="download" className="button">
            <Icon name="download" />
            {t('getJenkins')}
          </DestinationLink>
          <DestinationLink to="participate" className="button-quiet">
            {t('participate')}
          </DestinationLink>
        </>
      }
      // biome-ignore lint/performance/noImgElement: an SVG file needs no image optimization
      figure={<img src={withBase('/brand/jenkins.svg')} alt="" width="290" height="400" className="home-butler" />}
    >
      <HomeCounter />
      <Latest />
      <HomeFigures />
      <HomeCards />
      <Highlights />
      <LogoParade />
      <ThankYou />
    </RoutePage>
  );
}
