import { RecordLink } from '@/components/links/record-link';
import { useEnglishLang } from '@/components/locale/use-english-lang';
import type { Change, ChangeReference } from '@/lib/changelog/changelogs';
import { issueLabel } from '@/lib/changelog/issues';
import { referenceAddress, referencesOf } from '@/lib/changelog/pages/changelog-links';
import './changelog.css';

interface ChangeReferencesProps {
  change: Change;
  /** Shows both issues and pull requests (see `referencesOf`). */
  detailed: boolean;
}

/** Links to more about a change: its own references, or else its issues, or else its pull requests. */
export function ChangeReferences({ change, detailed }: ChangeReferencesProps) {
  const references = referencesOf(change, detailed);
  if (references.length === 0) return null;
  return (
    <span className="change-references">
      {references.map((reference, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the references of a change are never reordered
        <Reference key={index} reference={reference} />
      ))}
    </span>
  );
}

function Reference({ reference }: { reference: ChangeReference }) {
  const lang = useEnglishLang();
  const address = referenceAddress(reference);
  if ('issue' in reference) return <RecordLink address={address}>{issueLabel(reference.issue)}</RecordLink>;
  if ('pull' in reference) return <RecordLink address={address}>{`#${reference.pull}`}</RecordLink>;
  return (
    <span lang={lang}>
      <RecordLink address={address}>{reference.title}</RecordLink>
    </span>
  );
}
