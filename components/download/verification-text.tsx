import { useFormatter, useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { MissingRecords } from '@/components/missing/missing-records';
import { DataTable } from '@/components/ui/data-table';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { OutlinedText } from '@/components/ui/outlined-text';
import type { ContentProblem } from '@/lib/content/content-error';
import { settleContent, tryContent } from '@/lib/content/try-content';
import { loadRelease, type Release, signatureAddress, signedSince } from '@/lib/download/downloads';
import {
  commandsFor,
  isExpired,
  keyOf,
  loadKeys,
  loadVerification,
  type SigningKey,
  type Verification,
} from '@/lib/download/verification';
import { buildDate } from '@/lib/site/build-date';
import { CheckCommands } from './check-commands';
import { SigningKeys } from './signing-keys';

const checked = ['war', 'installer', 'packages', 'plugins'] as const;
const failingSteps = ['version', 'key', 'again', 'mirror', 'security'] as const;

/** How each kind of download is checked, with the keys and the commands (docs/behavior.md, Verification of downloads). */
export function VerificationText() {
  const t = useTranslations('pages.verifyDownloads');
  const parts = useTranslations('parts');
  const loadedKeys = settleContent(loadKeys);
  const loadedChecks = settleContent(loadVerification);
  const failed = <p className="error-text">{parts('contentFailed')}</p>;

  const keys = loadedKeys.ok ? loadedKeys.value : [];
  const release = tryContent(() => loadRelease('stable'));
  const checks = loadedChecks.ok && keys.length > 0 && release ? { ...loadedChecks.value, keys, release } : undefined;

  return (
    <OutlinedText
      label={parts('contents')}
      sections={[
        {
          id: 'overview',
          title: t('overview.title'),
          body: (
            <DataTable
              caption={t('overview.title')}
              head={[t('overview.head.what'), t('overview.head.how'), t('overview.head.who')]}
              rows={checked.map((what) => [t(`overview.${what}.what`), t(`overview.${what}.how`), t(`overview.${what}.who`)])}
            />
          ),
        },
        {
          id: 'keys',
          title: t('keys.title'),
          body: (
            <>
              <p>{t('keys.lead')}</p>
              <MissingRecords leftOut={loadedKeys.leftOut} />
              {keys.length > 0 ? <SigningKeys keys={keys} now={buildDate()} /> : failed}
            </>
          ),
        },
        {
          id: 'checksum',
          title: t('checksum.title'),
          body: checks ? <ChecksumCheck {...checks} leftOut={loadedChecks.leftOut} /> : failed,
        },
        {
          id: 'signature',
          title: t('signature.title'),
          body: checks ? <SignatureCheck {...checks} /> : failed,
          parts: checks ? [{ id: 'older-releases', title: t('jar.title'), body: <JarCheck {...checks} /> }] : [],
        },
        {
          id: 'windows-installer',
          title: t('installer.title'),
          body: checks ? <InstallerCheck {...checks} /> : failed,
        },
        {
          id: 'linux-packages',
          title: t('packages.title'),
          body: checks ? <PackagesCheck {...checks} /> : failed,
        },
        { id: 'plugins', title: t('plugins.title'), body: <p>{t.rich('plugins.text', richTags())}</p> },
        {
          id: 'failing',
          title: t('failing.title'),
          body: (
            <>
              <p>{t('failing.lead')}</p>
              <ItemList ordered items={failingSteps.map((step) => t.rich(`failing.steps.${step}`, richTags()))} />
            </>
          ),
        },
      ]}
    />
  );
}

interface Checks extends Verification {
  /** The newest first; at least one. */
  keys: readonly SigningKey[];
  /** The newest stable release. */
  release: Release;
}

function ChecksumCheck({ commands, release, leftOut }: Checks & { leftOut: readonly ContentProblem[] }) {
  const t = useTranslations('pages.verifyDownloads.checksum');
  return (
    <>
      <p>{t.rich('text', richTags())}</p>
      <MissingRecords leftOut={leftOut} />
      <CheckCommands id="checksum" subject={t('title')} commands={commandsFor(commands.checksum, release)} />
      <p>{t.rich('result', richTags())}</p>
      <p>{t.rich('example', { ...richTags(), version: release.version })}</p>
    </>
  );
}

function SignatureCheck({ commands, release, keys }: Checks) {
  const t = useTranslations('pages.verifyDownloads.signature');
  const example = signatureAddress('stable', release) ? release : { ...release, version: signedSince.stable };
  const key = keyOf('stable', example.version, keys);
  return (
    <>
      <p>{t.rich('text', { ...richTags(), ...signedSince })}</p>
      {example !== release && <Note>{t('older', { version: release.version, example: example.version })}</Note>}
      <CheckCommands id="signature" subject={t('title')} commands={commandsFor(commands.signature, example, key)} />
      <p>{t.rich('result', richTags())}</p>
    </>
  );
}

function JarCheck({ commands, release, jar: { removed, ...names } }: Checks) {
  const t = useTranslations('pages.verifyDownloads.jar');
  const format = useFormatter();
  return (
    <>
      <p>{t('text', { ...names, date: format.dateTime(new Date(removed), { dateStyle: 'long' }) })}</p>
      <CheckCommands id="jar" subject={t('title')} commands={commandsFor(commands.jar, release)} />
      <p>{t('result')}</p>
    </>
  );
}

function InstallerCheck({ commands, release, installers }: Checks) {
  const t = useTranslations('pages.verifyDownloads.installer');
  const signers = installers.map(({ signer, stable, weekly }) =>
    stable && weekly ? t('from', { signer, stable, weekly }) : t('before', { signer }),
  );
  return (
    <>
      <p>{t.rich('text', richTags())}</p>
      <CheckCommands id="installer" subject={t('title')} commands={commandsFor(commands.installer, release)} />
      <p>{t.rich('result', richTags())}</p>
      <ItemList items={signers} />
    </>
  );
}

function PackagesCheck({ commands, release, keys }: Checks) {
  const t = useTranslations('pages.verifyDownloads.packages');
  const [current] = keys;
  const expired = keys.find((key) => isExpired(key, buildDate()));
  return (
    <>
      <p>{t.rich('text', richTags())}</p>
      <CheckCommands id="packages" subject={t('title')} commands={commandsFor(commands.packages, release, current)} />
      {current && expired && <p>{t.rich('expired', { ...richTags(), expired: keyId(expired), current: keyId(current) })}</p>}
    </>
  );
}

/** The end of a fingerprint, by which tools name keys. */
function keyId({ fingerprint }: SigningKey): string {
  return fingerprint.slice(-16);
}
