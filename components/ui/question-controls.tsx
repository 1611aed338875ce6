'use client';

import { useEffect } from 'react';
import './question.css';

interface QuestionControlsProps {
  /** The anchors of the answers. */
  ids: readonly string[];
  openAll: string;
  closeAll: string;
}

/** Expands and collapses all answers, and opens the one the address points to in browsers that don't do so themselves. */
export function QuestionControls({ ids, openAll, closeAll }: QuestionControlsProps) {
  useEffect(() => {
    const openVisited = () => {
      const id = ids.find((known) => `#${known}` === window.location.hash);
      const answer = id ? document.getElementById(id) : null;
      const question = answer?.closest('details');
      if (!question || question.open) return;
      question.open = true;
      answer?.scrollIntoView();
    };
    openVisited();
    window.addEventListener('hashchange', openVisited);
    return () => window.removeEventListener('hashchange', openVisited);
  }, [ids]);

  const setAll = (open: boolean) => {
    for (const id of ids) {
      const question = document.getElementById(id)?.closest('details');
      if (question) question.open = open;
    }
  };
  return (
    <div className="question-controls needs-script">
      <button type="button" className="link-button" onClick={() => setAll(true)}>
        {openAll}
      </button>
      <button type="button" className="link-button" onClick={() => setAll(false)}>
        {closeAll}
      </button>
    </div>
  );
}
