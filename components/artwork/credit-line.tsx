import { RecordLink } from '@/components/links/record-link';
import { SocialButtons } from '@/components/links/social-buttons';
import type { Credit } from '@/lib/artwork/artwork';
import { socialProfile } from '@/lib/community/social';

/** Who made a logo, or where it comes from; beside the name that leads to a profile, a button says on which network it is. */
export function CreditLine({ label, credit }: { label: string; credit?: Credit }) {
  if (!credit) return null;
  const { text, address } = credit;
  const profiles = address && socialProfile(address);
  return (
    <p>
      {label}{' '}
      {address ? (
        <RecordLink address={address} newTab>
          {text}
        </RecordLink>
      ) : (
        text
      )}
      {profiles && <SocialButtons name={text} profiles={profiles} />}
    </p>
  );
}
