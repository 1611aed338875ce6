import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useEnglishLang } from '@/components/locale/use-english-lang';
import { localeOfPage, releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { changeTypes } from '@/lib/changelog/pages/group-changes';
import type { ReleaseLine } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { changesUrl, checkDataUrl } from '@/lib/open-data/data-paths';
import { resolveDestination } from '@/lib/routing/destinations';
import type { CheckLabels } from './check-labels';
import { VersionCheck } from './version-check';
import './version-check.css';

/**
 * The form that checks a version, with messages in the page's language.
 * @param example the version to mention as an example
 * @param children where to find the version; below the answer
 */
export function CheckForm({ example, children }: { example: string; children?: ReactNode }) {
  const t = useTranslations('pages.downloadCheck');
  return (
    <>
      <noscript>
        <p className="note check-no-script">{t('noScript')}</p>
      </noscript>
      <VersionCheck
        data={{ stable: dataOf('stable'), weekly: dataOf('weekly') }}
        form={{
          ...useMessages().pages.downloadCheck.form,
          hint: t('form.hint', { example }),
          empty: t('form.empty', { example }),
          nonsense: t('form.nonsense', { example }),
          partial: t('form.partial', { example, found: '{found}' }),
          several: t('form.several', { example, found: '{found}' }),
          where: t('find.title'),
        }}
        labels={useCheckLabels()}
      >
        {children}
      </VersionCheck>
    </>
  );
}

function dataOf(line: ReleaseLine) {
  return { checkUrl: withBase(checkDataUrl(line)), changesUrl: withBase(changesUrl(line)) };
}

/** URL templates of a line's release pages, for the browser. */
function releasePages(line: ReleaseLine, locale: Locale) {
  const path = releasePath(line, '{version}');
  const isTranslated = (version: string) => localeOfPage(releasePath(line, version), locale) !== defaultLocale;
  return {
    own: localPath(path, locale),
    english: localPath(path, defaultLocale),
    translated: releaseVersions(line).filter(isTranslated),
  };
}

/** The messages and URLs of a result, in the page's language. */
function useCheckLabels(): CheckLabels {
  const t = useTranslations('pages.downloadCheck');
  const locale = useLocale();
  const address = (name: string) => resolveDestination(name, locale).href;
  const { verdict, stamp, outdated, answers, security, plan, changes } = useMessages().pages.downloadCheck;
  const { advisory, advisoryNamed } = useMessages().parts.releaseFacts;
  const types = useTranslations('parts.changes.types');
  const changelog = useTranslations('parts.changelog');
  const { noStable, noWeekly, ...current } = answers.current;
  return {
    locale,
    recordsLang: useEnglishLang(),
    verdict,
    stamp,
    outdated,
    answers: {
      ...answers,
      safe: {
        ...answers.safe,
        no: pluralForms(locale, (count) => t('answers.safe.no', { count })),
        atLeast: pluralForms(locale, (count) => t('answers.safe.atLeast', { count })),
      },
      current: {
        ...current,
        no: {
          stable: pluralForms(locale, (count) => t('answers.current.noStable', { count })),
          weekly: pluralForms(locale, (count) => t('answers.current.noWeekly', { count })),
        },
      },
    },
    security: { ...security, advisory, advisoryNamed },
    plan: {
      ...plan,
      closes: pluralForms(locale, (count) => t('plan.closes', { count })),
      closesSome: pluralForms(locale, (count) => t('plan.closesSome', { count, total: '{total}' })),
      stillUnsafe: pluralForms(locale, (count) => t('plan.stillUnsafe', { count })),
    },
    changes,
    records: useMessages().parts.changelog.records,
    unrecorded: pluralForms(locale, (count) => changelog('unrecorded', { count, first: '{first}', last: '{last}' })),
    kinds: Object.fromEntries(changeTypes.map((type) => [type, pluralForms(locale, (count) => types(type, { count }))])),
    addresses: {
      release: { stable: releasePages('stable', locale), weekly: releasePages('weekly', locale) },
      download: address('download'),
      upgradeGuide: address('upgradeGuide'),
      plugins: address('pluginCheck'),
      advisories: address('securityAdvisories'),
      allReleases: address('coreReleases'),
    },
  };
}
