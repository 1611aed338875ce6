import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '@/lib/content/read-content';
import { defaultLocale } from '@/lib/i18n/locales';
import { destinationNames } from '@/lib/routing/destinations';
import { routeAt } from '@/lib/routing/routes';
import { UsageError } from '@/scripts/shared/usage-error';
import { type Answers, type DraftFile, type Kind, slug } from './draft';

const isWayToTakePart = ({ path }: Answers) => path?.startsWith('/participate/') ?? false;

/** A page (docs/how-to/add-a-page.md). */
export const page: Kind = {
  fields: [
    { name: 'path', about: 'English path, such as /participate/translate/', required: true },
    { name: 'title', about: 'title, such as Translate', required: true },
    { name: 'documentTitle', about: 'title in the browser tab, if the title alone says too little' },
    { name: 'description', about: 'a sentence for search engines and link previews', required: true },
    { name: 'lead', about: 'a sentence below the title', required: true },
    { name: 'heading', about: 'heading of the first section', required: true },
    { name: 'text', about: 'its first paragraph', required: true },
    { name: 'start', about: 'below /participate/: name of the link of the first step, such as forum', required: isWayToTakePart },
    { name: 'startText', about: 'below /participate/: what to do first', required: isWayToTakePart },
    { name: 'action', about: 'below /participate/: label of the button', required: isWayToTakePart },
  ],
  draft(answers) {
    const { path = '', title, documentTitle, description, lead, heading = '', text, start, startText, action } = answers;
    if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/$/.test(path) || routeAt(path))
      throw new UsageError(
        `--path needs a path of lowercase letters, digits and dashes that no page has, such as /participate/translate/, found "${path}".`,
      );
    const name = path.replace(/^\//, '').replace(/[/-]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
    if (destinationNames().includes(name))
      throw new UsageError(
        `The page would be called "${name}", which is the name of another destination (docs/how-to/add-a-page.md, If it fails).`,
      );
    const opening = isWayToTakePart(answers) ? { start: { text: startText, action } } : {};
    const sections = { [slug(heading) || 'section']: { title: heading, text } };
    const file = `app/[locale]/(pages)${path}page.tsx`;
    return {
      files: [
        changedMessages(name, { title, documentTitle, description, lead, ...opening, sections }),
        changed('lib/routing/routes.ts', /\n} as const satisfies Record<string, Route>;/, `\n  ${name}: { path: '${path}' },$&`),
        { file, text: pageCode(name, description ?? '', isWayToTakePart(answers) ? start : undefined) },
      ],
      marks: [`pages.${name}.`],
      next: [
        `Link to it: <${name}> in a message, or "to: ${name}" in content/navigation.yml (docs/how-to/add-a-page.md).`,
        'npm run check:messages, npm run typecheck, and npm run dev to see it.',
      ],
    };
  },
};

/** A locale (docs/how-to/add-a-locale.md). */
export const locale: Kind = {
  fields: [
    { name: 'locale', about: 'language and, if needed, region, such as de-DE', required: true },
    { name: 'title', about: 'title of the start page in that language, such as Willkommen', required: true },
  ],
  draft({ locale = '', title }) {
    if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(locale))
      throw new UsageError(`--locale needs a language such as de or de-DE, found "${locale}".`);
    return {
      files: [
        changed('lib/i18n/locales.ts', /(?<=^export const locales = \[.*)(?=\] as const;$)/m, `, '${locale}'`),
        { file: `messages/${locale}.json`, text: jsonText({ pages: { home: { title } } }) },
      ],
      marks: [`messages/${locale}.json`],
      next: [
        'npm run check:messages, npm run check:content, npm run typecheck, and npm run dev to see it.',
        `Its dictionary, and the other translations, which npm run messages -- ${locale} lists: docs/how-to/add-a-locale.md.`,
      ],
    };
  },
};

function read(file: string): string {
  return readFileSync(join(siteRoot(), file), 'utf8');
}

function changed(file: string, from: RegExp, to: string): DraftFile {
  const text = read(file);
  if (!from.test(text)) throw new UsageError(`${file} has another form than expected. Change it by hand.`);
  return { file, text: text.replace(from, to), isAddition: true };
}

function changedMessages(name: string, own: object): DraftFile {
  const file = `messages/${defaultLocale}.json`;
  const messages: { pages: object } = JSON.parse(read(file));
  return { file, text: jsonText({ ...messages, pages: { ...messages.pages, [name]: own } }), isAddition: true };
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** @param start the link of the first step, if it is a page about a way to take part */
function pageCode(name: string, description: string, start: string | undefined): string {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
  const [part, file] = start ? ['ParticipateSubpage', 'participate/participate-subpage'] : ['TextPage', 'text-page/text-page'];
  return `import { ${part} } from '@/components/${file}';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('${name}');

/** ${description.replaceAll('*/', '* /')} */
export default function ${component}() {
  return <${part} route="${name}"${start ? ` start="${start}"` : ''} />;
}
`;
}
