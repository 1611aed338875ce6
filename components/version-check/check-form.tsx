import { useLocale, useTranslations } from 'next-intl';
import { localeOfPage, releasePath, releaseVersions } from '@/lib/changelog/changelog-pages';
import { changeTypes } from '@/lib/changelog/group-changes';
import type { ReleaseLine } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { factsUrl, versionsUrl } from '@/lib/published/published-files';
import { resolveDestination } from '@/lib/routing/destinations';
import type { CheckLabels } from './check-result';
import { VersionCheck } from './version-check';

/**
 * The form that checks a version, with messages in the page's language.
 * @param example the version to mention as an example
 */
export function CheckForm({ example }: { example: string }) {
  const t = useTranslations('pages.downloadCheck');
  return (
    <VersionCheck
      data={{ stable: dataOf('stable'), weekly: dataOf('weekly') }}
      form={{
        label: t('form.label'),
        hint: t('form.hint', { example }),
        where: t('find.title'),
        check: t('form.check'),
        loading: t('form.loading'),
        failed: t('form.failed'),
        retry: t('form.retry'),
      }}
      labels={{
        ...useCheckLabels(),
        empty: t('form.empty', { example }),
        nonsense: t('form.nonsense', { example }),
        candidate: {
          title: t('verdict.candidate.title', { version: '{version}' }),
          text: t('verdict.candidate.text'),
          check: t('verdict.candidate.check', { version: '{version}' }),
        },
      }}
    />
  );
}

function dataOf(line: ReleaseLine) {
  return { versionsUrl: withBase(versionsUrl(line)), factsUrl: withBase(factsUrl(line)) };
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
export function useCheckLabels(): CheckLabels {
  const t = useTranslations('pages.downloadCheck');
  const types = useTranslations('parts.changes.types');
  const facts = useTranslations('parts.releaseFacts');
  const locale = useLocale();
  const address = (name: string) => resolveDestination(name, locale).href;
  const version = '{version}';
  const newest = '{newest}';
  const date = '{date}';
  const java = '{java}';
  return {
    locale,
    recordsLang: locale === defaultLocale ? undefined : defaultLocale,
    verdict: {
      good: { title: t('verdict.good.title', { version }), text: t('verdict.good.text') },
      newest: { title: t('verdict.newest.title', { version }), text: t('verdict.newest.text') },
      newestKnown: { title: t('verdict.newestKnown.title', { version }), text: t('verdict.newestKnown.text') },
      newestUnsafe: { title: t('verdict.newestUnsafe.title', { version }), text: t('verdict.newestUnsafe.text') },
      update: { title: t('verdict.update.title'), text: t('verdict.update.text', { version, newest }) },
      unserved: { title: t('verdict.unserved.title', { version }), text: t('verdict.unserved.text', { newest }) },
      unsafe: { title: t('verdict.unsafe.title', { version }), text: t('verdict.unsafe.text', { newest }) },
      newer: { title: t('verdict.newer.title', { version }), text: t('verdict.newer.text', { newest }) },
      unknown: { title: t('verdict.unknown.title', { version }), text: t('verdict.unknown.text', { newest }) },
      older: { title: t('verdict.older.title', { version }), text: t('verdict.older.text', { newest, oldest: '{oldest}' }) },
    },
    outdated: { text: t('outdated.text', { date }), releases: t('outdated.releases'), unclear: t('outdated.unclear') },
    answers: {
      line: t('answers.line', { title: '{title}', answer: '{answer}' }),
      yes: t('answers.yes'),
      no: t('answers.no'),
      unclear: t('answers.unclear'),
      supported: {
        title: t('answers.supported.title'),
        yesStable: t('answers.supported.yesStable', { baseline: '{baseline}' }),
        yesWeekly: t('answers.supported.yesWeekly'),
        noStable: t('answers.supported.noStable', { version, date }),
        noStableUndated: t('answers.supported.noStableUndated', { version }),
        noWeekly: t('answers.supported.noWeekly'),
        unclear: t('answers.supported.unclear'),
      },
      safe: {
        title: t('answers.safe.title'),
        yes: t('answers.safe.yes'),
        no: pluralForms(locale, (count) => t('answers.safe.no', { count })),
        unclear: t('answers.safe.unclear'),
      },
      current: {
        title: t('answers.current.title'),
        yes: t('answers.current.yes'),
        no: pluralForms(locale, (count) => t('answers.current.no', { count })),
        older: t('answers.current.older'),
        unclear: t('answers.current.unclear'),
      },
    },
    security: {
      title: t('security.title'),
      advisory: facts('advisory', { date }),
      advisoryNamed: facts('advisoryNamed', { id: '{id}' }),
      all: t('security.all'),
    },
    upgrade: {
      title: t('upgrade.title'),
      target: t('upgrade.target', { newest }),
      released: t('upgrade.released', { date }),
      lastPatch: t('upgrade.lastPatch', { lastPatch: '{lastPatch}' }),
      stillUnsafe: pluralForms(locale, (count) => t('upgrade.stillUnsafe', { count })),
      download: t('upgrade.download'),
      changelog: t('upgrade.changelog', { newest }),
      guide: t('upgrade.guide'),
      java: t('upgrade.java', { java }),
      javaSame: t('upgrade.javaSame', { java }),
      javaStep: t('upgrade.javaStep', { version, java }),
      javaShared: t('upgrade.javaShared', { java }),
      javaNone: t('upgrade.javaNone'),
      notes: t('upgrade.notes'),
    },
    changes: {
      title: t('changes.title'),
      since: t('changes.since', { version, newest }),
      sinceOldest: t('changes.sinceOldest', { version, newest, oldest: '{oldest}' }),
      none: t('changes.none'),
      incomplete: t('changes.incomplete'),
      kind: t('changes.kind', { kind: '{kind}', count: '{count}' }),
    },
    kinds: Object.fromEntries(changeTypes.map((type) => [type, types(type)])),
    addresses: {
      release: { stable: releasePages('stable', locale), weekly: releasePages('weekly', locale) },
      download: address('download'),
      upgradeGuide: address('upgradeGuide'),
      advisories: address('securityAdvisories'),
      allReleases: { stable: address('pastReleasesStable'), weekly: address('pastReleasesWeekly') },
    },
  };
}
