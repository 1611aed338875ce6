interface CreditLabelProps {
  label: string;
  /** The label while a drawing stands in for the picture. */
  drawn?: string;
}

/** What stands before an author's name: one label for the picture, another one for the drawing that stands in for it. */
export function CreditLabel({ label, drawn }: CreditLabelProps) {
  if (drawn === undefined) return label;
  return (
    <>
      <span className="credit-picture">{label}</span>
      <span className="credit-drawing">{drawn}</span>
    </>
  );
}
