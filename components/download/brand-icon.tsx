import { withBase } from '@/lib/i18n/base-path';
import type { BrandIconName } from '@/lib/icons/brand-icons';

interface BrandIconProps {
  name: BrandIconName;
  className: string;
}

/** A platform's logo; its name is always next to it in text. */
export function BrandIcon({ name, className }: BrandIconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={withBase(`/brand-icons.svg#${name}`)} />
    </svg>
  );
}
