import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const nextConfig: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // A CDN serves the export, so there is no image server to resize pictures.
  images: { unoptimized: true },
  // `npm test` runs the type check as a step of its own.
  typescript: { ignoreBuildErrors: true },
  // The icon packages are large JSON files: read at build time, never bundled.
  serverExternalPackages: ['@iconify-json/logos', '@iconify-json/simple-icons', '@iconify-json/tabler', '@iconify/utils'],
  experimental: {
    // Two root layouts (English at the root, the other locales below theirs) leave no layout for a shared not-found page.
    globalNotFound: true,
  },
};

export default withNextIntl(nextConfig);
