import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { InlineHtml } from '@/components/links/inline-html';
import { RecordLink } from '@/components/links/record-link';
import { useEnglishLang } from '@/components/locale/use-english-lang';
import type { Author } from '@/lib/changelog/authors';
import type { Change, ChangelogRelease } from '@/lib/changelog/changelogs';
import { authorAddress, releaseNotesAddress } from '@/lib/changelog/pages/changelog-links';
import { groupChanges, isKnownType } from '@/lib/changelog/pages/group-changes';
import { ChangeReferences } from './change-references';
import './changelog.css';

interface ReleaseChangesProps {
  release: ChangelogRelease;
  /** The level of the headings inside the release. */
  level: 2 | 3;
  /** Also shows contributors and all references, and says that a list isn't complete, which lists of releases say once. */
  detailed?: boolean;
}

/**
 * The changes of a release by kind. The first release of an LTS line has two groups: what was fixed since the
 * weekly release it is based on, and what is new since the previous line.
 */
export function ReleaseChanges({ release, level, detailed = false }: ReleaseChangesProps) {
  const t = useTranslations('parts.changes');
  const { version, changes, lts_changes, incomplete } = release;
  const isEmpty = changes.length + lts_changes.length === 0;
  if (isEmpty && !incomplete) return <p className="release-empty">{t('none')}</p>;
  return (
    <>
      <ChangeLists release={release} level={level} detailed={detailed} />
      {incomplete && (
        <p className="release-empty">
          {isEmpty ? t('unknown') : detailed && t('incomplete')} <OfficialNotes version={version} />
        </p>
      )}
    </>
  );
}

/** A release without changes, in a few words. */
export function NoChanges({ release: { version, incomplete } }: { release: ChangelogRelease }) {
  const t = useTranslations('parts.changes');
  return <p className="release-empty">{incomplete ? <OfficialNotes version={version} isShort /> : t('noneShort')}</p>;
}

function OfficialNotes({ version, isShort = false }: { version: string; isShort?: boolean }) {
  const t = useTranslations('parts.changes');
  const name = t('official', { version });
  return (
    <AddressLink address={releaseNotesAddress(version)} aria-label={isShort ? name : undefined} className="inline-link">
      {isShort ? t('officialShort') : name}
    </AddressLink>
  );
}

function ChangeLists({ release, level, detailed }: Required<ReleaseChangesProps>) {
  const t = useTranslations('parts.changes');
  const { changes, lts_changes, lts_baseline, lts_predecessor } = release;
  if (lts_changes.length === 0) return <ChangeGroups changes={changes} level={level} detailed={detailed} />;

  const lists = [
    { id: 'baseline', since: lts_baseline, changes },
    { id: 'predecessor', since: lts_predecessor, changes: lts_changes },
  ];
  const Heading = `h${level}` as const;
  return lists
    .filter((list) => list.changes.length > 0)
    .map(({ id, since, changes: listed }) => (
      <div key={id} className={level === 2 ? 'flex flex-col gap-4' : 'flex flex-col gap-4 not-first:pt-4'} data-change-list>
        <Heading className={level === 2 ? 'heading' : 'subheading'}>
          {since ? t('since', { version: since }) : t('sinceOther')}
        </Heading>
        <ChangeGroups changes={listed} level={level === 2 ? 3 : 4} detailed={detailed} />
      </div>
    ));
}

interface ChangeGroupsProps {
  changes: readonly Change[];
  level: 2 | 3 | 4;
  detailed: boolean;
}

function ChangeGroups({ changes, level, detailed }: ChangeGroupsProps) {
  const t = useTranslations('parts.changes');
  const lang = useEnglishLang();
  const Heading = `h${level}` as const;
  return groupChanges(changes).map(({ type, name, changes: grouped }) => (
    <div key={type} className="change-group" data-change-type={type}>
      <Heading className={`change-type change-type-${isKnownType(type) ? type : 'other'}`}>
        {isKnownType(type) ? t(`types.${type}`, { count: grouped.length }) : <span lang={lang}>{name}</span>}
      </Heading>
      <ul className="changes">
        {grouped.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a release are never reordered
          <li key={index}>
            <div lang={lang} className="change-message">
              <InlineHtml html={change.message} />
            </div>{' '}
            <ChangeReferences change={change} detailed={detailed} />
            {detailed && <Authors authors={change.authors} />}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Authors({ authors }: { authors: readonly Author[] }) {
  const t = useTranslations('parts.changes');
  if (authors.length === 0) return null;
  return (
    <span className="change-authors">
      {t('by')}{' '}
      {authors.map(({ name, handle }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the authors of a change are never reordered
        <span key={index}>
          {index > 0 && ', '}
          {handle ? <RecordLink address={authorAddress(handle)}>{name}</RecordLink> : name}
        </span>
      ))}
    </span>
  );
}
