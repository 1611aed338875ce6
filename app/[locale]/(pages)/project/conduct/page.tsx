import { ReportingContacts } from '@/components/conduct/contacts';
import { EscalationLadder } from '@/components/conduct/escalation-ladder';
import { ReportingSteps } from '@/components/conduct/reporting-steps';
import { Standards } from '@/components/conduct/standards';
import { Versions } from '@/components/conduct/versions';
import { TextPage } from '@/components/text-page/text-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('conduct');

/** The code of conduct (docs/behavior.md, Code of conduct). */
export default function ConductPage() {
  return (
    <TextPage
      route="conduct"
      beforeText={<ReportingContacts />}
      unlisted={['other-jenkins-communities']}
      blocks={{
        Standards: () => <Standards />,
        ReportingSteps: () => <ReportingSteps />,
        EscalationLadder: () => <EscalationLadder />,
        Versions: () => <Versions />,
      }}
    />
  );
}
