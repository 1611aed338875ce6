import { useLocale } from 'next-intl';
import { resolveDestination } from '@/lib/routing/destinations';
import { type LinkOptions, ResolvedLink } from './address-link';

/** A link to a named destination: a page of the route registry or a name in content/links.yml. */
export function DestinationLink({ to, ...options }: LinkOptions & { to: string }) {
  return <ResolvedLink {...resolveDestination(to, useLocale())} {...options} />;
}
