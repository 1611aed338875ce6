import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageLayout } from '@/components/layout/page-layout';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { PageHeader } from '@/components/ui/page-header';
import { localPath } from '@/lib/i18n/local-path';
import { EmptyTray } from './empty-tray';
import { StoreFailurePage } from './failure-page';

/**
 * Prepares the failure page in the document's language: an explanation and links. "Try again" reloads the page
 * (components/inline-scripts/reload-offer.ts).
 */
export function FailureParts() {
  const t = useTranslations('chrome.failure');
  const notFound = useTranslations('pages.notFound');
  const home = localPath('/', useLocale());
  const tags = {
    ...richTags(),
    home: (text: ReactNode) => (
      <a key="home" href={home}>
        {text}
      </a>
    ),
  };
  const retry = (
    // biome-ignore lint/a11y/noAutofocus: the focused element is gone with the page; the next tab stops are the links
    <button type="button" value="reload" className="button" autoFocus>
      {t('retry')}
    </button>
  );
  return (
    <StoreFailurePage
      page={
        <PageLayout isFailure>
          <div role="alert">
            <PageHeader title={t('title')} lead={t('lead')} actions={retry} figure={<EmptyTray />} />
          </div>
          <div className="page-section text-page">
            <h2 className="heading">{notFound('waysOn')}</h2>
            <ItemList rows items={[notFound.rich('home', tags), t.rich('report', tags)]} />
          </div>
        </PageLayout>
      }
    />
  );
}
