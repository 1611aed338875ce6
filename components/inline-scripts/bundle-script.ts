import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { basePath } from '@/lib/i18n/base-path';

/** The modules in this folder that become inline scripts. A script calls its module's default export. */
export type InlineScriptName =
  | 'hide-past-events'
  | 'locale-redirect'
  | 'navbar-fit'
  | 'old-anchor'
  | 'polyfill'
  | 'prepare-document'
  | 'question-controls'
  | 'release-age'
  | 'own-system'
  | 'tooltip-dismissal';

const folder = join(process.cwd(), 'components/inline-scripts');

/** The esbuild targets: the default (docs/behavior.md, Browsers), and those of scripts for older browsers. */
const defaultTarget = 'es2020';
const targets: Partial<Record<InlineScriptName, string>> = { 'locale-redirect': 'es2015', polyfill: 'es5' };

const bundles = new Map<InlineScriptName, string>();

/** The minified code of an inline script, with everything that its module imports. */
export function bundleScript(name: InlineScriptName): string {
  const known = bundles.get(name);
  // Not cached in development, where sources change; a bundle takes about ten milliseconds.
  if (known !== undefined && process.env.NODE_ENV !== 'development') return known;
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from './${name}'; run();`, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: targets[name] ?? defaultTarget,
    define: {
      'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV),
      'process.env.SITE_BASE': JSON.stringify(basePath),
    },
  });
  const code = outputFiles.map(({ text }) => text.trim()).join('');
  bundles.set(name, code);
  return code;
}
