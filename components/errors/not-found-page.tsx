import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyTray } from './empty-tray';

const waysOn = ['home', 'documentation', 'download', 'roadmap', 'forum', 'report'] as const;

/** The page for an address that doesn't exist: what happened, and where to go. */
export function NotFoundPage() {
  const t = useTranslations('pages.notFound');
  return (
    <PageFrame>
      <PageHeader title={t('title')} lead={t('lead')} figure={<EmptyTray />} />
      <nav aria-labelledby="ways-on" className="page-section">
        <h2 id="ways-on" className="heading">
          {t('waysOn')}
        </h2>
        <ItemList items={waysOn.map((way) => t.rich(way, richTags()))} />
      </nav>
    </PageFrame>
  );
}
