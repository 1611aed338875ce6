import { loadLinks } from '@/lib/site/links';
import type { Change, ChangeReference } from './changelogs';
import { issueAddressBelow, issueOfJira } from './issues';
import { baselineOf } from './version-check';

/** An issue of Jenkins, in Jira or on GitHub (./issues.ts). */
export function issueAddress(issue: string): string {
  return issueAddressBelow(`${base('issueBrowse')}/`, issue);
}

/** An address as records have it; that of a single issue of Jira leads through the service that knows where it is now. */
export function currentAddress(address: string): string {
  const name = issueOfJira(address);
  return name && base('issueBrowse') ? `${base('issueBrowse')}/${name}` : address;
}

/** A pull request of Jenkins itself. */
export function pullAddress(pull: number): string {
  return `${base('coreRepository')}/pull/${pull}`;
}

/**
 * Where to read more about a change: its own references, or else its issues, or else its pull requests.
 * @param detailed both issues and pull requests where a change has both; otherwise only the more informative ones
 */
export function referencesOf({ issues, pulls, references }: Change, detailed: boolean): readonly ChangeReference[] {
  if (references.length > 0) return references;
  const own = [issues.map((issue) => ({ issue })), pulls.map((pull) => ({ pull }))];
  return (detailed ? own : own.filter((list) => list.length > 0).slice(0, 1)).flat();
}

/** Where a reference leads. */
export function referenceAddress(reference: ChangeReference): string {
  if ('issue' in reference) return issueAddress(reference.issue);
  return 'pull' in reference ? pullAddress(reference.pull) : reference.url;
}

/** The profile of a contributor to a change. */
export function authorAddress(handle: string): string {
  return `${base('github')}/${encodeURIComponent(handle)}`;
}

/** The notes on upgrading to the releases of a stable line. */
export function upgradeGuideAddress(version: string): string {
  return `${base('upgradeGuide')}/${baselineOf(version)}/`;
}

/** The official notes of a release, which have all of its changes. */
export function releaseNotesAddress(version: string): string {
  return `${base('releaseNotes')}/jenkins-${version}`;
}

function base(name: 'coreRepository' | 'github' | 'issueBrowse' | 'releaseNotes' | 'upgradeGuide'): string {
  return (loadLinks()[name] ?? '').replace(/\/$/, '');
}
