import type { ReactNode } from 'react';
import './filter-choices.css';

/** A checkbox. */
export interface FilterChoice {
  /** Unique among the checkboxes. */
  name: string;
  text: string;
  /** The language of the text if it differs from the page's. */
  lang?: string;
}

interface FilterChoicesProps {
  legend: string;
  choices: readonly FilterChoice[];
  /** The names of the checked boxes. */
  selected: ReadonlySet<string>;
  /** Called with the new set of checked names. */
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Content below the checkboxes, such as the number of matches. */
  children?: ReactNode;
}

/** Checkboxes that filter a list, and the result below them. */
export function FilterChoices({ legend, choices, selected, onSelect, children }: FilterChoicesProps) {
  return (
    <>
      <fieldset className="filter-choices">
        <legend className="float-left mr-1 shrink-0 font-semibold">{legend}</legend>
        {choices.map(({ name, text, lang }) => (
          <label key={name} className="filter-choice" lang={lang}>
            <input
              type="checkbox"
              checked={selected.has(name)}
              // Browsers leave a checkbox partly cut off in the scrolling row. Keyboard only: it must not move under a pointer.
              onFocus={({ target }) =>
                target.matches(':focus-visible') && target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
              }
              onChange={({ target }) => onSelect(selectChoice(selected, name, target.checked))}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {children && <div className="filter-result">{children}</div>}
    </>
  );
}

/**
 * The selection after a checkbox changed. Follows the checkbox instead of toggling, because it may have been checked
 * before hydration while its name was already in the URL.
 */
export function selectChoice(selected: ReadonlySet<string>, name: string, isSelected: boolean): Set<string> {
  const next = new Set(selected);
  if (isSelected) next.add(name);
  else next.delete(name);
  return next;
}
