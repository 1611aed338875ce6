import { NotFoundPage } from '@/components/errors/not-found-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { notFoundMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = () => notFoundMetadata(defaultLocale);

/** The English not-found page in `npm run dev`; in the finished site it is app/global-not-found.tsx. */
export default NotFoundPage;
