import { z } from 'zod';
import type { ContentProblem } from '@/lib/content/content-error';
import { defineCollection } from '@/lib/content/define-collection';
import { tryContent } from '@/lib/content/try-content';
import { compareVersions } from './compare-versions';
import { type ReleaseLine, releaseCollections, releaseFile, releaseLines, versionFormats } from './downloads';

export const javaFile = 'content/downloads/java.yml';

const javaVersion = z.int('a whole number such as 21').positive('a number above 0');

const requirementSchema = z.object({
  java: z.array(javaVersion).min(1).describe('versions of Java, of which one is needed'),
  stable: z
    .string()
    .regex(versionFormats.stable, "a version such as '2.504.3'")
    .describe('first stable release, in quotation marks'),
  weekly: z
    .string()
    .regex(versionFormats.weekly, "a version such as '2.516'")
    .describe('first weekly release, in quotation marks'),
});

const requirementsSchema = z.array(requirementSchema).superRefine((requirements, context) => {
  for (const [index, requirement] of requirements.entries()) {
    const newer = requirements[index - 1];
    for (const line of releaseLines) {
      if (!newer || compareVersions(newer[line], requirement[line]) > 0) continue;
      const message = `expected a version older than ${newer[line]}, because the newest requirement comes first`;
      context.addIssue({ code: 'custom', path: [index, line], message });
    }
  }
});

/** The supported Java versions, and the first release of each line with this requirement. */
type JavaRequirement = z.output<typeof requirementSchema>;

export const javaCollection = defineCollection({
  file: javaFile,
  schema: requirementsSchema,
  records: ['*'],
  warnings: () => releaseLines.flatMap(wrongJava),
});

/** The Java requirements, newest first. */
export const loadJavaRequirements = javaCollection.load;

/** The Java versions that run a release; undefined for releases older than the records, or if the file is invalid. */
export function javaFor(version: string): readonly number[] | undefined {
  const line = releaseLines.find((candidate) => versionFormats[candidate].test(version));
  return line && (tryContent(loadJavaRequirements) ?? []).find((row) => isReached(version, row, line))?.java;
}

/** Warnings about commands that install a Java version which the line's newest release doesn't support. */
export function wrongJava(line: ReleaseLine): ContentProblem[] {
  const { version, platforms } = releaseCollections[line].load();
  const accepted = javaFor(version);
  if (!accepted) return [];
  return platforms.flatMap(({ label, commands = '' }) =>
    [...commands.matchAll(/(?:openjdk-|java-|jdk|Temurin\.)(\d+)/g)].flatMap(([, java]) =>
      accepted.includes(Number(java))
        ? []
        : {
            file: releaseFile(line),
            message: `the commands for ${label} install Java ${java}, but ${version} needs ${accepted.join(' or ')}`,
          },
    ),
  );
}

function isReached(version: string, requirement: JavaRequirement, line: ReleaseLine): boolean {
  return compareVersions(version, requirement[line]) >= 0;
}
