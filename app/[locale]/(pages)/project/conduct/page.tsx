import { ReportingContacts } from '@/components/conduct/contacts';
import { EscalationLadder } from '@/components/conduct/escalation-ladder';
import { ReportingSteps } from '@/components/conduct/reporting-steps';
import { Standards } from '@/components/conduct/standards';
import { Versions } from '@/components/conduct/versions';
import { ReferencePage } from '@/components/layout/reference-page';
import { PageText } from '@/components/text-page/page-text';
import { metadataOf } from '@/lib/metadata/metadata';
import '@/components/conduct/conduct.css';

export const generateMetadata = metadataOf('conduct');

/** The code of conduct (docs/behavior.md, Code of conduct). */
export default function ConductPage() {
  return (
    <ReferencePage route="conduct">
      <ReportingContacts />
      <div className="conduct wrap-anywhere">
        <PageText
          route="conduct"
          unlisted={['other-jenkins-communities']}
          blocks={{
            Standards: () => <Standards />,
            ReportingSteps: () => <ReportingSteps />,
            EscalationLadder: () => <EscalationLadder />,
            Versions: () => <Versions />,
          }}
        />
      </div>
    </ReferencePage>
  );
}
