import { useTranslations } from 'next-intl';
import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import { DestinationLink } from '@/components/links/destination-link';
import { MailLink } from '@/components/links/mail-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { LevelsAtAGlance } from './levels-at-a-glance';
import './conduct.css';

const boardAddress = 'board-address';
const foundationAddress = 'foundation-address';

/** The contacts come first on the page, then what happens: nobody who needs help should have to search for them. */
export function ReportingContacts() {
  const t = useTranslations('pages.conduct');
  return (
    <section className="page-section text-page flex flex-col gap-8">
      <div className="conduct-contacts">
        <div className="flex min-w-0 flex-col gap-3">
          <h2 id="report" className="font-serif text-2xl font-bold">
            {t('contacts.title')}
          </h2>
          <p>{t('contacts.board')}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <DestinationLink to="boardMail" className="button">
              <Icon name="mail" />
              {t('reporting.board.title')}
            </DestinationLink>
            <div className="flex min-w-0 items-center gap-2">
              <MailLink to="boardMail" className="inline-link font-semibold" id={boardAddress} />
              <CopyToClipboard from={boardAddress} subject={t('contacts.address')} />
            </div>
          </div>
          <p className="text-sm text-muted">
            {t('reporting.board.answer')} {t.rich('contacts.more', richTags())}
          </p>
        </div>
        <ul>
          <li className="flex flex-col gap-1">
            <p>{t('contacts.cdf')}</p>
            <div className="flex min-w-0 items-center gap-2">
              <MailLink to="cdfConductMail" className="inline-link font-semibold" id={foundationAddress} />
              <CopyToClipboard from={foundationAddress} subject={t('contacts.cdfAddress')} />
            </div>
          </li>
          <li>{t.rich('contacts.boardMember', richTags())}</li>
        </ul>
      </div>
      <LevelsAtAGlance />
    </section>
  );
}
