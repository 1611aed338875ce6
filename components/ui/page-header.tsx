import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One sentence that says what the page is for. */
  lead?: ReactNode;
  /** A line above the title. */
  eyebrow?: ReactNode;
  /** A drawing beside the title, on wide windows. */
  figure?: ReactNode;
  /** Links or buttons that the page is mostly visited for. */
  actions?: ReactNode;
}

/** The head of every page, always alike, so that a visitor always knows where they are. */
export function PageHeader({ title, lead, eyebrow, figure, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-header-inner">
        <div className="page-header-words">
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
