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
        <div className="page-box flex flex-col gap-x-6 md:grid md:min-h-90 md:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
          <div className="relative z-sticky flex min-w-0 flex-col items-start gap-4 pt-6 md:pb-10 md:pt-12">
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
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 py-4 md:flex md:py-5">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="min-w-0 flex-auto border-counter-edge wrap-anywhere only:col-span-2 md:not-first:hairline-l md:not-first:pl-6"
        >
          <dt className="text-xs font-semibold text-counter-text">{name}</dt>
          <dd className="font-serif text-xl font-bold text-balance max-sm:text-base">{value}</dd>
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
