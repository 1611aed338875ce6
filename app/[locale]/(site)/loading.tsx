import { PageLoading } from '@/components/layout/page-loading';
import { prefixedLocales } from '@/lib/i18n/locales';

export default function Loading() {
  return <PageLoading locales={prefixedLocales} />;
}
