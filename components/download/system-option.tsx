import type { ReactNode } from 'react';
import type { BrandIconName } from '@/lib/icons/brand-icons';
import { BrandIcon } from './brand-icon';
import './choices.css';

interface SystemOptionProps {
  /** Of the radio button; unique on the page. */
  id: string;
  /** The operating systems whose visitors get this option; see own-system.ts. */
  systems?: readonly string[];
  isDefault: boolean;
  icon?: BrandIconName;
  /** The name of the system. */
  children: ReactNode;
}

/** An option of a choice of system: a radio button, and its label. */
export function SystemOption({ id, systems, isDefault, icon, children }: SystemOptionProps) {
  return (
    <>
      <input
        type="radio"
        name="system"
        id={id}
        data-systems={systems?.join(' ')}
        defaultChecked={isDefault}
        className="sr-only"
      />
      <label htmlFor={id} className="system">
        {icon && <BrandIcon name={icon} className="size-icon shrink-0" />}
        {children}
      </label>
    </>
  );
}
