import type { BrandIconName } from '@/lib/icons/brand-icons';

interface BrandIconProps {
  name: BrandIconName;
  className: string;
}

/** The mark of a platform or cloud; its name always stands beside it. */
export function BrandIcon({ name, className }: BrandIconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/brand-icons.svg#${name}`} />
    </svg>
  );
}
