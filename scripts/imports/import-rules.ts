import type { Import } from './read-imports';

/** A forbidden direction of imports. */
export interface ImportRule {
  from: RegExp;
  /** Exceptions: files of `from` that may do it. */
  except?: RegExp;
  to: RegExp;
  /** Exceptions: files and packages of `to`. */
  unless?: RegExp;
  /** What to do instead. */
  remedy: string;
}

/** The foundation of lib, which knows nothing of Jenkins. */
const shared = 'content|i18n|icons|theme';
/** One subject per folder: its schema, loader and rules. */
const subjects = 'advisories|artwork|changelog|community|download|events|pictures|records|roadmap|site|upgrades';
/** The top of lib, which may use all subjects. */
const top = 'collections|feedback|metadata|published|routing|security';

const below = (folders: string) => new RegExp(`^lib/(${folders})/`);

/** The layers from the top: a file may import from its own layer and those below (docs/architecture.md). */
export const layers: { name: string; folders: RegExp }[] = [
  { name: 'app', folders: /^app\// },
  { name: 'components', folders: /^components\// },
  { name: 'lib: what knows all subjects', folders: below(top) },
  { name: 'lib: subjects', folders: below(subjects) },
  { name: 'lib: shared', folders: below(shared) },
];

const importRules: ImportRule[] = [
  {
    from: /^lib\//,
    to: /^(components|app|scripts|tests)\//,
    remedy: 'lib must not use components or pages: what renders something belongs to components/, what has an address to app/.',
  },
  {
    from: /^components\//,
    to: /^(app|scripts|tests)\//,

    remedy: 'Imports go from app to components to lib: pass what only a page knows to the component as props.',
  },
  {
    from: /^app\//,
    to: /^(scripts|tests)\//,
    remedy: 'Scripts work on the content or on the finished site; what pages need too belongs to lib/.',
  },
  {
    from: below(shared),
    to: below(`${subjects}|${top}`),
    remedy: 'The lowest layer serves every subject and depends on none: move what depends on one to the folder of that subject.',
  },
  {
    from: below(subjects),
    to: below(top),
    remedy:
      'A subject must not use routes, destinations, metadata or the policy: return an address and let the component resolve it.',
  },
  {
    from: /./,
    to: /^lib\//,
    unless: below(`${shared}|${subjects}|${top}`),
    remedy: 'A new folder of lib gets a layer in scripts/imports/import-rules.ts: shared, subject, or all subjects.',
  },
  {
    from: /^components\/ui\//,
    to: /^(components|lib|messages)\/|^next-intl/,
    unless: /^components\/ui\/|^lib\/icons\/icon-names\.ts$/,
    remedy: 'components/ui gets texts, records and links as props; a component that loads them belongs to another folder.',
  },
  {
    from: /^(app|components)\//,
    to: /^(js-yaml|zod)$/,
    remedy: 'Data from outside is parsed and validated by a loader in lib/, in the folder of its subject.',
  },
  {
    from: /^(app|components|lib)\//,
    except: /^lib\/(content\/|pictures\/media\.ts$|metadata\/preview-image\.tsx$|published\/polyfill\.ts$)/,
    to: /^node:fs/,
    remedy: 'Only lib/content reads the files of content/; use one of its loaders.',
  },
];

/** The imports that break a rule: one line each with file, line number and what to do instead. */
export function forbiddenImports(imports: readonly Import[], rules: readonly ImportRule[] = importRules): string[] {
  return imports.flatMap(({ from, to, line }) =>
    rules
      .filter((rule) => rule.from.test(from) && !rule.except?.test(from) && rule.to.test(to) && !rule.unless?.test(to))
      .map(({ remedy }) => `${from}:${line} imports ${to}. ${remedy}`),
  );
}
