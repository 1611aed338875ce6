import { withBase } from '@/lib/i18n/base-path';
import type { IconName } from '@/lib/icons/icon-names';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative icon from the site's sprite; its meaning must also be in the text next to it. */
export function Icon({ name, className = 'size-icon' }: IconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={withBase(`/icons.svg#${name}`)} />
    </svg>
  );
}
