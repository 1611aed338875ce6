import { AddressLink } from '@/components/links/address-link';
import './records.css';

/** A record's title, which is a link if the record has an address. */
export function RecordTitle({ title, url }: { title: string; url?: string }) {
  return (
    <h2 className="record-title">
      {url ? (
        <AddressLink address={url} newTab>
          {title}
        </AddressLink>
      ) : (
        title
      )}
    </h2>
  );
}
