import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One sentence about the purpose of the page. */
  lead?: ReactNode;
  /** The line above the title. */
  eyebrow?: ReactNode;
  /** An illustration next to the title in wide windows. */
  figure?: ReactNode;
  /** The page's most important links or buttons. */
  actions?: ReactNode;
}

/** The header of every page, always laid out alike so that visitors recognize where they are. */
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
