import { useLocale, useTranslations } from 'next-intl';
import { RecordLink } from '@/components/links/record-link';
import { issueAddress, pullAddress } from '@/lib/changelog/changelog-links';
import type { Change, ChangeReference } from '@/lib/changelog/changelogs';
import { defaultLocale } from '@/lib/i18n/locales';
import './release-changes.css';

interface ChangeReferencesProps {
  change: Change;
  /** Shows both the issue and the pull request where a change has both; otherwise only the more informative one. */
  detailed: boolean;
}

/** Where to read more about a change: its own references, or else its issue, or else its pull request. */
export function ChangeReferences({ change, detailed }: ChangeReferencesProps) {
  const references = listReferences(change, detailed);
  if (references.length === 0) return null;
  return (
    <span className="change-references">
      {references.map((reference, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the references of a change never change their order
        <Reference key={index} reference={reference} />
      ))}
    </span>
  );
}

function listReferences({ issue, pull, references }: Change, detailed: boolean): readonly ChangeReference[] {
  if (references.length > 0) return references;
  const both = [...(issue ? [{ issue }] : []), ...(pull ? [{ pull }] : [])];
  return detailed ? both : both.slice(0, 1);
}

function Reference({ reference: { issue, pull, url, title } }: { reference: ChangeReference }) {
  const t = useTranslations('parts.changes');
  const lang = useLocale() === defaultLocale ? undefined : defaultLocale;
  if (issue) return <RecordLink address={issueAddress(String(issue))}>{t('issue', { issue: String(issue) })}</RecordLink>;
  if (pull) return <RecordLink address={pullAddress(pull)}>{t('pull', { pull: String(pull) })}</RecordLink>;
  return (
    <span lang={lang}>
      <RecordLink address={url ?? ''}>{title ?? url}</RecordLink>
    </span>
  );
}
