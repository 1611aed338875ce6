/** An e-mail address in the text, without `mailto:`; where it does not fit, it goes on below at the @ first. */
export function MailAddress({ address }: { address: string }) {
  return address.split(/(?=@)/).map((part) => (
    <span key={part} className="mail-part">
      {part}
    </span>
  ));
}
