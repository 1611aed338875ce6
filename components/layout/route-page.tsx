import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { PageHeader } from '@/components/ui/page-header';
import { pageDay } from '@/lib/metadata/page-day';
import type { RouteId } from '@/lib/routing/routes';
import { PageLayout } from './page-layout';

type LayoutProps = Pick<ComponentProps<typeof PageLayout>, 'width' | 'asOf' | 'children'>;

export interface RoutePageProps extends LayoutProps, Omit<ComponentProps<typeof PageHeader>, 'title'> {
  /** The page; its title and lead are messages of `pages.<route>`. */
  route: RouteId;
  /** The page to link to above the title, by its own title. */
  parent?: RouteId;
}

/** A page with its header. */
export function RoutePage({ route, parent, eyebrow, lead, width, asOf, children, ...header }: RoutePageProps) {
  const t = useTranslations('pages');
  return (
    <PageLayout route={route} width={width} asOf={asOf ?? pageDay(route)}>
      <PageHeader
        eyebrow={eyebrow ?? (parent && <DestinationLink to={parent}>{t(`${parent}.title`)}</DestinationLink>)}
        title={t(`${route}.title`)}
        lead={lead ?? t.rich(`${route}.lead`, richTags())}
        {...header}
      />
      {children}
    </PageLayout>
  );
}
