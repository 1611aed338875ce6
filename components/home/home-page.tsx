import { useTranslations } from 'next-intl';
import { LogoParade } from '@/components/artwork/logo-parade';
import { PageButler } from '@/components/butler/page-butler';
import { PageBanner } from '@/components/layout/page-banner';
import { PageLayout } from '@/components/layout/page-layout';
import { DestinationLink } from '@/components/links/destination-link';
import { ThankYou } from '@/components/thank-you/thank-you';
import { Icon } from '@/components/ui/icon';
import { withBase } from '@/lib/i18n/base-path';
import { Highlights } from './highlights';
import { HomeCounter } from './home-counter';
import { HomeFigures } from './home-figures';
import { Jenkinsfile } from './jenkinsfile';
import { Latest } from './latest';
import { LinkGroups } from './link-groups';
import { StartReading } from './start-reading';
import './home.css';

/** The start page (docs/behavior.md, Start page): the butler serves a Pipeline, and links lead to the rest of the site. */
export function HomePage() {
  const t = useTranslations('pages.home');
  return (
    <PageLayout route="home">
      <PageBanner
        eyebrow={t('greeting')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <DestinationLink to="download" className="button">
              {t('getJenkins')}
            </DestinationLink>
            <DestinationLink to="userGuide" className="button-quiet">
              {t('readGuide')}
              <Icon name="arrow-right" />
            </DestinationLink>
          </>
        }
        figure={
          <div className="relative mt-6 self-stretch md:mt-0 md:self-end">
            <PageButler face="looking" scene="gears" className="home-butler" />
            <Jenkinsfile />
          </div>
        }
      >
        <HomeCounter />
      </PageBanner>
      <StartReading />
      <HomeFigures />
      <Latest />
      <LinkGroups />
      <Highlights />
      <LogoParade />
      <div className="crowd-band -mb-16 overflow-clip bg-linen">
        <ThankYou />
        {/* biome-ignore lint/performance/noImgElement: an SVG file needs no image optimization */}
        <img src={withBase('/drawings/people/crowd.svg')} alt="" loading="lazy" width="1160" height="80" className="crowd" />
      </div>
    </PageLayout>
  );
}
