import type { ReactNode } from 'react';
import { withBase } from '@/lib/i18n/base-path';
import './page-banner.css';

export interface PageBannerProps {
  title: string;
  lead?: ReactNode;
  /** The line above the title: a link to the parent page, or a greeting. */
  eyebrow?: ReactNode;
  /** The page's main actions. */
  actions?: ReactNode;
  /** Who or what stands behind the counter: a `Butler`. */
  figure?: ReactNode;
  /** Hangs bunting below the navigation bar, for parties. */
  bunting?: boolean;
  /** What is on the counter's front. */
  children?: ReactNode;
}

/**
 * The header of a page with a ground of its own, navy or in the hue of its room, from edge to edge: title and actions, a figure behind a counter, and the counter's
 * front with what visitors need first (docs/design.md).
 */
export function PageBanner({ title, lead, eyebrow, actions, figure, bunting = false, children }: PageBannerProps) {
  return (
    <header className="page-banner">
      <div className="page-banner-ground">
        {bunting && (
          // biome-ignore lint/performance/noImgElement: an SVG file needs no image optimization
          <img
            src={withBase('/drawings/people/bunting.svg')}
            alt=""
            width="2600"
            height="40"
            className="h-10 w-full object-none object-top print:hidden"
          />
        )}
        <div className="page-banner-inner">
          <div className="page-banner-text">
            {eyebrow && <p className="page-eyebrow">{eyebrow}</p>}
            <h1 className="page-title">{title}</h1>
            {lead && <p className="page-lead">{lead}</p>}
            {actions && <div className="page-actions">{actions}</div>}
          </div>
          {figure}
        </div>
      </div>
      <div className="counter">{children && <div className="page-box">{children}</div>}</div>
    </header>
  );
}

export interface Fact {
  name: string;
  value: ReactNode;
}

/** The key facts of a page, on the front of its counter, and an action beside them. Four facts fill the rows at every width. */
export function CounterFacts({ facts, action }: { facts: readonly Fact[]; action?: ReactNode }) {
  const list = (
    <dl className="counter-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  if (!action) return list;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 max-md:pb-6">
      {list}
      {action}
    </div>
  );
}
