'use client';

import { useEffect } from 'react';
import './question.css';

interface QuestionControlsProps {
  /** The anchors of the answers. */
  ids: readonly string[];
  openAll: string;
  closeAll: string;
}

/** Opens and closes all answers, and opens the one whose anchor is visited where the browser has not done so. */
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
