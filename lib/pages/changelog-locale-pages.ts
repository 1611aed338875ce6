import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { changelogRoutes } from '@/lib/changelog/changelog-folders';
import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/changelog/changelog-pages';
import type { ReleaseLine } from '@/lib/download/downloads';
import { assertLocale, defaultLocale, type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { describedPage } from '@/lib/metadata/metadata';

/** A static export has to have at least one page of each kind; while a changelog is broken, it is this one, which says so. */
const noVersion = 'unreadable';

interface Params<Name extends string> {
  params: Promise<Record<Name, string>>;
}

/** What the files of a line's release pages export, in English and below the prefixes. */
export function releasePages(line: ReleaseLine, Page: ComponentType<{ line: ReleaseLine; version: string }>) {
  return changelogPages({
    name: 'version',
    values: () => releaseVersions(line),
    metadataOf: (version, locale) => releaseMetadata(line, version, locale),
    render: (version) => createElement(Page, { line, version }),
  });
}

/** What the files of a line's archive pages export, in English and below the prefixes. */
export function yearPages(line: ReleaseLine, Page: ComponentType<{ line: ReleaseLine; year: string }>) {
  return changelogPages({
    name: 'year',
    values: () => archiveYears(line),
    metadataOf: (year, locale) => yearMetadata(line, year, locale),
    render: (year) => createElement(Page, { line, year }),
  });
}

interface ChangelogPages<Name extends string> {
  /** What the folder of the page is called, between brackets. */
  name: Name;
  values: () => string[];
  metadataOf: (value: string, locale: Locale) => Promise<Metadata>;
  render: (value: string) => ReactNode;
}

function changelogPages<Name extends string>({ name, values, metadataOf, render }: ChangelogPages<Name>) {
  const params = () => {
    const all = values();
    return (all.length > 0 ? all : [noVersion]).map((value) => ({ [name]: value }));
  };
  return {
    english: {
      generateStaticParams: params,
      generateMetadata: async ({ params: given }: Params<Name>) => metadataOf((await given)[name], defaultLocale),
      renderPage: async ({ params: given }: Params<Name>) => render((await given)[name]),
    },
    prefixed: {
      generateStaticParams: () => prefixedLocales.flatMap((locale) => params().map((param) => ({ locale, ...param }))),
      generateMetadata: async ({ params: given }: Params<Name | 'locale'>) => {
        const { [name]: value, locale } = await given;
        return metadataOf(value, assertLocale(locale));
      },
      renderPage: async ({ params: given }: Params<Name | 'locale'>) => {
        const { [name]: value, locale } = await given;
        setRequestLocale(assertLocale(locale));
        return render(value);
      },
    },
  };
}

async function releaseMetadata(line: ReleaseLine, version: string, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: `parts.changelog.release.${line}` });
  return describedPage(
    {
      path: releasePath(line, version),
      previewOf: changelogRoutes[line].list,
      title: t('title', { version }),
      description: t('description', { version }),
    },
    locale,
  );
}

async function yearMetadata(line: ReleaseLine, year: string, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: `parts.changelog.year.${line}` });
  return describedPage(
    {
      path: yearPath(line, year),
      previewOf: changelogRoutes[line].archive,
      title: t('title', { year }),
      description: t('description', { year }),
    },
    locale,
  );
}
