import type { ComponentProps } from 'react';
import { AddressLink } from '@/components/links/address-link';
import { LocalizedText } from '@/components/ui/localized-text';
import './roadmap.css';

interface LinkedNameProps {
  name: ComponentProps<typeof LocalizedText>;
  /** Its description. */
  description?: ComponentProps<typeof LocalizedText>;
  /** Address of its page, if it has one. */
  link?: string;
  newTab?: boolean | 'unmarked';
}

/** The name of a category or an initiative, linked to its page, with its description. */
export function LinkedName({ name, description, link, newTab = true }: LinkedNameProps) {
  return (
    <>
      {link ? (
        <AddressLink address={link} lang={name.lang} newTab={newTab}>
          {name.text}
        </AddressLink>
      ) : (
        <LocalizedText {...name} />
      )}
      {description && (
        <p className="roadmap-note">
          <LocalizedText {...description} />
        </p>
      )}
    </>
  );
}
