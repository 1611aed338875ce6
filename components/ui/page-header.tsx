import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One sentence about the purpose of the page. */
  lead?: ReactNode;
  /** The line above the title: a link to the parent page. */
  eyebrow?: ReactNode;
  /** An illustration next to the title, on phones beside the lead. */
  figure?: ReactNode;
  /** The page's most important links or buttons. */
  actions?: ReactNode;
}

/** The calm header of a page to look something up; pages with a `PageBanner` have that instead. */
export function PageHeader({ title, lead, eyebrow, figure, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-header-inner">
        <div className="page-header-text">
          {eyebrow && <p className="page-eyebrow">{eyebrow}</p>}
          <h1 className="page-title">{title}</h1>
          {figure}
          {lead && <p className="page-lead">{lead}</p>}
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      </div>
    </header>
  );
}
