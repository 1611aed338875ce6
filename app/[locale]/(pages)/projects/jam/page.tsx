import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';
import { DestinationLink } from '@/components/links/destination-link';
import { TextPage } from '@/components/text-page/text-page';
import { loadJam } from '@/lib/events/jam';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('jam');

/** CI/CD and Jenkins Area Meetups (docs/behavior.md, Area meetups). */
export default function JamPage() {
  const t = useTranslations('pages.jam.facts');
  const links = useTranslations('chrome.links');
  return (
    <TextPage
      route="jam"
      eyebrow={<DestinationLink to="projects">{links('subprojects')}</DestinationLink>}
      room={{
        hue: 'green',
        actions: <ButtonLink to="cdfMeetups">{t('action')}</ButtonLink>,
        facts: [
          { name: t('topics'), value: t('jenkins') },
          { name: t('hosts'), value: t('volunteers') },
          { name: t('support'), value: <DestinationLink to="cdf">{t('foundation')}</DestinationLink> },
          { name: t('none'), value: <a href="#getting-started">{t('start')}</a> },
        ],
      }}
      values={jamValues}
    />
  );
}

function jamValues() {
  const { numbers, ...dates } = loadJam();
  return { ...numbers, ...dates };
}
