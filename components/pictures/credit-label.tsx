interface CreditLabelProps {
  label: string;
  /** The label while a drawing replaces the picture. */
  drawn?: string;
}

/** What stands before an author's name: one label for the picture, another one for the drawing that replaces it. */
export function CreditLabel({ label, drawn }: CreditLabelProps) {
  if (drawn === undefined) return label;
  return (
    <>
      <span className="credit-picture">{label}</span>
      <span className="credit-drawing">{drawn}</span>
    </>
  );
}
