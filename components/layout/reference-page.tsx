import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { RoutePage, type RoutePageProps } from './route-page';

interface ReferencePageProps extends RoutePageProps {
  /** The butler next to the title. */
  figure?: ReactNode;
  actions?: ReactNode;
}

/** A page to look something up, with a calm header (docs/design.md). */
export function ReferencePage({ figure, actions, ...page }: ReferencePageProps) {
  return <RoutePage {...page} header={(text) => <PageHeader {...text} figure={figure} actions={actions} />} />;
}
