// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the table semantics of rows that CSS lays out as grids

import { useLocale, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { AddressLink } from '@/components/links/address-link';
import { LocalizedText } from '@/components/ui/localized-text';
import { type LineContent, type Platform, placeholderVersions, platformLabel, type ReleaseLine } from '@/lib/download/downloads';
import { BrandIcon } from './brand-icon';
import { packageId } from './package-id';
import { type PackageRow, packageRows } from './package-rows';
import './download.css';

/** The packages of both lines by platform; third-party ones last, below their own heading. */
export function PackageTable({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const rows = packageRows(lines);
  if (rows.length === 0) return null;
  const own = rows.filter(({ platform }) => !platform.thirdParty);
  const thirdParty = rows.filter((row) => !own.includes(row));
  const rowOf = (row: PackageRow) => <PlatformRow key={row.platform.label} row={row} lines={lines} />;
  return (
    // Tutorials link to this anchor.
    <section id="downloading-jenkins">
      <h2 id="packages" className="heading pb-3">
        {t('packages.title')}
      </h2>
      <InvalidRecords
        invalidRecords={lines.flatMap(({ platforms, invalidRecords }) => (platforms.length > 0 ? invalidRecords : []))}
      />
      <table role="table" aria-labelledby="packages" className="block">
        <thead role="rowgroup" className="block">
          <tr role="row" className="package-row">
            <th role="columnheader" scope="col">
              {t('packages.platform')}
            </th>
            {lines.map(({ line, release }) => (
              <th key={line} role="columnheader" scope="col">
                {t(`lines.${line}.title`)}{' '}
                <span className="font-normal text-muted">{release?.version ?? placeholderVersions[line]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {own.map(rowOf)}
        </tbody>
        {thirdParty.length > 0 && (
          <tbody role="rowgroup" className="block">
            <tr role="row" className="third-party-note">
              <td role="cell" colSpan={lines.length + 1} className="block">
                {t('packages.thirdPartyNote')}
              </td>
            </tr>
            {thirdParty.map(rowOf)}
          </tbody>
        )}
      </table>
    </section>
  );
}

function PlatformRow({ row: { platform, packages }, lines }: { row: PackageRow; lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download.packages');
  const locale = useLocale();
  return (
    <tr role="row" className="package-row">
      <th role="rowheader" scope="row">
        <BrandIcon name={platform.icon} className="size-6 shrink-0" />
        <span>
          <LocalizedText {...platformLabel(platform, locale)} />
          {platform.thirdParty && <span className="package-aside">{` ${t('thirdParty')}`}</span>}
        </span>
      </th>
      {lines.map(({ line, platforms }) => {
        const offered = packages[line];
        return (
          <td key={line} role="cell">
            {offered && <Package line={line} offered={offered} isNamed={offered.label !== platform.label} />}
            {!offered && platforms.length > 0 && <span className="package-aside">{t('none')}</span>}
          </td>
        );
      })}
    </tr>
  );
}

interface PackageProps {
  line: ReleaseLine;
  offered: Platform;
  /** Whether the line names the platform differently from the row. */
  isNamed: boolean;
}

function Package({ line, offered, isNamed }: PackageProps) {
  const t = useTranslations('pages.download');
  const locale = useLocale();
  const id = packageId(line, offered);
  const label = platformLabel(offered, locale);
  const subject = `${label.text}, ${t(`lines.${line}.title`)}`;
  return (
    <>
      <AddressLink id={id} address={offered.link} className="package-link">
        {t('packages.install')}
        <span className="sr-inline">{` (${subject})`}</span>
      </AddressLink>
      {isNamed && <LocalizedText {...label} className="package-aside" />}
    </>
  );
}
