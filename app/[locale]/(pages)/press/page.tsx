import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { AboutFoundation } from '@/components/press/about-foundation';
import { AboutJenkins } from '@/components/press/about-jenkins';
import { PressContact } from '@/components/press/press-contact';
import { PressKit } from '@/components/press/press-kit';
import { PageHeader } from '@/components/ui/page-header';
import { PageWithContents } from '@/components/ui/table-of-contents';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('press');

/** The sections' anchors, in order; other sites link to them (docs/behavior.md, Press). */
const sections = [
  { id: 'about-jenkins', messages: 'about' },
  { id: 'governance', messages: 'governance', isPart: true },
  { id: 'trademark', messages: 'trademark', isPart: true },
  { id: 'branding', messages: 'branding', isPart: true },
  { id: 'artwork', messages: 'artwork', isPart: true },
  { id: 'about-cdf', messages: 'cdf' },
  { id: 'press-contact', messages: 'contact' },
] as const;

/** What the press needs to know (docs/behavior.md, Press). */
export default function PressPage() {
  const t = useTranslations('pages.press');
  const parts = useTranslations('parts');
  return (
    <PageFrame route="press">
      <PageHeader title={t('title')} lead={t('lead')} />
      <PressKit />
      <PageWithContents
        label={parts('contents')}
        entries={sections.map(({ messages, ...section }) => ({ ...section, title: t(`${messages}.title`) }))}
      >
        <div className="text-page">
          <AboutJenkins />
          <AboutFoundation />
          <PressContact />
        </div>
      </PageWithContents>
    </PageFrame>
  );
}
