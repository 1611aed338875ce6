import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import { isExpired, keyAddress, type SigningKey } from '@/lib/download/verification';
import { dateText } from '@/lib/i18n/dates';
import './verification.css';

interface SigningKeysProps {
  /** Newest first. */
  keys: readonly SigningKey[];
  /** The date for deciding whether a key has expired. */
  now: Date;
}

/** The keys that sign releases: status, fingerprint, dates, and which releases they signed. Earlier ones are folded. */
export function SigningKeys({ keys, now }: SigningKeysProps) {
  const t = useTranslations('pages.verifyDownloads.keys');
  const [current, ...earlier] = keys.map((key, index) => (
    <SigningKeyCard key={key.fingerprint} signingKey={key} newer={keys[index - 1]} now={now} />
  ));
  return (
    <div>
      {current}
      {earlier.length > 0 && (
        <details>
          <summary className="link-button">{t('earlier', { count: earlier.length })}</summary>
          {earlier}
        </details>
      )}
    </div>
  );
}

interface SigningKeyCardProps {
  signingKey: SigningKey;
  /** The key that replaced it. */
  newer: SigningKey | undefined;
  now: Date;
}

function SigningKeyCard({ signingKey, newer, now }: SigningKeyCardProps) {
  const t = useTranslations('pages.verifyDownloads.keys');
  const { name, fingerprint, created, expires } = signingKey;
  const hasExpired = isExpired(signingKey, now);
  const id = `fingerprint-${name.replaceAll('.', '-')}`;
  const facts = [
    [t('created'), <Day key="created" date={created} />],
    [hasExpired ? t('expired') : t('expires'), <Day key="expires" date={expires} />],
    [t('signs'), signedReleases(t, signingKey, newer)],
  ] as const;
  return (
    <div className={newer ? 'signing-key' : 'signing-key signing-key-current'}>
      <p className="flex flex-wrap items-center justify-between gap-2 text-xl font-semibold">
        <AddressLink address={keyAddress(signingKey)} className="inline-link">
          {name}
        </AddressLink>
        <span className="chip">{hasExpired ? t('state.expired') : newer ? t('state.replaced') : t('state.current')}</span>
      </p>
      <p className="font-semibold">{t('fingerprint')}</p>
      <div className="signing-key-fingerprint">
        {/* The gaps are only visual: the copied fingerprint has no spaces. */}
        <code id={id} translate="no" className="flex flex-wrap gap-x-3 text-lg">
          {fingerprint.match(/.{1,4}/g)?.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, and are never reordered
            <span key={index}>{group}</span>
          ))}
        </code>
        <CopyToClipboard from={id} subject={t('fingerprintOf', { name })} />
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Day({ date }: { date: string }) {
  const locale = useLocale();
  return <time dateTime={date}>{dateText(date, locale)}</time>;
}

type KeyLabels = ReturnType<typeof useTranslations<'pages.verifyDownloads.keys'>>;

function signedReleases(t: KeyLabels, { stable, weekly }: SigningKey, newer: SigningKey | undefined): string {
  const [beforeStable, beforeWeekly] = [newer?.stable ?? '', newer?.weekly ?? ''];
  if (!stable || !weekly) return t('before', { beforeStable, beforeWeekly });
  return newer ? t('between', { stable, weekly, beforeStable, beforeWeekly }) : t('from', { stable, weekly });
}
