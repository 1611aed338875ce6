import { loadLinks } from '@/lib/site/links';
import { issueAddressBelow } from './issues';

/** An issue of Jenkins, in Jira or on GitHub (./issues.ts). */
export function issueAddress(issue: string): string {
  return issueAddressBelow(`${base('issueBrowse')}/`, issue);
}

/** A pull request of Jenkins itself. */
export function pullAddress(pull: number): string {
  return `${base('coreRepository')}/pull/${pull}`;
}

/** The profile of a contributor to a change. */
export function authorAddress(handle: string): string {
  return `${base('github')}/${encodeURIComponent(handle)}`;
}

function base(name: 'coreRepository' | 'github' | 'issueBrowse'): string {
  return (loadLinks()[name] ?? '').replace(/\/$/, '');
}
