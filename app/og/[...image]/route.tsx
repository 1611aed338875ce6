import { getTranslations } from 'next-intl/server';
import { locales } from '@/lib/i18n/locales';
import { optionalPageMessage } from '@/lib/i18n/page-messages';
import { ogImagePath } from '@/lib/metadata/metadata';
import { drawPreview } from '@/lib/metadata/preview-image';
import { routeIds, routes } from '@/lib/routing/routes';
import { loadSite } from '@/lib/site/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

const previews = locales.flatMap((locale) => routeIds.map((id) => ({ locale, id, url: ogImagePath(routes[id].path, locale) })));

export function generateStaticParams() {
  return previews.map(({ url }) => ({ image: url.split('/').slice(2) }));
}

/** The Open Graph image of a page, with its title in the page's language. */
export async function GET(_request: Request, { params }: { params: Promise<{ image: string[] }> }) {
  const url = `/og/${(await params).image.join('/')}`;
  const preview = previews.find((candidate) => candidate.url === url);
  if (!preview) return new Response(null, { status: 404 });
  const pages = await getTranslations({ locale: preview.locale, namespace: 'pages' });
  const site = await getTranslations({ locale: preview.locale, namespace: 'site' });
  const title = optionalPageMessage(pages, `${preview.id}.documentTitle`) ?? pages(`${preview.id}.title`);
  return drawPreview({
    title,
    brand: site('name'),
    tagline: site('tagline'),
    host: new URL(loadSite().property).host.replace(/^www\./, ''),
    route: preview.id,
  });
}
