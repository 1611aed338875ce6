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
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('conduct');

const sections = [
  { id: 'our-pledge', messages: 'pledge' },
  { id: 'our-standards', messages: 'standards' },
  { id: 'enforcement-responsibilities', messages: 'enforcement' },
  { id: 'scope', messages: 'scope' },
  { id: 'community-spaces', messages: 'spaces', isPart: true },
  { id: 'reporting', messages: 'reporting' },
  { id: 'handling-of-violations', messages: 'handling' },
  { id: 'attribution', messages: 'attribution' },
  { id: 'version-history', messages: 'history' },
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
        entries={sections.map(({ messages, ...section }) => ({ ...section, title: t(`${messages}.title`) }))}
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
