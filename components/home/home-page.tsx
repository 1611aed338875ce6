import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { DestinationLink } from '@/components/links/destination-link';
import { LinkCards } from '@/components/links/link-cards';
import { ThankYou } from '@/components/thank-you/thank-you';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { withBase } from '@/lib/i18n/base-path';
import { Highlights } from './highlights';
import { Latest } from './latest';
import './home-page.css';

/** The cards, in the order of docs/behavior.md, Start page; `id` is the key of the words and the name of the destination. */
const cards = [
  { id: 'roadmap', icon: 'route' },
  { id: 'download', icon: 'download' },
  { id: 'events', icon: 'calendar-event' },
  { id: 'books', icon: 'book-2' },
  { id: 'press', icon: 'news' },
  { id: 'awards', icon: 'trophy' },
  { id: 'chat', icon: 'message-circle' },
  { id: 'conduct', icon: 'heart-handshake' },
  { id: 'artwork', icon: 'palette' },
  { id: 'participate', icon: 'users' },
  { id: 'mailingLists', icon: 'mail' },
] as const;

/** The start page (docs/behavior.md, Start page). */
export function HomePage() {
  const t = useTranslations('pages.home');
  return (
    <PageFrame route="home">
      <PageHeader
        eyebrow={t('greeting')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <DestinationLink to="download" className="button">
            <Icon name="download" />
            {t('cards.download.title')}
          </DestinationLink>
        }
        // biome-ignore lint/performance/noImgElement: an SVG file needs no image optimiser
        figure={<img src={withBase('/brand/jenkins.svg')} alt="" width="174" height="240" className="home-mark" />}
      />
      <Latest />
      <nav aria-label={t('cardsLabel')} className="page-section">
        <LinkCards
          cards={cards.map(({ id, icon }) => ({ to: id, icon, title: t(`cards.${id}.title`), text: t(`cards.${id}.text`) }))}
        />
      </nav>
      <Highlights />
      <ThankYou />
    </PageFrame>
  );
}
