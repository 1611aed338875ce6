import { getLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/errors/not-found-page';
import { notFoundMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = async () => notFoundMetadata(await getLocale());

/** The build makes it the 404.html of its locale (scripts/build/finish-export.ts). */
export default NotFoundPage;
