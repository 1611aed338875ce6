interface CreditLabelProps {
  label: string;
  /** The label while the placeholder is shown. */
  drawn?: string;
}

/** The label before an author's name: one for the picture, another for its placeholder drawing. */
export function CreditLabel({ label, drawn }: CreditLabelProps) {
  if (drawn === undefined) return label;
  return (
    <>
      <span className="credit-picture">{label}</span>
      <span className="credit-drawing">{drawn}</span>
    </>
  );
}
