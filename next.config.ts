import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { repositoryOfSources } from './scripts/shared/repository.mjs';
import { dateOfSources, daysOfContent, fingerprintOfSources } from './scripts/shared/sources.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** The path that the site is served below (docs/how-to/deploy.md). */
const base = process.env.SITE_BASE ?? '';
if (!/^(\/[\w~-][\w.~-]*)*$/.test(base))
  throw new Error(`SITE_BASE must be a path such as /site, without a slash at its end, found "${base}".`);

const { SITE_STAGE: stage = '' } = process.env;
if (!['', 'preview'].includes(stage)) throw new Error(`SITE_STAGE must be preview, or nothing, found "${stage}".`);

/** In `npm run dev` proxy.dev.ts responds as the finished site does, which is not possible in an export. */
const isPreview = process.env.NODE_ENV === 'development';

// The pages are rendered by processes of their own, which ask lib/site/build-date.ts.
if (process.env.NODE_ENV === 'production') process.env.SOURCE_DATE_EPOCH = String(dateOfSources());
// And lib/site/repositories.ts.
const { address: repository = '', branch = '' } = repositoryOfSources() ?? {};
Object.assign(process.env, { SOURCE_REPOSITORY: repository, SOURCE_BRANCH: branch });

// Those processes need not ask git again (lib/site/content-day.ts).
process.env.CONTENT_DAYS = JSON.stringify(daysOfContent());

// They make a lot of short-lived objects; with the usual 16 MB for those, a seventh of their time goes into collecting them.
if (process.env.NODE_ENV === 'production') {
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');
}

/** Whether content/site.yml has the settings of a hosted search (components/search/load-search.ts). */
function usesHostedSearch(): boolean {
  return /^docSearch:/m.test(readFileSync('content/site.yml', 'utf8'));
}

const nextConfig: NextConfig = {
  output: isPreview ? undefined : 'export',
  // A page takes a tenth of a second; where others use the machine, the first ones wait for minutes, and Next would begin them anew.
  staticPageGenerationTimeout: 600,
  // Two builds of the same sources are alike.
  generateBuildId: () => fingerprintOfSources().slice(0, 20),
  basePath: base,
  // Written into the scripts (lib/i18n/base-path.ts).
  env: { SITE_BASE: base, HOSTED_SEARCH: usesHostedSearch() ? 'on' : 'off' },
  trailingSlash: true,
  reactStrictMode: true,
  // Files ending in .dev.tsx or .dev.ts exist only in `npm run dev`.
  pageExtensions: [...(isPreview ? ['dev.tsx', 'dev.ts'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // They tell what the scripts are made of, for /licenses.txt; scripts/build/finish-export.ts takes them away.
  productionBrowserSourceMaps: true,
  // A CDN serves the export, so there is no image server to resize pictures.
  images: { unoptimized: true },
  // `npm test` runs the type check as a step of its own.
  typescript: { ignoreBuildErrors: true },
  // The icon packages are large JSON files, and esbuild runs a program of its own: used at build time, never bundled.
  serverExternalPackages: [
    'esbuild',
    // Compiling these would take longer than loading them.
    'js-yaml',
    'parse5',
    'zod',
    '@iconify-json/logos',
    '@iconify-json/simple-icons',
    '@iconify-json/tabler',
    '@iconify/utils',
  ],
  turbopack: {
    rules: {
      '**/messages/*.json': { condition: 'development', loaders: ['./scripts/messages/load-messages.mjs'], as: '*.js' },
      '**/lib/content/read-content.ts': { condition: 'development', loaders: ['./scripts/dev/watch-content.mjs'], as: '*.ts' },
    },
  },
  experimental: {
    // A page is shown with the first answer of the server (docs/decisions/styles.md).
    inlineCss: true,
    // For the next build; a sixth of the time of one that has no next.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off',
    // Each process renders one slice of the list of pages, and the slice with the data files is done in no time: with two for
    // each processor, none waits for the last slice (29 instead of 33 s on two).
    cpus: 2 * availableParallelism(),
  },
};

export default withNextIntl(nextConfig);
