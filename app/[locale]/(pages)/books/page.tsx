import { useTranslations } from 'next-intl';
import { CollectionPage } from '@/components/layout/collection-page';
import { richTags } from '@/components/links/rich-text';
import { BookList } from '@/components/records/book-list';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('books');

/** The page of books about Jenkins (docs/behavior.md, Books). */
export default function BooksPage() {
  const t = useTranslations('pages.books');
  return (
    <CollectionPage route="books">
      <div className="page-section">
        <p className="text-page pb-10">{t.rich('note', richTags())}</p>
        <BookList />
      </div>
    </CollectionPage>
  );
}
