import { dirname } from 'node:path';
import { collections } from '@/lib/collections/collections';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteId } from '@/lib/routing/routes';
import { type Repository, sourceRepository, upstreamRepository } from '@/lib/site/repositories';

/** What to edit in order to improve a page. */
export interface EditLink {
  /** The file or folder, relative to the root of its repository. */
  path: string;
  /** The message key in the file, if the page uses only part of it. */
  part?: string;
  /** Undefined if unknown. */
  repository: Repository | undefined;
}

/**
 * What to edit in order to improve a page in a locale (docs/behavior.md, Page feedback): its collection, or the folder of several.
 * Imported records are edited in the Jenkins project, because the next import would overwrite what is edited here. All other pages
 * consist of messages.
 */
export function editLink(route: RouteId, locale: Locale): EditLink {
  const [collection, other] = collections.filter(({ pages }) => pages?.includes(route));
  if (!collection) return { path: `messages/${locale}.json`, part: `pages.${route}`, repository: sourceRepository() };
  const { path, upstream: upstreamPath } = collection;
  const upstream = upstreamRepository();
  return upstream && upstreamPath
    ? { path: upstreamPath, repository: upstream }
    : { path: other ? dirname(path) : path, repository: sourceRepository() };
}
