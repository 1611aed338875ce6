import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import { MailAddress } from '@/components/links/mail-address';
import { LocalizedText } from '@/components/ui/localized-text';
import { NoteIcon } from '@/components/ui/note';
import type { ListAddresses, MailingListText } from '@/lib/community/mailing-lists';
import './mailing-lists.css';

interface MailingListCardProps {
  /** Unique on the page: when a list appears in two sections, only its first card gets the anchor. */
  id: string;
  addresses: ListAddresses;
  labels: MailingListText;
  /** Shows the note as a warning. */
  isWarning: boolean;
  /** The form of the link for subscribing: filled for the list to start with, and no button if only members can subscribe. */
  subscribe: 'button' | 'button-quiet' | 'list-action';
}

/** A mailing list: its name, address, purpose and actions (docs/behavior.md, Mailing lists). */
export function MailingListCard({ id, addresses, labels, isWarning, subscribe }: MailingListCardProps) {
  const t = useTranslations('pages.mailingLists');
  const { title, description, note, more } = labels;
  return (
    <li className="list-card">
      <h3 id={id} className="font-serif text-xl font-bold">
        {title ? <LocalizedText {...title} /> : addresses.address}
      </h3>
      <div className="list-address">
        <AddressLink id={`${id}-address`} address={addresses.mail}>
          <MailAddress address={addresses.address} />
        </AddressLink>
        <CopyToClipboard from={`${id}-address`} subject={addresses.address} />
      </div>
      <div className="flex max-w-prose flex-col gap-2">
        <p>
          <LocalizedText {...description} />
        </p>
        {note && (
          <p className="flex gap-2 text-sm text-muted">
            <NoteIcon isWarning={isWarning} />
            <LocalizedText {...note} />
          </p>
        )}
        {more && (
          <p>
            <AddressLink address={more.address} lang={more.lang}>
              {more.text}
            </AddressLink>
          </p>
        )}
      </div>
      <p className="list-actions">
        <AddressLink address={addresses.subscribe} describedBy={id} className={subscribe}>
          {t('subscribe')}
        </AddressLink>
        <AddressLink address={addresses.archive} newTab describedBy={id} className="list-action">
          {t('archive')}
        </AddressLink>
        <AddressLink address={addresses.unsubscribe} describedBy={id} className="list-action">
          {t('unsubscribe')}
        </AddressLink>
      </p>
    </li>
  );
}
