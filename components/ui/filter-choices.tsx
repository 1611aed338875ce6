import type { ReactNode } from 'react';
import './filter-choices.css';

/** A box to tick. */
export interface FilterChoice {
  /** Unique among the boxes. */
  name: string;
  text: string;
  /** The language of the text if it differs from the page's. */
  lang?: string;
}

interface FilterChoicesProps {
  legend: string;
  choices: readonly FilterChoice[];
  /** The names of the ticked boxes. */
  selected: ReadonlySet<string>;
  /** Called with the names that are ticked from now on. */
  onSelect: (selected: ReadonlySet<string>) => void;
  /** What the selection leads to, below the boxes. */
  children?: ReactNode;
}

/** Boxes by which a visitor chooses what a list shows, and what comes of it. */
export function FilterChoices({ legend, choices, selected, onSelect, children }: FilterChoicesProps) {
  return (
    <>
      <fieldset className="filter-choices">
        <legend className="filter-legend">{legend}</legend>
        {choices.map(({ name, text, lang }) => (
          <label key={name} className="filter-choice" lang={lang}>
            <input
              type="checkbox"
              checked={selected.has(name)}
              // In a row that moves sideways the browser leaves a box where a corner of it is in sight. Under a pointer it must not move.
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
 * The selection after a box was ticked or not. The box decides and not what was selected before: it may have been ticked before
 * the page's scripts had come, and its name be in the address as well.
 */
export function selectChoice(selected: ReadonlySet<string>, name: string, isSelected: boolean): Set<string> {
  const next = new Set(selected);
  if (isSelected) next.add(name);
  else next.delete(name);
  return next;
}
