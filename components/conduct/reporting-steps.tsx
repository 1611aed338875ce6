import { useTranslations } from 'next-intl';
import { MailLink } from '@/components/links/mail-link';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Steps } from '@/components/ui/steps';

const advice = ['context', 'private', 'answer'] as const;

/** How to report a violation, and whom to contact if that doesn't help. */
export function ReportingSteps() {
  const t = useTranslations('pages.conduct.reporting');
  return (
    <Steps
      steps={[
        {
          id: 'report-to-the-board',
          title: t('board.title'),
          content: (
            <>
              <p>{t.rich('board.text', richTags())}</p>
              <p>
                <MailLink to="boardMail" className="inline-link font-semibold" />
              </p>
              <ItemList items={advice.map((item) => t.rich(`board.${item}`, richTags()))} />
            </>
          ),
        },
        {
          id: 'report-a-board-member',
          title: t('boardMember.title'),
          content: <p>{t.rich('boardMember.text', richTags())}</p>,
        },
        {
          id: 'report-to-the-foundation',
          title: t('cdf.title'),
          content: (
            <>
              <p>{t('cdf.text')}</p>
              <p>
                <MailLink to="cdfConductMail" className="inline-link font-semibold" />
              </p>
              <p>{t.rich('cdf.code', richTags())}</p>
            </>
          ),
        },
      ]}
    />
  );
}
