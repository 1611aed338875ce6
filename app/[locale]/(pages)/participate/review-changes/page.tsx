import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { DataTable } from '@/components/ui/data-table';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateReview');

const searches = ['copyEditing', 'code', 'core'] as const;
const requirements = ['record', 'agreement'] as const;
const teams = ['copyEditors', 'codeReviewers', 'coreReviewers'] as const;
const columns = ['team', 'covers'] as const;

/** Reviewing changes, and who may join a team of reviewers (docs/behavior.md, Ways to participate). */
export default function ReviewChangesPage() {
  const t = useTranslations('pages.participateReview');
  const tags = richTags();
  return (
    <ParticipateSubpage
      route="participateReview"
      start="codeReviewRequests"
      sections={[
        {
          id: 'code-reviews-and-copy-editing',
          title: t('reviews.title'),
          body: (
            <>
              <p>{t('reviews.text')}</p>
              <ItemList items={searches.map((search) => t.rich(`reviews.list.${search}`, tags))} />
              <Note>{t('reviews.note')}</Note>
            </>
          ),
        },
        {
          id: 'reviewer-team-membership',
          title: t('membership.title'),
          body: (
            <>
              <p>{t.rich('membership.text', tags)}</p>
              <p>{t('membership.teams')}</p>
              <DataTable
                caption={t('membership.table.caption')}
                head={columns.map((column) => t(`membership.table.head.${column}`))}
                rows={teams.map((team) => columns.map((column) => t.rich(`membership.table.${team}.${column}`, tags)))}
              />
              <p>{t('membership.requirements')}</p>
              <ItemList items={requirements.map((requirement) => t.rich(`membership.list.${requirement}`, tags))} />
            </>
          ),
        },
      ]}
    >
      <div className="prose intro">
        <p>{t('intro')}</p>
      </div>
    </ParticipateSubpage>
  );
}
