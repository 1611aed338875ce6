import { useLocale, useTranslations } from 'next-intl';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { type LineContent, platformLabel, type ReleaseLine } from '@/lib/download/downloads';
import { BrandIcon } from './brand-icon';
import { type PackageRow, packageRows } from './package-rows';
import './download.css';

/** The number of tiles in one row of a wide window. */
const maxTiles = 7;

/**
 * Links to the packages for the user's operating system and to those for any system, or to the project's own packages if the
 * system is unknown (docs/decisions/download-page.md). The link to the version check is next to them.
 */
export function SystemTiles({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const rows = packageRows(lines);
  const ofSystems = rows.filter(({ platform }) => platform.systems.length > 0);
  // Such as Docker images.
  const forAny = rows.filter(({ platform }) => platform.systems.length === 0 && !platform.thirdParty);
  const usual = [...ofSystems.filter(({ platform }) => !platform.thirdParty), ...forAny].slice(0, maxTiles);
  return (
    <div className="page-section system-tiles">
      <p data-for="windows" hidden className="system-java" suppressHydrationWarning>
        {t.rich('packages.windowsJava', richTags())}
      </p>
      {/* The inline script changes this before hydration. */}
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
      <p className="system-note">{t('packages.thirdPartyNote')}</p>
    </div>
  );
}

function Tile({ row: { platform, packages }, hidden }: { row: PackageRow; hidden: boolean }) {
  const t = useTranslations('pages.download');
  const locale = useLocale();
  const [line] = Object.keys(packages) as ReleaseLine[];
  const labels = Object.values(packages).map((offered) => platformLabel(offered, locale));
  // A tile has room only for the shorter name.
  const [label] = labels.sort((a, b) => a.text.length - b.text.length);
  if (!line || !label) return null;
  return (
    <li
      data-systems={platform.systems.join(' ')}
      data-third-party={platform.thirdParty || undefined}
      hidden={hidden}
      suppressHydrationWarning
    >
      <AddressLink address={platform.link} className="system-tile">
        <BrandIcon name={platform.icon} className="size-6 shrink-0" />
        <span>
          <LocalizedText {...label} />
          {platform.thirdParty && <span className="package-aside">{` ${t('packages.thirdParty')}`}</span>}
        </span>
        <span className="package-aside">{t(`lines.${line}.title`)}</span>
      </AddressLink>
    </li>
  );
}
