import { PageLoading } from '@/components/chrome/page-loading';
import { prefixedLocales } from '@/lib/i18n/locales';

export default function Loading() {
  return <PageLoading locales={prefixedLocales} />;
}
