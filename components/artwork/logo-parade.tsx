import { useLocale, useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { Picture } from '@/components/pictures/picture';
import { Icon } from '@/components/ui/icon';
import { artworks } from '@/lib/artwork/artwork';
import { tryContent } from '@/lib/content/try-content';
import type { PictureSource } from '@/lib/pictures/pictures';
import '@/components/layout/page-banner.css';

/** File names in content/logos/, in display order. */
const marchers = [
  'captain',
  'kongfu',
  'cosmonaut',
  'beekeeper',
  'sherlock',
  'superhero',
  'duchess',
  'magician',
  'ninja',
  'cowboy',
  'alien',
];

/** Undefined for a picture on another host, which pages without pictures of their own must not contact; its drawing is shown. */
function ownFile({ src }: PictureSource): string | undefined {
  return src?.startsWith('/') ? src : undefined;
}

/** A row of butlers by the community, with a link to all of them. It is decoration, so it is left out if the records can't be read. */
export function LogoParade() {
  const t = useTranslations('pages.artwork');
  const locale = useLocale();
  const all = tryContent(() => artworks(locale)) ?? [];
  const shown = marchers.flatMap((file) => all.find((logo) => logo.file === file) ?? []);
  if (shown.length === 0) return null;
  return (
    <section className="overflow-clip">
      <div className="flex justify-center">
        {shown.map(({ file, preview }) => (
          <Picture
            key={file}
            {...preview}
            src={ownFile(preview)}
            alt=""
            // Drawings have a counter of their own, which is behind the one below.
            className="aspect-square w-36 max-w-none shrink-0 object-cover data-missing:-mb-3 md:w-48 md:data-missing:-mb-4"
          />
        ))}
      </div>
      <div className="counter relative">
        <h2 id="parade" className="font-serif text-2xl font-bold">
          <DestinationLink to="artwork" className="page-box block py-4 no-underline focus-ring-inside hover:underline">
            {t('parade', { count: all.length })}
            <Icon name="arrow-right" className="ml-2 inline size-icon-text align-baseline" />
          </DestinationLink>
        </h2>
      </div>
    </section>
  );
}
