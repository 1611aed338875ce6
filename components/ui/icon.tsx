import type { IconName } from '@/lib/icons/icon-names';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative icon from the site's icon file: whatever it says is also said in words beside it. */
export function Icon({ name, className = 'size-icon' }: IconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
