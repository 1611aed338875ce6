import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { CommandBlock } from '@/components/links/command-block';
import { Icon } from '@/components/ui/icon';
import { tryContent } from '@/lib/content/try-content';
import { type LineContent, warAddress } from '@/lib/download/downloads';
import { commandsFor, loadVerification } from '@/lib/download/verification';
import './choices.css';

/** The WAR file of a line's newest release, for any system with Java, and the commands that download and check it. */
export function WarPackage({ line, release }: Pick<LineContent, 'line' | 'release'>) {
  const t = useTranslations('pages.download.packages');
  if (!release) return null;
  // `own-system` shows one of them.
  const commands = release.sha256 ? [] : commandsFor(tryContent(loadVerification)?.commands.fetch ?? [], release);
  return (
    <div className="flex flex-col items-start gap-3">
      {commands.map(({ for: system, ...command }) => (
        <div key={system} data-for={system} hidden={system !== 'linux'} className="w-full" suppressHydrationWarning>
          <p className="system-text">{t('fetchAndCheck', { system: command.system })}</p>
          <CommandBlock
            id={`${line}-fetch-${system}`}
            text={command.run}
            subject={t('fetchCommand', { version: release.version })}
          />
        </div>
      ))}
      <AddressLink address={warAddress(release)} className="button">
        <Icon name="download" />
        {t('war')}
      </AddressLink>
    </div>
  );
}
