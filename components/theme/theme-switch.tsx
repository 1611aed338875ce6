'use client';

import { useTheme } from 'next-themes';
import { useBrowserValue } from '@/components/ui/use-browser-value';

interface ThemeSwitchProps {
  legend: string;
  options: readonly { value: 'light' | 'dark' | 'system'; label: string }[];
}

/** The choice between the light theme, the dark one and the system's own. */
export function ThemeSwitch({ legend, options }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme();
  // The server can't know the choice, so that no option is marked before the browser has taken over.
  const isHydrated = useBrowserValue<boolean>(() => true, false);
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="menu-item menu-choice">
          <input
            type="radio"
            name="theme"
            value={value}
            checked={isHydrated && theme === value}
            onChange={() => setTheme(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
