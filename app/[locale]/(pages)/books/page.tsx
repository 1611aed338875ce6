import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { RoutePage } from '@/components/layout/route-page';
import { richTags } from '@/components/links/rich-text';
import { BookList } from '@/components/records/book-list';
import { metadataOf } from '@/lib/metadata/metadata';
import '@/components/records/records.css';

export const generateMetadata = metadataOf('books');

/** The page of books about Jenkins (docs/behavior.md, Books). */
export default function BooksPage() {
  const t = useTranslations('pages.books');
  return (
    <RoutePage route="books" figure={<Butler drawing="books" />}>
      <div className="page-section">
        <p className="books-note text-page">{t.rich('note', richTags())}</p>
        <BookList />
      </div>
    </RoutePage>
  );
}
