/** An e-mail address as text, without `mailto:`. If it doesn't fit on the line, it wraps before the @ first. */
export function MailAddress({ address }: { address: string }) {
  return address.split(/(?=@)/).map((part) => (
    <span key={part} className="mail-part">
      {part}
    </span>
  ));
}
