import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { buildSettings, siteBuild, siteSettings } from './lib/environment/environment.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** The path prefix that the site is served under (docs/how-to/deploy.md, Below a path). */
const { base } = siteSettings();

/** In `npm run dev`, proxy.dev.ts imitates the finished site; an export can't have a proxy. */
const isPreview = process.env.NODE_ENV === 'development';

/** Whether content/site.yml configures a hosted search (components/search/load-search.ts). */
function usesHostedSearch(): boolean {
  return /^docSearch:/m.test(readFileSync('content/site.yml', 'utf8'));
}

const nextConfig: NextConfig = {
  output: isPreview ? undefined : 'export',
  // A page takes 0.1 s, but on a busy machine, the first ones may wait for minutes, and Next.js would restart them.
  staticPageGenerationTimeout: 600,
  // Makes builds of the same sources identical.
  generateBuildId: () => siteBuild().fingerprint?.slice(0, 20) ?? null,
  basePath: base,
  // Inlined into the scripts (lib/i18n/base-path.ts).
  env: { SITE_BASE: base, HOSTED_SEARCH: usesHostedSearch() ? 'on' : 'off' },
  trailingSlash: true,
  reactStrictMode: true,
  // Files ending in .dev.tsx or .dev.ts exist only in `npm run dev`.
  pageExtensions: [...(isPreview ? ['dev.tsx', 'dev.ts'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // Needed to list the bundled packages in /licenses.txt; scripts/build/finish-export.ts deletes them.
  productionBrowserSourceMaps: true,
  // A CDN serves the export, so there is no image server to resize pictures.
  images: { unoptimized: true },
  // `npm test` runs the type check as a separate step.
  typescript: { ignoreBuildErrors: true },
  // Used at build time only: the icon packages are large JSON files, and esbuild starts a native binary.
  serverExternalPackages: [
    'esbuild',
    // Compiling these takes longer than loading them.
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
    // The first response is enough to show a page, without requests for style sheets.
    inlineCss: true,
    // Speeds up the next build; takes a sixth of the build time, so turn it off if there is none.
    turbopackFileSystemCacheForBuild: buildSettings().usesCache,
    // Each worker renders one slice of the page list, and the slice with the data files finishes early. Two workers per
    // processor balance the load (29 instead of 33 s on two processors).
    cpus: 2 * availableParallelism(),
  },
};

export default withNextIntl(nextConfig);
