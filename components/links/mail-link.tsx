import { useLocale } from 'next-intl';
import { resolveDestination } from '@/lib/routing/destinations';
import { ResolvedLink } from './address-link';
import { MailAddress } from './mail-address';

interface MailLinkProps {
  /** The name of the address in content/links.yml. */
  to: string;
  className?: string;
  /** The element's id, for a button that copies the address. */
  id?: string;
}

/** A link to a named e-mail address that shows the address itself, so that people can copy it. */
export function MailLink({ to, className, id }: MailLinkProps) {
  const destination = resolveDestination(to, useLocale());
  const address = destination.kind === 'missing' ? to : destination.href.replace(/^mailto:/, '');
  return (
    <ResolvedLink {...destination} className={className} id={id}>
      <MailAddress address={address} />
    </ResolvedLink>
  );
}
