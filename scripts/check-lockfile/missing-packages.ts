import { z } from 'zod';

const lockfileSchema = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
});

/** A package needed on another system that is missing from the lockfile. */
export interface MissingPackage {
  name: string;
  version: string;
  /** The path in node_modules of the package that depends on it. */
  neededBy: string;
}

/**
 * The optional dependencies that a lockfile refers to but doesn't contain. Tools distribute their binaries this way, one package
 * per platform; if one is missing, `npm ci` rejects the lockfile on that platform.
 * @param lockfile the parsed package-lock.json
 * @throws ZodError if it is not a lockfile of version 2 or 3
 */
export function missingPackages(lockfile: unknown): MissingPackage[] {
  const { packages } = lockfileSchema.parse(lockfile);
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(place).some((folder) => Object.hasOwn(packages, `${folder}node_modules/${name}`)))
      .map(([name, version]) => ({ name, version, neededBy: place || 'package.json' })),
  );
}

/** The folders whose node_modules Node searches for a dependency: the package's own, then each parent. */
function foldersAbove(place: string): string[] {
  const parts = place.split(/(?<=\/)(?=node_modules\/)/);
  return [`${place}/`, ...parts.map((_, count) => parts.slice(0, count).join('')).reverse()];
}
