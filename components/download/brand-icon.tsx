import type { BrandIconName } from '@/lib/icons/brand-icons';

interface BrandIconProps {
  name: BrandIconName;
  className: string;
}

/** A platform's logo; its name is always next to it in text. */
export function BrandIcon({ name, className }: BrandIconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${process.env.SITE_BASE ?? ''}/brand-icons.svg#${name}`} />
    </svg>
  );
}
