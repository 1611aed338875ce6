import type { Platform, ReleaseLine } from '@/lib/download/downloads';

/** The id of a package on the page, such as `stable-ubuntu-debian`. */
export function packageId(line: ReleaseLine, { label }: Pick<Platform, 'label'>): string {
  return `${line}-${label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}
