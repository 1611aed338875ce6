import { RecordLink } from '@/components/links/record-link';
import { SocialButtons } from '@/components/links/social-buttons';
import { CreditLabel } from '@/components/pictures/credit-label';
import type { Credit } from '@/lib/artwork/artwork';
import { socialProfile } from '@/lib/community/social';

interface CreditLineProps {
  label: string;
  /** The label while a placeholder drawing is shown, which is not the credited author's work. */
  drawn?: string;
  credit?: Credit;
}

/** A logo's author or source. A link to a social profile is followed by that network's button. */
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
