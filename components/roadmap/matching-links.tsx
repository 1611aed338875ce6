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
    <nav aria-label={label} data-pagefind-ignore="" className="has-open:w-full print:hidden">
      <details className="roadmap-fold">
        <summary>{label}</summary>
        <ul className="flex flex-wrap gap-x-4 pb-2">
          {links
            .filter(({ labels }) => matchesLabels(labels, selected))
            .map(({ id, text, lang }) => (
              <li key={id}>
                <a href={`#${id}`} lang={lang} className="inline-block py-1 text-sm wrap-anywhere underline hover:decoration-2">
                  {text}
                </a>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
}
