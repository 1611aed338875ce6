import { useLocale, useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { Picture } from '@/components/pictures/picture';
import { Icon } from '@/components/ui/icon';
import { artworks } from '@/lib/artwork/artwork';
import { tryContent } from '@/lib/content/try-content';
import type { PictureSource } from '@/lib/pictures/pictures';
import './logo-parade.css';

/** File names in content/logos/, in display order. */
const marchers = ['captain', 'kongfu', 'cosmonaut', 'beekeeper', 'sherlock', 'superhero', 'duchess', 'magician'];

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
    <section className="page-section logo-parade">
      <h2 id="parade" className="logo-parade-title">
        <DestinationLink to="artwork">
          {t('parade', { count: all.length })}
          <Icon name="arrow-right" />
        </DestinationLink>
      </h2>
      <div className="logo-parade-row">
        {shown.map(({ file, preview }) => (
          <Picture key={file} {...preview} src={ownFile(preview)} alt="" className="logo-parade-picture" />
        ))}
      </div>
    </section>
  );
}
