import { CheckDetails } from '@/components/version-check/check-details';
import { useCheckLabels } from '@/components/version-check/check-form';
import { CheckVerdict } from '@/components/version-check/check-verdict';
import { checkVersion } from '@/lib/changelog/version-check';
import type { CheckData } from '@/lib/changelog/version-data';
import { elsewhere, longWord, nowhere, sentence } from './sample-text';

const data: CheckData = {
  releases: [
    { version: '9.999.1', year: '2030', date: '2030-02-01' },
    { version: '9.990.2', year: '2030', date: '2030-01-02' },
    { version: '9.990.1', year: '2030', date: '2030-01-01' },
  ],
  java: [
    { version: '9.999.1', java: [21, 25] },
    { version: '9.900.1', java: [11, 17] },
  ],
  advisories: [{ id: longWord, url: elsewhere, patterns: ['9[.]990[.]1'] }],
  upgradeNotes: [{ version: '9.999.1', headings: [longWord, sentence] }],
};

/** The full result of checking a version that needs an upgrade. */
export function CheckExample() {
  const labels = useCheckLabels();
  const checked = checkVersion('9.990.1', data, new Date('2031-01-01'));
  return (
    <>
      <CheckVerdict checked={checked} labels={labels} />
      <CheckDetails checked={checked} labels={labels} changesUrl={nowhere} />
    </>
  );
}
