import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { withBase } from '@/lib/i18n/base-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { iconSizes } from '@/lib/metadata/app-icon';
import { lightPalette } from '@/lib/theme/palette';

export const dynamic = 'force-static';

/** The web app manifest: name and icons for a device's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'site' });
  return {
    name: t('name'),
    short_name: t('name'),
    description: t('manifestDescription'),
    start_url: withBase('/'),
    display: 'minimal-ui',
    background_color: lightPalette.background.main,
    theme_color: lightPalette.navbar.main,
    icons: iconSizes.map((size) => ({ src: withBase(`/brand/icon-${size}.png`), sizes: `${size}x${size}`, type: 'image/png' })),
  };
}
