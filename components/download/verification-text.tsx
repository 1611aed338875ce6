import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { richTags } from '@/components/links/rich-text';
import { PageText } from '@/components/text-page/page-text';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { loadOrReport, tryContent } from '@/lib/content/try-content';
import { loadRelease, type Release, signatureAddress, signedSince } from '@/lib/download/downloads';
import {
  type ChosenSystem,
  commandsFor,
  isExpired,
  keyOf,
  loadKeys,
  loadVerification,
  type SigningKey,
  type SystemCommands,
  type Verification,
} from '@/lib/download/verification';
import { dateText } from '@/lib/i18n/dates';
import { buildDate } from '@/lib/site/build-date';
import { CheckCommands } from './check-commands';
import { CheckSystems } from './check-systems';
import { SigningKeys } from './signing-keys';
import './verification.css';

/** How to verify each kind of download, with the keys and the commands (docs/behavior.md, Verification of downloads). */
export function VerificationText() {
  const t = useTranslations('pages.verifyDownloads');
  const locale = useLocale();
  const failed = <p className="error-text">{useTranslations('parts')('contentFailed')}</p>;
  const keys = tryContent(loadKeys);
  const loaded = loadOrReport(loadChecks);

  const values = () => {
    const { release, signed, jar, current, expired } = collectInvalidRecords(loadChecks).value;
    return {
      version: release.version,
      example: signed.version,
      signedStable: signedSince.stable,
      signedWeekly: signedSince.weekly,
      jarStable: jar.stable,
      jarWeekly: jar.weekly,
      jarSigner: jar.signer,
      jarEnd: dateText(jar.removed, locale),
      current: current ? keyId(current) : '',
      expired: expired ? keyId(expired) : '',
    };
  };
  const withChecks = (show: (checks: Checks) => ReactNode) => (loaded.ok ? show(loaded.value) : failed);
  const commandsOf =
    (
      id: string,
      subject: string,
      fill: (checks: Checks) => readonly SystemCommands[],
      output?: (system: ChosenSystem) => ReactNode,
    ) =>
    () =>
      withChecks((checks) => <CheckCommands id={id} subject={subject} commands={fill(checks)} output={output} />);

  return (
    <div className="verification">
      {loaded.ok && <CheckSystems commands={loaded.value.commands} />}
      <PageText
        route="verifyDownloads"
        values={values}
        blocks={{
          SigningKeys: () => (
            <>
              <InvalidRecords invalidRecords={loaded.invalidRecords} />
              {keys ? <SigningKeys keys={keys} now={buildDate()} /> : failed}
            </>
          ),
          ChecksumCommands: commandsOf(
            'checksum',
            t('sections.checksum.title'),
            ({ commands, release }) => commandsFor(commands.checksum, release),
            (system) => t.rich(`outputs.${system}`, richTags()),
          ),
          OlderRelease: (text) => withChecks(({ release, signed }) => signed !== release && <Note>{text}</Note>),
          SignatureCommands: commandsOf('signature', t('sections.signature.title'), ({ commands, signed, keys }) =>
            commandsFor(commands.signature, signed, keyOf('stable', signed.version, keys)),
          ),
          JarCommands: commandsOf('jar', t('sections.signature.older-releases.title'), ({ commands, release }) =>
            commandsFor(commands.jar, release),
          ),
          InstallerCommands: commandsOf('installer', t('sections.overview.windows-installer.title'), ({ commands, release }) =>
            commandsFor(commands.installer, release),
          ),
          InstallerSigners: () =>
            withChecks(({ installers }) => (
              <ItemList
                items={installers.map(({ signer, stable, weekly }) =>
                  stable && weekly ? t('installer.from', { signer, stable, weekly }) : t('installer.before', { signer }),
                )}
              />
            )),
          PackageCommands: commandsOf('packages', t('sections.overview.linux-packages.title'), ({ commands, release, current }) =>
            commandsFor(commands.packages, release, current),
          ),
          ExpiredKey: (text) => withChecks(({ expired }) => expired && <p>{text}</p>),
        }}
      />
    </div>
  );
}

interface Checks extends Verification {
  /** Newest first. */
  keys: readonly SigningKey[];
  /** The newest stable release. */
  release: Release;
  /** That release, or the first signed one if it has no signature file. */
  signed: Release;
  /** The current signing key. */
  current: SigningKey | undefined;
  /** The newest expired key. */
  expired: SigningKey | undefined;
}

/** @throws ContentError if one of the content files can't be read */
function loadChecks(): Checks {
  const keys = loadKeys();
  const release = loadRelease('stable');
  return {
    ...loadVerification(),
    keys,
    release,
    signed: signatureAddress('stable', release) ? release : { ...release, version: signedSince.stable },
    current: keys[0],
    expired: keys.find((key) => isExpired(key, buildDate())),
  };
}

/** The long key ID that tools display: the end of the fingerprint. */
function keyId({ fingerprint }: SigningKey): string {
  return fingerprint.slice(-16);
}
