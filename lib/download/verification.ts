import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { day, shortText, text } from '@/lib/content/fields';
import { loadLinks } from '@/lib/site/links';
import { compareVersions } from './compare-versions';
import { type Release, type ReleaseLine, releaseLines, versionFormats, warAddress } from './downloads';

export const keysFile = 'content/downloads/keys.yml';
export const verificationFile = 'content/downloads/verification.yml';

/** The first release of each line to which a record applies. */
const firstReleases = {
  stable: z
    .string()
    .regex(versionFormats.stable, "a version such as '2.541.1'")
    .describe('first stable release, in quotation marks'),
  weekly: z
    .string()
    .regex(versionFormats.weekly, "a version such as '2.543'")
    .describe('first weekly release, in quotation marks'),
};

/** The oldest record has no first releases: it applies to all earlier ones. */
const unlessOldest = {
  stable: firstReleases.stable.optional().describe('first stable release, in quotation marks'),
  weekly: firstReleases.weekly.optional().describe('first weekly release, in quotation marks'),
};

const keySchema = z
  .object({
    name: z
      .string()
      .regex(/^[a-z][\w.-]*\.key$/, 'the name of a file such as jenkins.io-2026.key')
      .describe('file name of the key'),
    fingerprint: z
      .string()
      .regex(/^[0-9A-F]{40}$/, 'a fingerprint: 40 digits from 0 to 9 and A to F')
      .describe('whole fingerprint; compare it with a second source'),
    created: day.describe('first day'),
    expires: day.describe('last day'),
    ...unlessOldest,
  })
  .refine(({ created, expires }) => created < expires, { path: ['expires'], error: 'expected a date after created' });

type SinceReleases = Partial<Record<ReleaseLine, string>>;

/** Reports records that are not older than the one before them. */
function newestFirst(records: readonly SinceReleases[], context: z.RefinementCtx): void {
  for (const [index, record] of records.entries()) {
    const newer = records[index - 1];
    for (const line of newer ? releaseLines : []) {
      const [before, own] = [newer?.[line], record[line]];
      if (before && (!own || compareVersions(before, own) > 0)) continue;
      const message = `expected a version older than ${before ?? 'the previous one, which is missing'}, because the newest comes first`;
      context.addIssue({ code: 'custom', path: [index, line], message });
    }
  }
}

const installerSchema = z.object({ signer: shortText.describe('who signs the installer'), ...unlessOldest });

const placeholders = ['war', 'key', 'keyAddress', 'fingerprint'] as const;

const commandSchema = z.object({
  system: shortText.describe('name of the operating system'),
  run: text
    .refine(
      (run) => [...run.matchAll(/\{(\w+)\}/g)].every(([, name]) => placeholders.some((known) => known === name)),
      `expected commands with no placeholders other than ${placeholders.map((name) => `{${name}}`).join(', ')}`,
    )
    .transform((run) => run.trim())
    .describe('commands, with placeholders such as {war}'),
});

const commandsSchema = z.array(commandSchema).min(1);

const choiceSchema = z
  .array(commandSchema.extend({ for: z.enum(['linux', 'macos', 'windows']).describe('operating system') }))
  .min(1);

const verificationSchema = z.object({
  installers: z
    .array(installerSchema)
    .min(1)
    .superRefine(newestFirst)
    .describe('signers of the Windows installer, the newest first'),
  jar: z
    .object({
      signer: shortText.describe('who signed the WAR file'),
      removed: day.describe('day on which the signature was left out'),
      ...firstReleases,
    })
    .describe('signature in older WAR files'),
  commands: z
    .object({
      fetch: choiceSchema.describe('download and verify a WAR file, for the download page'),
      checksum: choiceSchema.describe('compare the checksum'),
      signature: choiceSchema.describe('verify the signature'),
      jar: commandsSchema.describe('verify the signature in older WAR files'),
      installer: commandsSchema.describe('verify the Windows installer'),
      packages: commandsSchema.describe('verify packages of Linux'),
    })
    .describe('commands of the page, by its sections'),
});

export type SigningKey = z.output<typeof keySchema>;
export type Verification = z.output<typeof verificationSchema>;
/** A system that visitors can choose, to see only its commands. */
export type ChosenSystem = z.output<typeof choiceSchema>[number]['for'];
/** Commands for one operating system. */
export type SystemCommands = z.output<typeof commandSchema> & { for?: ChosenSystem };

export const keyCollection = defineCollection({
  file: keysFile,
  schema: z.array(keySchema).min(1).superRefine(newestFirst),
  records: ['*'],
  pages: ['verifyDownloads'],
  due: ([newest], now) => (newest ? keyWarnings(newest, now) : []),
});

export const verificationCollection = defineCollection({
  file: verificationFile,
  schema: verificationSchema,
  records: ['commands.*.*', 'installers.*'],
  count: ({ commands }) => Object.values(commands).flat().length,
  pages: ['verifyDownloads'],
});

/** The keys that sign releases, newest first. */
export const loadKeys = keyCollection.load;

/** The signers and commands for verifying downloads. */
export const loadVerification = verificationCollection.load;

/** Whether a key's last day is over. */
export function isExpired({ expires }: Pick<SigningKey, 'expires'>, now: Date): boolean {
  return expires < now.toISOString().slice(0, 10);
}

/** How many days before the newest key expires the content check starts to warn. */
const daysOfWarning = 90;

/** Warns before the newest key expires and afterwards. Older keys may expire. */
function keyWarnings(newest: SigningKey, now: Date): string[] {
  const { name, expires } = newest;
  const days = Math.floor((Date.parse(expires) - now.getTime()) / 86_400_000);
  if (isExpired(newest, now)) return [`${name}, the newest key, expired on ${expires}: add the current signing key`];
  return days < daysOfWarning ? [`${name}, the newest key, expires on ${expires}: check whether there is a new one`] : [];
}

/** The key that signed a release. */
export function keyOf(line: ReleaseLine, version: string, keys: readonly SigningKey[]): SigningKey | undefined {
  return keys.find((key) => compareVersions(version, key[line] ?? '0') >= 0);
}

/** The destination with the key files. */
const keyFolder = 'signingKeys';

/** URL of a key file. */
export function keyAddress({ name }: Pick<SigningKey, 'name'>): string {
  return `${(loadLinks()[keyFolder] ?? '').replace(/\/$/, '')}/${name}`;
}

/**
 * Fills in the placeholders of commands for a release.
 * @param key the key that signed it, for commands that need one
 */
export function commandsFor<Commands extends SystemCommands>(
  commands: readonly Commands[],
  release: Pick<Release, 'war' | 'version'>,
  key?: SigningKey,
): Commands[] {
  const ofKey = key && { key: key.name, keyAddress: keyAddress(key), fingerprint: key.fingerprint };
  const values = Object.entries({ war: warAddress(release), ...ofKey });
  const filled = (run: string) => values.reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), run);
  return commands.map((command) => ({ ...command, run: filled(command.run) }));
}
