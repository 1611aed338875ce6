import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { AddressLink } from '@/components/links/address-link';
import { CommandBlock } from '@/components/links/command-block';
import { richTags } from '@/components/links/rich-text';
import { LocalizedText } from '@/components/ui/localized-text';
import { type LineContent, type Platform, placeholderVersions, platformLabel } from '@/lib/download/downloads';
import { packageId } from './package-id';
import { type PackageRow, packageRows } from './package-rows';
import { SystemOption } from './system-option';
import { WarPackage } from './war-package';
import './choices.css';

/**
 * The choice of a system, and the commands that install each line on it. Each radio button directly precedes its label and its
 * panel, so that CSS shows the panel of the checked one, without scripts (docs/behavior.md, Download).
 */
export function SystemChoice({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const locale = useLocale();
  const rows = packageRows(lines);
  const panel = (show: (content: LineContent) => ReactNode) => (
    <div className="system-panel terminal">
      {lines.map((content) => (
        <div key={content.line} data-line={content.line}>
          {show(content)}
        </div>
      ))}
    </div>
  );
  return (
    <>
      <fieldset className="systems">
        <legend className="systems-legend">{t('system')}</legend>
        {rows.map(({ platform, packages }, index) => (
          <Fragment key={platform.label}>
            <SystemOption id={`system-${index}`} systems={platform.systems} isDefault={index === 0} icon={platform.icon}>
              <LocalizedText {...shorterLabel(packages, locale)} />
            </SystemOption>
            {panel((content) => (
              <Package content={content} offered={packages[content.line]} />
            ))}
          </Fragment>
        ))}
        <SystemOption id="system-war" isDefault={rows.length === 0}>
          {t('war')}
        </SystemOption>
        {panel((content) => (
          <WarPackage {...content} />
        ))}
      </fieldset>
      <InlineScript name="own-system" />
    </>
  );
}

/** Of the names that the lines give to a platform, the one that fits a button. */
function shorterLabel(packages: PackageRow['packages'], locale: Parameters<typeof platformLabel>[1]) {
  const labels = Object.values(packages).map((offered) => platformLabel(offered, locale));
  const [label = { text: '' }] = labels.sort((a, b) => a.text.length - b.text.length);
  return label;
}

/** What installs a package of a line: commands if there are any, and always a link to its guide. */
function Package({ content: { line, release }, offered }: { content: LineContent; offered?: Platform }) {
  const t = useTranslations('pages.download.packages');
  const title = useTranslations('pages.download.lines')(`${line}.title`);
  const locale = useLocale();
  if (!offered) return <p className="system-text">{t('noneIn', { line: title })}</p>;
  const label = platformLabel(offered, locale);
  const { commands, releases, thirdParty, systems, link } = offered;
  const id = `${packageId(line, offered)}-commands`;
  return (
    <>
      {commands && (
        <CommandBlock
          id={id}
          text={commands.replaceAll('{version}', release?.version ?? placeholderVersions[line])}
          subject={`${label.text}, ${title}`}
        />
      )}
      <p className="system-text">
        {/* Each text has an element, which is marked if the text isn't translated. */}
        {releases && <span>{t('holdsFor', { releases })} </span>}
        {thirdParty && (
          <>
            <span>{t('thirdParty')}</span> <span>{t('thirdPartyNote')} </span>
          </>
        )}
        {systems.includes('windows') && <span>{t.rich('windowsJava', richTags())} </span>}
        <AddressLink address={link} className="font-semibold">
          {t('guide', { system: label.text })}
        </AddressLink>
      </p>
    </>
  );
}
