import { useLocale } from 'next-intl';
import { resolveDestination } from '@/lib/routing/destinations';
import { ResolvedLink } from './address-link';

/** A link to a named e-mail address that shows the address itself, so that people can copy it. */
export function MailLink({ to, className }: { to: string; className?: string }) {
  const destination = resolveDestination(to, useLocale());
  return (
    <ResolvedLink {...destination} className={className}>
      {destination.kind === 'missing' ? to : destination.href.replace(/^mailto:/, '')}
    </ResolvedLink>
  );
}
