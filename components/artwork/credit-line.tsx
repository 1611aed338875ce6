import { ResolvedLink } from '@/components/text/address-link';
import { SocialButtons } from '@/components/text/social-buttons';
import type { Credit } from '@/lib/site/artwork';
import { socialProfile } from '@/lib/site/social';

/** Who made a logo, or where it comes from; beside the name that leads to a profile, a button says on which network it is. */
export function CreditLine({ label, credit }: { label: string; credit?: Credit }) {
  if (!credit) return null;
  const { text, destination } = credit;
  const profiles = destination && socialProfile(destination.href);
  return (
    <p>
      {label}{' '}
      {destination ? (
        <ResolvedLink {...destination} newTab>
          {text}
        </ResolvedLink>
      ) : (
        text
      )}
      {profiles && <SocialButtons name={text} profiles={profiles} />}
    </p>
  );
}
