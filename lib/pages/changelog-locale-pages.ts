import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { changelogRoutes } from '@/lib/changelog/changelog-folders';
import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/changelog/changelog-pages';
import type { ReleaseLine } from '@/lib/download/downloads';
import type { Locale } from '@/lib/i18n/locales';
import { metadataFor } from '@/lib/metadata/metadata';
import { localeOf } from './locale-page';

/** A static export needs at least one page per route; while a changelog is broken, it is this one, which shows the error. */
const noVersion = 'unreadable';

/** The exports of the file of a line's release pages. */
export function releasePages(line: ReleaseLine, Page: ComponentType<{ line: ReleaseLine; version: string }>) {
  return changelogPages({
    name: 'version',
    values: () => releaseVersions(line),
    metadataOf: (version, locale) => releaseMetadata(line, version, locale),
    render: (version) => createElement(Page, { line, version }),
  });
}

/** The exports of the file of a line's archive pages. */
export function yearPages(line: ReleaseLine, Page: ComponentType<{ line: ReleaseLine; year: string }>) {
  return changelogPages({
    name: 'year',
    values: () => archiveYears(line),
    metadataOf: (year, locale) => yearMetadata(line, year, locale),
    render: (year) => createElement(Page, { line, year }),
  });
}

interface ChangelogPages<Name extends string> {
  /** The page's route parameter. */
  name: Name;
  values: () => string[];
  metadataOf: (value: string, locale: Locale) => Promise<Metadata>;
  render: (value: string) => ReactNode;
}

function changelogPages<Name extends string>({ name, values, metadataOf, render }: ChangelogPages<Name>) {
  return {
    generateStaticParams: () => {
      const all = values();
      return (all.length > 0 ? all : [noVersion]).map((value) => ({ [name]: value }) as Record<Name, string>);
    },
    generateMetadata: async ({ params }: { params: Promise<Record<Name, string> & { locale?: string }> }) => {
      const given = await params;
      return metadataOf(given[name], localeOf(given));
    },
    renderPage: async ({ params }: { params: Promise<Record<Name, string>> }) => render((await params)[name]),
  };
}

async function releaseMetadata(line: ReleaseLine, version: string, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: `parts.changelog.release.${line}` });
  return metadataFor(
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
  return metadataFor(
    {
      path: yearPath(line, year),
      previewOf: changelogRoutes[line].archive,
      title: t('title', { year }),
      description: t('description', { year }),
    },
    locale,
  );
}
