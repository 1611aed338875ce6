import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One sentence about the purpose of the page. */
  lead?: ReactNode;
  /** The line above the title: a link to the parent page. */
  eyebrow?: ReactNode;
  /** An illustration next to the title. First, so that it can float on phones. */
  figure?: ReactNode;
  /** The page's most important links or buttons. */
  actions?: ReactNode;
  /**
   * The header's form (docs/design.md): `plain` for a text or a list, `hub` for a navy banner on pages that lead to others,
   * `counter` for the same with an overlapping `Counter` after it, and `start` for the tall banner of the start page, also
   * with a `Counter`.
   */
  form?: 'plain' | 'hub' | 'counter' | 'start';
}

const classes = {
  plain: 'page-header',
  hub: 'page-header page-band',
  counter: 'page-header page-band page-band-counter',
  start: 'page-header page-band page-band-counter page-band-start',
};

/** The header of every page. */
export function PageHeader({ title, lead, eyebrow, figure, actions, form = 'plain' }: PageHeaderProps) {
  return (
    <header className={classes[form]}>
      <div className="page-header-inner">
        {figure}
        <div className="page-header-text">
          {eyebrow && <p className="page-eyebrow">{eyebrow}</p>}
          <h1 className="page-title">{title}</h1>
          {lead && <p className="page-lead">{lead}</p>}
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      </div>
    </header>
  );
}
