import { useLocale, useTranslations } from 'next-intl';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { type LineContent, platformLabel } from '@/lib/download/downloads';
import { BrandIcon } from './brand-icon';
import { type PackageRow, packageRows } from './package-rows';
import './download.css';

/** As many as stand in one row of a wide window. */
const most = 7;

/**
 * The packages for the visitor's own system, then those for any, at a touch; the project's as long as nobody knows the system
 * (docs/decisions/download-page.md). The way to check a version stands beside them.
 */
export function SystemTiles({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const rows = packageRows(lines);
  // Docker and its like run everywhere.
  const ofSystems = rows.filter(({ platform }) => platform.systems.length > 0);
  const forAny = rows.filter(({ platform }) => platform.systems.length === 0 && !platform.thirdParty);
  const usual = [...ofSystems.filter(({ platform }) => !platform.thirdParty), ...forAny].slice(0, most);
  return (
    <div className="page-section system-tiles">
      {/* The script has changed them before React comes. */}
      <p className="system-intro" data-own={t('forYourSystem', { system: '{system}' })} suppressHydrationWarning>
        {t('chooseSystem')}
      </p>
      <ul className="system-list">
        {[...ofSystems, ...forAny].map((row) => (
          <Tile key={row.platform.label} row={row} hidden={!usual.includes(row)} />
        ))}
      </ul>
      <InlineScript name="system-tiles" />
      <DestinationLink to="downloadCheck" className="arrow-link system-check">
        {t('check')}
        <Icon name="arrow-right" />
      </DestinationLink>
    </div>
  );
}

function Tile({ row: { platform, packages }, hidden }: { row: PackageRow; hidden: boolean }) {
  const locale = useLocale();
  const labels = Object.values(packages).map((offered) => platformLabel(offered, locale));
  // There is room for the shorter name.
  const [label] = labels.sort((a, b) => a.text.length - b.text.length);
  if (!label) return null;
  return (
    <li data-systems={platform.systems.join(' ')} hidden={hidden} suppressHydrationWarning>
      <AddressLink address={platform.link} className="system-tile">
        <BrandIcon name={platform.icon} className="size-6 shrink-0" />
        <LocalizedText {...label} />
      </AddressLink>
    </li>
  );
}
