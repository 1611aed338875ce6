import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One sentence about the purpose of the page. */
  lead?: ReactNode;
  /** The line above the title: where the page belongs, as a link. */
  eyebrow?: ReactNode;
  /** An illustration next to the title in wide windows. */
  figure?: ReactNode;
  /** The page's most important links or buttons. */
  actions?: ReactNode;
  /**
   * How much of the first screen the head takes (docs/design.md): `plain` stands on the ground above a text or a list, `hub` is a navy
   * band for pages that lead to others, `counter` the same with a `Counter` right behind it, over its edge, and `start` the tall one
   * of the start page, with a `Counter` as well.
   */
  form?: 'plain' | 'hub' | 'counter' | 'start';
}

const classes = {
  plain: 'page-header',
  hub: 'page-header page-band',
  counter: 'page-header page-band page-band-counter',
  start: 'page-header page-band page-band-counter page-band-start',
};

/** The head of every page. */
export function PageHeader({ title, lead, eyebrow, figure, actions, form = 'plain' }: PageHeaderProps) {
  return (
    <header className={classes[form]}>
      <div className="page-header-inner">
        <div className="page-header-text">
          {eyebrow && <p className="page-eyebrow">{eyebrow}</p>}
          <h1 className="page-title">{title}</h1>
          {lead && <p className="page-lead">{lead}</p>}
          {actions && <div className="page-actions">{actions}</div>}
        </div>
        {figure}
      </div>
    </header>
  );
}
