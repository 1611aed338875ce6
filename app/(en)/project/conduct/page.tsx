import { useTranslations } from 'next-intl';
import { ReportingContacts } from '@/components/conduct/contacts';
import { EscalationLadder } from '@/components/conduct/escalation-ladder';
import { Origin } from '@/components/conduct/origin';
import { Principles } from '@/components/conduct/principles';
import { Reporting } from '@/components/conduct/reporting';
import { Scope } from '@/components/conduct/scope';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { PageWithContents } from '@/components/ui/table-of-contents';
import { metadataOf } from '@/lib/pages/locale-page';

export const generateMetadata = metadataOf('conduct');

const sections = [
  { id: 'our-pledge', words: 'pledge' },
  { id: 'our-standards', words: 'standards' },
  { id: 'enforcement-responsibilities', words: 'enforcement' },
  { id: 'scope', words: 'scope' },
  { id: 'community-spaces', words: 'spaces', isPart: true },
  { id: 'reporting', words: 'reporting' },
  { id: 'handling-of-violations', words: 'handling' },
  { id: 'attribution', words: 'attribution' },
  { id: 'version-history', words: 'history' },
] as const;

/** The code of conduct (docs/behavior.md, Code of conduct). */
export default function ConductPage() {
  const t = useTranslations('pages.conduct');
  const parts = useTranslations('parts');
  return (
    <PageFrame route="conduct">
      <PageHeader title={t('title')} lead={t('lead')} />
      <ReportingContacts />
      <PageWithContents
        label={parts('contents')}
        entries={sections.map(({ words, ...section }) => ({ ...section, title: t(`${words}.title`) }))}
      >
        <div className="text-page">
          <Principles />
          <Scope />
          <Reporting />
          <EscalationLadder />
          <Origin />
        </div>
      </PageWithContents>
    </PageFrame>
  );
}
