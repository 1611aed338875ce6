import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localeOfPage, releasePath, releaseVersions } from '@/lib/changelog/changelog-pages';
import { changeTypes } from '@/lib/changelog/group-changes';
import type { ReleaseLine } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { changesUrl, checkDataUrl } from '@/lib/published/published-files';
import { resolveDestination } from '@/lib/routing/destinations';
import type { CheckLabels } from './labels';
import { VersionCheck } from './version-check';

/**
 * The form that checks a version, with messages in the page's language.
 * @param example the version to mention as an example
 * @param children where to find the version; beside the form in wide windows
 */
export function CheckForm({ example, children }: { example: string; children?: ReactNode }) {
  const t = useTranslations('pages.downloadCheck');
  return (
    <>
      <noscript>
        <p className="note">{t('noScript')}</p>
      </noscript>
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
      update: { title: t('verdict.update.title', { newest }), text: t('verdict.update.text', { version, newest }) },
      unserved: { title: t('verdict.unserved.title', { version }), text: t('verdict.unserved.text', { newest }) },
      unsafe: { title: t('verdict.unsafe.title', { version }), text: t('verdict.unsafe.text', { newest }) },
      newer: { title: t('verdict.newer.title', { version }), text: t('verdict.newer.text', { newest }) },
      unknown: { title: t('verdict.unknown.title', { version }), text: t('verdict.unknown.text', { newest }) },
    },
    stamp: { good: t('stamp.good'), upgrade: t('stamp.upgrade'), unserved: t('stamp.unserved') },
    asOf: t('verdict.asOf', { date }),
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
        atLeast: pluralForms(locale, (count) => t('answers.safe.atLeast', { count })),
        unclear: t('answers.safe.unclear'),
      },
      current: {
        title: t('answers.current.title'),
        yes: t('answers.current.yes'),
        no: {
          stable: pluralForms(locale, (count) => t('answers.current.noStable', { count })),
          weekly: pluralForms(locale, (count) => t('answers.current.noWeekly', { count })),
        },
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
    plan: {
      title: t('plan.title'),
      intro: t('plan.intro', { version, newest }),
      backup: t('plan.backup'),
      plugins: t('plan.plugins'),
      checkPlugins: t('plan.checkPlugins'),
      firstStep: t('plan.firstStep', { version, baseline: '{baseline}' }),
      closes: pluralForms(locale, (count) => t('plan.closes', { count })),
      closesSome: pluralForms(locale, (count) => t('plan.closesSome', { count, total: '{total}' })),
      java: t('plan.java', { java }),
      javaStep: t('plan.javaStep', { version, java }),
      javaShared: t('plan.javaShared', { java }),
      javaNone: t('plan.javaNone'),
      notes: t('plan.notes', { version }),
      install: t('plan.install', { newest }),
      installDated: t('plan.installDated', { newest, date }),
      after: t('plan.after'),
      stillUnsafe: pluralForms(locale, (count) => t('plan.stillUnsafe', { count })),
      download: t('plan.download'),
      changelog: t('plan.changelog', { newest }),
      guide: t('plan.guide'),
      print: t('plan.print'),
    },
    changes: {
      title: t('changes.title'),
      loading: t('changes.loading'),
      failed: t('changes.failed'),
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
      plugins: address('pluginCheck'),
      advisories: address('securityAdvisories'),
      allReleases: { stable: address('pastReleasesStable'), weekly: address('pastReleasesWeekly') },
    },
  };
}
