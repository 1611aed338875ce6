import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What kinds of files an export has, in the order in which the first fits. */
const kinds = [
  { kind: 'HTML', pattern: /\.html$/ },
  { kind: 'what scripts read', pattern: /^_next\/static\/pages\// },
  { kind: "Next's payloads", pattern: /(^|\/)(index|__next\.[^/]*)\.txt$/ },
  { kind: 'scripts and styles', pattern: /^_next\// },
  { kind: 'search index', pattern: /^pagefind\// },
  { kind: 'pictures', pattern: /\.(avif|gif|ico|jpe?g|png|svg|webp)$/ },
  { kind: 'other', pattern: /^/ },
] as const;

export type FileKind = (typeof kinds)[number]['kind'];

/** The number of files, their bytes, and what they take of a disk whose blocks have 4 KiB. */
export interface Weight {
  files: number;
  bytes: number;
  disk: number;
}

const block = 4096; // bytes

/** What a folder weighs, by kind of file. */
export function weighFolder(folder: string): Map<FileKind, Weight> {
  const weights = new Map<FileKind, Weight>(kinds.map(({ kind }) => [kind, { files: 0, bytes: 0, disk: 0 }]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(folder, '/').length).replaceAll('\\', '/');
    const weight = weights.get(kinds.find(({ pattern }) => pattern.test(name))?.kind ?? 'other');
    if (!weight) continue;
    const { size } = statSync(path);
    weight.files += 1;
    weight.bytes += size;
    weight.disk += Math.ceil(size / block) * block;
  }
  return weights;
}

/** The sum of weights. */
export function totalWeight(weights: Iterable<Weight>): Weight {
  const total = { files: 0, bytes: 0, disk: 0 };
  for (const { files, bytes, disk } of weights) {
    total.files += files;
    total.bytes += bytes;
    total.disk += disk;
  }
  return total;
}
