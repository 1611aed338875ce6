import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { readContent, siteRoot } from './read-content';

/**
 * Reads the translation of a file of records. The records are in English and their translation
 * lies beside them; English itself has none, and neither has a locale without a file.
 * @param schema accepts an empty mapping, which is what there is without a translation
 * @throws ContentError when the file is there and invalid
 */
export function readTranslation<Schema extends z.ZodType>(file: string, locale: Locale, schema: Schema): z.output<Schema> {
  if (locale === defaultLocale || !existsSync(join(siteRoot(), file))) return schema.parse({});
  return readContent(file, schema);
}
