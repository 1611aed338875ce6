import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteRoot } from '@/lib/content/read-content';
import { reportContent } from '@/scripts/check-content/content-report';
import { checkTexts } from '@/scripts/check-messages/text-report';
import { reportMessages } from '@/scripts/messages/messages-report';
import type { Draft } from './draft';

/**
 * Checks a draft in a copy of content/ and messages/, with `npm run check:content` and, if it has messages,
 * `npm run check:messages`.
 * @returns their lines about the draft
 */
export function checkDraft({ files, marks }: Draft): { problems: string[]; warnings: string[] } {
  const root = mkdtempSync(join(tmpdir(), 'new-'));
  const before = process.env.SITE_ROOT;
  try {
    for (const folder of ['content', 'messages'])
      cpSync(join(siteRoot(), folder), join(root, folder), { recursive: true, dereference: true });
    for (const { file, text } of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    process.env.SITE_ROOT = root;
    const content = reportContent();
    const hasMessages = files.some(({ file }) => file.startsWith('messages/'));
    const texts = hasMessages ? checkTexts(true) : { problems: [], warnings: [] };
    const differences = hasMessages ? reportMessages() : [];
    const isAbout = (line: string) => marks.some((mark) => line.includes(mark));
    return {
      problems: [...content.problems, ...differences, ...texts.problems].filter(isAbout),
      warnings: [...content.warnings, ...texts.warnings].filter(isAbout),
    };
  } finally {
    if (before === undefined) delete process.env.SITE_ROOT;
    else process.env.SITE_ROOT = before;
    rmSync(root, { recursive: true, force: true });
  }
}
