import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { PageButler } from '@/components/butler/page-butler';
import { pageButlers } from '@/components/butler/page-butlers';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { pageDay } from '@/lib/metadata/page-day';
import type { RouteId } from '@/lib/routing/routes';
import { PageLayout } from './page-layout';

/** What is in the header of a page; by default, its messages and its butler. */
interface HeaderText {
  title: string;
  lead: ReactNode;
  eyebrow: ReactNode;
  figure: ReactNode;
}

export interface RoutePageProps extends Pick<ComponentProps<typeof PageLayout>, 'asOf' | 'hue' | 'children'> {
  /** The page; its title and lead are messages of `pages.<route>`. */
  route: RouteId;
  /** The page to link to above the title, by its own title. */
  parent?: RouteId;
  eyebrow?: ReactNode;
  lead?: ReactNode;
}

interface WithHeader extends RoutePageProps {
  header: (text: HeaderText) => ReactNode;
}

/** A page with its header: the base of `ReferencePage`, `CollectionPage` and `RoomPage`. */
export function RoutePage({ route, parent, eyebrow, lead, asOf, header, children, ...layout }: WithHeader) {
  const t = useTranslations('pages');
  const butler = pageButlers[route];
  return (
    <PageLayout route={route} asOf={asOf ?? pageDay(route)} {...layout}>
      {header({
        title: t(`${route}.title`),
        lead: lead ?? t.rich(`${route}.lead`, richTags()),
        figure: butler && <PageButler {...butler} />,
        eyebrow: eyebrow ?? (parent && <DestinationLink to={parent}>{t(`${parent}.title`)}</DestinationLink>),
      })}
      {children}
    </PageLayout>
  );
}
