import { z } from 'zod';

const lockfileSchema = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
});

/** A package that somebody on another system needs, and that the lockfile does not have. */
export interface MissingPackage {
  name: string;
  version: string;
  /** The place in node_modules of the package that asks for it. */
  neededBy: string;
}

/**
 * The optional packages that a lockfile names without having them. Tools bring their binaries as optional
 * packages, one for each platform: where one is missing, `npm ci` refuses the lockfile on that platform.
 * @param lockfile what package-lock.json holds
 * @throws ZodError when it is no lockfile of version 2 or 3
 */
export function missingPackages(lockfile: unknown): MissingPackage[] {
  const { packages } = lockfileSchema.parse(lockfile);
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(place).some((folder) => Object.hasOwn(packages, `${folder}node_modules/${name}`)))
      .map(([name, version]) => ({ name, version, neededBy: place || 'package.json' })),
  );
}

/** The folders whose node_modules Node searches for a package: its own, then each above it. */
function foldersAbove(place: string): string[] {
  const parts = place.split(/(?<=\/)(?=node_modules\/)/);
  return [`${place}/`, ...parts.map((_, count) => parts.slice(0, count).join('')).reverse()];
}
