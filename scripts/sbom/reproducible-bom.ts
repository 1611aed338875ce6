import { createHash } from 'node:crypto';
import { z } from 'zod';

const bomSchema = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component: z.looseObject({ name: z.string() }) }),
});

/**
 * A CycloneDX bill of materials of npm's, made the same each time: npm writes the time, a random number, and the name of the
 * folder in which it was asked.
 * @param bom the parsed answer of `npm sbom`
 * @param site.name the name in package.json
 * @param site.date the date of the sources
 * @throws ZodError when it is no such bill
 */
export function reproducibleBom(bom: unknown, { name, date }: { name: string; date: Date }): object {
  const { serialNumber: _, metadata, ...rest } = bomSchema.parse(bom);
  const content = {
    metadata: { ...metadata, timestamp: date.toISOString(), component: { ...metadata.component, name } },
    ...rest,
  };
  return { serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`, ...content };
}

/** A UUID made of a hash (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-');
}
