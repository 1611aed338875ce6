import { ResolvedLink } from '@/components/text/address-link';
import type { Credit } from '@/lib/site/artwork';

/** Who made a logo, or where it comes from. */
export function CreditLine({ label, credit }: { label: string; credit?: Credit }) {
  if (!credit) return null;
  return (
    <p>
      {label}{' '}
      {credit.destination ? (
        <ResolvedLink {...credit.destination} newTab>
          {credit.text}
        </ResolvedLink>
      ) : (
        credit.text
      )}
    </p>
  );
}
