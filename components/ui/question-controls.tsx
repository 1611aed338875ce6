interface QuestionControlsProps {
  openAll: string;
  closeAll: string;
}

/** Buttons that expand and collapse all questions of the page, handled by the inline script `question-controls`. */
export function QuestionControls({ openAll, closeAll }: QuestionControlsProps) {
  return (
    <div className="needs-script flex flex-wrap gap-x-4">
      <button type="button" value="expand" className="link-button">
        {openAll}
      </button>
      <button type="button" value="collapse" className="link-button">
        {closeAll}
      </button>
    </div>
  );
}
