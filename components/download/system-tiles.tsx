import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { type LineContent, platformLabel } from '@/lib/download/downloads';
import { BrandIcon } from './brand-icon';
import { OwnTiles } from './own-tiles';
import { type PackageRow, packageRows } from './package-rows';
import './system-tiles.css';

/** As many as stand in one row of a wide window. */
const most = 7;

/** The packages for the visitor's own system, or else the project's, at a touch; the way to check a version stands beside them. */
export function SystemTiles({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const tiles = packageRows(lines).map((row) => ({
    systems: row.platform.systems,
    // Docker and its like run everywhere.
    anywhere: row.platform.systems.length === 0 && !row.platform.thirdParty,
    usual: !row.platform.thirdParty,
    tile: <Tile key={row.platform.label} row={row} />,
  }));
  return (
    <div className="page-section system-tiles">
      <OwnTiles most={most} tiles={tiles} words={{ own: t('forYourSystem', { system: '{system}' }), any: t('chooseSystem') }} />
      <DestinationLink to="downloadCheck" className="arrow-link system-check">
        {t('check')}
        <Icon name="arrow-right" />
      </DestinationLink>
    </div>
  );
}

function Tile({ row: { platform, packages } }: { row: PackageRow }) {
  const locale = useLocale();
  const labels = Object.values(packages).map((offered) => platformLabel(offered, locale));
  // There is room for the shorter name.
  const [label] = labels.sort((a, b) => a.text.length - b.text.length);
  if (!label) return null;
  return (
    <li>
      <AddressLink address={platform.link} className="system-tile">
        <BrandIcon name={platform.icon} className="size-3 shrink-0" />
        <LocalizedText {...label} />
      </AddressLink>
    </li>
  );
}
