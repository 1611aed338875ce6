import { useCheckLabels } from '@/components/version-check/check-form';
import { CheckDetails, CheckVerdict } from '@/components/version-check/check-result';
import { checkVersion, type ReleaseFacts } from '@/lib/changelog/version-check';
import { elsewhere, longText, longWord, sentence } from './sample-text';

const releases: readonly ReleaseFacts[] = [
  { version: '9.999.1', date: '2030-02-01', java: [21, 25], changes: [{ type: 'security', text: longText }] },
  {
    version: '9.990.2',
    date: '2030-01-02',
    java: [17, 21],
    upgradeNotes: [longWord, sentence],
    changes: [{ type: longWord, text: longWord }],
  },
  { version: '9.990.1', date: '2030-01-01', java: [11, 17], advisories: [{ id: longWord, url: elsewhere }], changes: [] },
];

/** The full result of checking a version that needs an upgrade. */
export function CheckExample() {
  const labels = useCheckLabels();
  const versions = releases.map(({ version }) => version);
  const checked = checkVersion('9.990.1', versions, releases, new Date('2031-01-01'));
  return (
    <>
      <CheckVerdict checked={checked} labels={labels} />
      <CheckDetails checked={checked} labels={labels} />
    </>
  );
}
