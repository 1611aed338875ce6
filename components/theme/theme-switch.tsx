'use client';

import { useTheme } from 'next-themes';
import { useBrowserValue } from '@/components/ui/use-browser-value';

interface ThemeSwitchProps {
  legend: string;
  options: readonly { value: 'light' | 'dark' | 'system'; label: string }[];
}

/** Lets the visitor choose the light theme, the dark one, or the system's. */
export function ThemeSwitch({ legend, options }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme();
  // The server doesn't know the choice, so no option is marked until hydration.
  const isHydrated = useBrowserValue<boolean>(() => true, false);
  return (
    <fieldset className="menu">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="menu-item cursor-pointer gap-2">
          <input
            type="radio"
            name="theme"
            value={value}
            checked={isHydrated && theme === value}
            onChange={() => setTheme(value)}
            className="accent-primary"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
