import type { ReactNode } from 'react';
import { ReferencePage } from '@/components/layout/reference-page';
import { RoomPage, type RoomPageProps } from '@/components/layout/room-page';
import type { RoutePageProps } from '@/components/layout/route-page';
import { PageText, type PageTextProps } from './page-text';

interface TextPageProps extends PageTextProps, Pick<RoutePageProps, 'parent' | 'eyebrow' | 'asOf'> {
  /** For a page that is a room: its hue, main action and facts. */
  room?: Pick<RoomPageProps, 'hue' | 'actions' | 'facts' | 'factsAction' | 'bunting'>;
  /** Content between the header and the text. */
  beforeText?: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
}

/**
 * A page whose text comes from messages (docs/how-to/edit-a-text-page.md): paragraphs and sections in the order of
 * `pages.<route>.sections`, with a table of contents.
 */
export function TextPage({ route, parent, eyebrow, room, asOf, beforeText, children, ...text }: TextPageProps) {
  const page = { route, parent, eyebrow, asOf };
  const content = (
    <>
      {beforeText}
      <PageText route={route} {...text} />
      {children}
    </>
  );
  if (!room) return <ReferencePage {...page}>{content}</ReferencePage>;
  return (
    <RoomPage {...page} {...room}>
      {content}
    </RoomPage>
  );
}
