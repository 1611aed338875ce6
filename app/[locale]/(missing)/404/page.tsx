import { getLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/errors/not-found-page';
import { notFoundMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = async () => notFoundMetadata(await getLocale());

/** The build turns this page into its locale's 404.html (scripts/build/finish-export.ts). */
export default NotFoundPage;
