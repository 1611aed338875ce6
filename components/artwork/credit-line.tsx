import { RecordLink } from '@/components/links/record-link';
import { SocialButtons } from '@/components/links/social-buttons';
import { CreditLabel } from '@/components/pictures/credit-label';
import type { Credit } from '@/lib/artwork/artwork';
import { socialProfile } from '@/lib/community/social';

interface CreditLineProps {
  label: string;
  /** The label while a drawing replaces the picture, which its author did not make. */
  drawn?: string;
  credit?: Credit;
}

/** A logo's author or source. A name that links to a social profile also gets a button that names the network. */
export function CreditLine({ label, drawn, credit }: CreditLineProps) {
  if (!credit) return null;
  const { text, address } = credit;
  const profiles = address && socialProfile(address);
  return (
    <p>
      <CreditLabel label={label} drawn={drawn} />{' '}
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
