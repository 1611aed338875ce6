import { useFormatter, useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { OutlinedText } from '@/components/ui/outlined-text';
import { PageHeader } from '@/components/ui/page-header';
import { metadataOf } from '@/lib/metadata/metadata';
import { loadSite } from '@/lib/site/site';

export const generateMetadata = metadataOf('accessibility');

const works = ['keyboard', 'names', 'zoom', 'colors', 'motion', 'touch', 'scripts'] as const;
const limits = ['readers', 'calendar', 'videos', 'photos', 'english', 'sites'] as const;
const tests = ['rules', 'keys', 'settings', 'often'] as const;
const ways = ['issue', 'forum', 'mail'] as const;
const dayFormat = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** The statement of accessibility (docs/behavior.md, Accessibility). */
export default function AccessibilityPage() {
  const t = useTranslations('pages.accessibility');
  const parts = useTranslations('parts');
  const format = useFormatter();
  const { accessibilityChecked: checked } = loadSite();
  const tags = richTags();
  return (
    <PageFrame route="accessibility">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="text-page">
        <OutlinedText
          label={parts('contents')}
          sections={[
            {
              id: 'works',
              title: t('works.title'),
              body: <ItemList items={works.map((what) => t(`works.list.${what}`))} />,
            },
            {
              id: 'limits',
              title: t('limits.title'),
              body: <ItemList items={limits.map((what) => t(`limits.list.${what}`))} />,
            },
            {
              id: 'tests',
              title: t('tests.title'),
              body: <ItemList items={tests.map((what) => t.rich(`tests.list.${what}`, tags))} />,
            },
            {
              id: 'report',
              title: t('report.title'),
              body: (
                <>
                  <p>{t('report.text')}</p>
                  <ItemList items={ways.map((way) => t.rich(`report.list.${way}`, tags))} />
                  <p>{t('report.answer')}</p>
                </>
              ),
            },
          ]}
        >
          <div className="prose intro">
            <p>{t.rich('goal', tags)}</p>
            {checked && (
              <p>
                <time dateTime={checked}>{t('checked', { date: format.dateTime(new Date(checked), dayFormat) })}</time>
              </p>
            )}
          </div>
        </OutlinedText>
      </div>
    </PageFrame>
  );
}
