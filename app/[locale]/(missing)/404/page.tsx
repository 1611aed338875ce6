import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/errors/not-found-page';
import { assertLocale, prefixedLocales } from '@/lib/i18n/locales';
import { notFoundMetadata } from '@/lib/metadata/metadata';

interface MissingPageProps {
  params: Promise<{ locale: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return prefixedLocales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: MissingPageProps): Promise<Metadata> {
  return notFoundMetadata(assertLocale((await params).locale));
}

/** scripts/finish-export.ts turns this page into the 404.html of the locale's folder. */
export default async function MissingPage({ params }: MissingPageProps) {
  setRequestLocale(assertLocale((await params).locale));
  return <NotFoundPage />;
}
