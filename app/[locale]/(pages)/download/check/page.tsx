import { useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { ReferencePage } from '@/components/layout/reference-page';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { CheckForm } from '@/components/version-check/check-form';
import { RecentReleases } from '@/components/version-check/recent-releases';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { changelogDay } from '@/lib/changelog/pages/changelog-day';
import { tryContent } from '@/lib/content/try-content';
import { placeholderVersions, releaseLines } from '@/lib/download/downloads';
import { dateText } from '@/lib/i18n/dates';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('downloadCheck');

const places = ['page', 'header', 'war', 'docker'] as const;

/** The page that checks whether a version is supported, secure, and up to date (docs/behavior.md, Check a version). */
export default function CheckPage() {
  const pages = useTranslations('pages');
  const t = useTranslations('pages.downloadCheck');
  const tags = richTags();
  const [{ version: newest } = { version: placeholderVersions.stable }] = tryContent(() => loadChangelog('stable')) ?? [];
  const locale = useLocale();
  const day = releaseLines
    .flatMap((line) => changelogDay(line) ?? [])
    .sort()
    .at(-1);
  return (
    <ReferencePage route="downloadCheck" parent="download" asOf={day}>
      <InlineScript name="release-age" />
      <div className="page-section text-page">
        <CheckForm example={newest}>
          <Section id="find-your-version" title={t('find.title')}>
            <ItemList items={places.map((place) => t.rich(`find.list.${place}`, { ...tags, example: newest }))} />
            <DestinationLink to="pluginCheck" className="arrow-link">
              {pages('pluginCheck.title')}
              <Icon name="arrow-right" />
            </DestinationLink>
          </Section>
        </CheckForm>
        <Section id="latest-releases" title={t('recent.title')}>
          <p className="prose">
            {t('recent.text')}
            {day && ` ${t('recent.asOf', { date: dateText(day, locale) })}`}
          </p>
          {releaseLines.map((line) => (
            <Section key={line} id={`latest-${line}`} title={t(`recent.lines.${line}`)} level={3}>
              <WithContent load={() => loadChangelog(line)}>
                {(releases) => (
                  <RecentReleases line={line} caption={t(`recent.lines.${line}`)} releases={releases}>
                    {line === 'stable' && t.rich('recent.calendar', tags)}
                  </RecentReleases>
                )}
              </WithContent>
            </Section>
          ))}
        </Section>
      </div>
    </ReferencePage>
  );
}
