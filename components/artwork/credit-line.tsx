import { RecordLink } from '@/components/links/record-link';
import { SocialButtons } from '@/components/links/social-buttons';
import type { Credit } from '@/lib/artwork/artwork';
import { socialProfile } from '@/lib/community/social';

/** A logo's author or source. A name that links to a social profile also gets a button that names the network. */
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
