import type { ReactNode } from 'react';

/** The IRC server's exact response to an unregistered nickname (docs/behavior.md, Chat). */
const registrationError = [
  '[10:28] -NickServ- my_nickname is not a registered nickname.',
  '[10:28] == #jenkins Cannot join channel (+r) - you need to be identified with services',
].join('\n');

/** A channel's response to an unregistered nickname during spam attacks, with `children` as the caption. */
export function NicknameError({ children }: { children: ReactNode }) {
  return (
    <figure className="flex max-w-object flex-col gap-1">
      <figcaption className="text-sm text-muted">{children}</figcaption>
      <pre lang="en" translate="no" className="rounded bg-navbar px-4 py-3 whitespace-pre-wrap text-navbar-on wrap-anywhere">
        <code>{registrationError}</code>
      </pre>
    </figure>
  );
}
