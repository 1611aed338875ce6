import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { RoutePage, type RoutePageProps } from './route-page';

interface ReferencePageProps extends RoutePageProps {
  actions?: ReactNode;
}

/** A page to look something up, with a calm header (docs/design.md). */
export function ReferencePage({ actions, ...page }: ReferencePageProps) {
  return <RoutePage {...page} header={(text) => <PageHeader {...text} actions={actions} />} />;
}
