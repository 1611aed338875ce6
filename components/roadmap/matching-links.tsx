'use client';

import { useAddressQuery } from '@/components/ui/use-address-query';
import { matchesLabels, readSelection } from './label-filter';
import './roadmap.css';

interface MatchingLinksProps {
  /** The name of the navigation. */
  label: string;
  /** The labels with a checkbox. */
  known: readonly string[];
  links: readonly {
    /** The anchor. */
    id: string;
    text: string;
    /** The language of the text if it differs from the page's. */
    lang?: string;
    /** The labels of what the link leads to. */
    labels: readonly string[];
  }[];
}

/** Links within the roadmap, without those to what the filter hides. */
export function MatchingLinks({ label, known, links }: MatchingLinksProps) {
  const selected = readSelection(useAddressQuery(), known);
  return (
    <nav aria-label={label} className="category-links">
      <details className="roadmap-fold">
        <summary>{label}</summary>
        <ul>
          {links
            .filter(({ labels }) => matchesLabels(labels, selected))
            .map(({ id, text, lang }) => (
              <li key={id}>
                <a href={`#${id}`} lang={lang}>
                  {text}
                </a>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
}
