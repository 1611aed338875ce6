import type { Change, ChangeReference } from '@/lib/changelog/changelogs';
import { issueAddressBelow, issueOfJira } from '@/lib/changelog/issues';
import { baselineOf } from '@/lib/changelog/versions';
import { loadLinks } from '@/lib/site/links';

/** URL of an issue in Jira or on GitHub (lib/changelog/issues.ts). */
export function issueAddress(issue: string): string {
  return issueAddressBelow(`${base('issueBrowse')}/`, issue);
}

/** Replaces the address of a Jira issue with one that redirects to its current location; other addresses are unchanged. */
export function currentAddress(address: string): string {
  const name = issueOfJira(address);
  return name && base('issueBrowse') ? `${base('issueBrowse')}/${name}` : address;
}

/** URL of a pull request of Jenkins core. */
export function pullAddress(pull: number): string {
  return `${base('coreRepository')}/pull/${pull}`;
}

/**
 * The references of a change: those in its record, or else its issues, or else its pull requests.
 * @param detailed whether to return both issues and pull requests
 */
export function referencesOf({ issues, pulls, references }: Change, detailed: boolean): readonly ChangeReference[] {
  if (references.length > 0) return references;
  const own = [issues.map((issue) => ({ issue })), pulls.map((pull) => ({ pull }))];
  return (detailed ? own : own.filter((list) => list.length > 0).slice(0, 1)).flat();
}

/** URL of a reference. */
export function referenceAddress(reference: ChangeReference): string {
  if ('issue' in reference) return issueAddress(reference.issue);
  return 'pull' in reference ? pullAddress(reference.pull) : reference.url;
}

/** URL of a contributor's GitHub profile. */
export function authorAddress(handle: string): string {
  return `${base('github')}/${encodeURIComponent(handle)}`;
}

/** URL of the upgrade guide of a stable line. */
export function upgradeGuideAddress(version: string): string {
  return `${base('upgradeGuide')}/${baselineOf(version)}/`;
}

/** URL of the official, complete release notes. */
export function releaseNotesAddress(version: string): string {
  return `${base('releaseNotes')}/jenkins-${version}`;
}

function base(name: 'coreRepository' | 'github' | 'issueBrowse' | 'releaseNotes' | 'upgradeGuide'): string {
  return (loadLinks()[name] ?? '').replace(/\/$/, '');
}
