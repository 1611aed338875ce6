import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { JamFacts } from '@/components/jam/jam-facts';
import { DestinationLink } from '@/components/links/destination-link';
import { TextPage } from '@/components/text-page/text-page';
import { loadJam } from '@/lib/events/jam';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('jam');

/** CI/CD and Jenkins Area Meetups (docs/behavior.md, Area meetups). */
export default function JamPage() {
  const t = useTranslations('chrome.links');
  return (
    <TextPage
      route="jam"
      eyebrow={<DestinationLink to="projects">{t('subprojects')}</DestinationLink>}
      figure={<Butler drawing="globe" atEdge />}
      beforeText={<JamFacts />}
      values={jamValues}
    />
  );
}

function jamValues() {
  const { numbers, ...dates } = loadJam();
  return { ...numbers, ...dates };
}
