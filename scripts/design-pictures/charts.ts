import { readFileSync } from 'node:fs';
import { darkPalette, lightPalette, type Palette } from '@/lib/theme/palette';
import { contrast } from '@/tests/support/contrast';

// HTML for the pictures of docs/design.md that show the design tokens.

/** The font family of headings. */
const serif = 'Gelasio, serif';

/** What each step of the type scale is used for. */
const roles: { token: string; role: string; family?: string; weight?: number }[] = [
  { token: '4xl', role: 'Title of the start page', family: serif, weight: 700 },
  { token: '3xl', role: 'Title of a page', family: serif, weight: 700 },
  { token: '2xl', role: 'Heading', family: serif, weight: 700 },
  { token: 'xl', role: 'Part of a section', weight: 600 },
  { token: 'lg', role: 'Lead' },
  { token: 'base', role: 'Text' },
  { token: 'sm', role: 'Card, menu, table' },
  { token: 'xs', role: 'Date, note, smallest' },
];

const theme = readFileSync('components/ui/theme.css', 'utf8');

/** The value of a token. */
function tokenValue(token: string): string {
  const [, value] = new RegExp(`--${token}: ([^;]+);`).exec(theme) ?? [];
  if (!value) throw new Error(`components/ui/theme.css does not define --${token}, which docs/design.md shows.`);
  return value;
}

/** The type scale. Its sizes depend on the width of the viewport. */
export function typeChart(): string {
  const rows = roles.map(({ token, role, family = 'system-ui', weight = 400 }) => {
    const size = tokenValue(`text-${token}`);
    const line = tokenValue(`text-${token}--line-height`);
    return `<p style="font:${weight} ${size}/${line} ${family};margin:0 0 12px">${role} <small style="font:14px system-ui;color:${lightPalette.muted.main}">${token}</small></p>`;
  });
  return `<div style="padding:20px;background:${lightPalette.background.main};color:${lightPalette.ink.main}">${rows.join('')}</div>`;
}

/** Tokens shown as a background with text on it. */
const surfaces = ['background', 'paper', 'sunken', 'linen', 'band', 'accent', 'primary', 'error', 'tooltip', 'chip'] as const;
const inks = ['ink', 'muted', 'primary', 'error', 'outline', 'secondary', 'divider'] as const;
const grounds = ['background', 'paper', 'sunken', 'linen'] as const;

/** The colors of both themes: text on each surface, and each foreground color on the backgrounds, with their contrast. */
export function colorChart(): string {
  const themes = { Light: lightPalette, Dark: darkPalette };
  return `<div style="display:flex;font:15px/1.4 system-ui">${Object.entries(themes)
    .map(([name, palette]) => themeSheet(name, palette))
    .join('')}</div>`;
}

function themeSheet(name: string, palette: Palette & typeof lightPalette): string {
  const ink = palette.ink.main;
  const cell = (ground: string, color: string, text: string) =>
    `<div style="flex:1 1 0;min-width:0;padding:8px 10px;background:${ground};color:${color};white-space:nowrap">${text}</div>`;
  const row = (cells: string[]) => `<div style="display:flex;gap:6px;margin-top:6px">${cells.join('')}</div>`;
  const onSurface = surfaces.map((token) => {
    const entry: Palette[string] = palette[token];
    const text = entry.on ?? ink;
    return cell(entry.main, text, `${token}<br>${entry.main}<br>${contrast(text, entry.main).toFixed(1)}`);
  });
  const onGround = inks.map((token) => {
    const { main } = palette[token];
    return row([
      cell(palette.background.main, ink, `${token} ${main}`),
      ...grounds.map((ground) =>
        cell(palette[ground].main, main, `<b>Ag</b> ${contrast(main, palette[ground].main).toFixed(1)}`),
      ),
    ]);
  });
  return `<section style="width:720px;box-sizing:border-box;padding:20px;background:${palette.background.main};color:${ink};outline:1px solid ${palette.divider.main}">
    <b>${name}</b>${row(onSurface.slice(0, 5))}${row(onSurface.slice(5))}
    <div style="height:12px"></div>${row(['', ...grounds].map((ground) => cell('transparent', ink, ground)))}${onGround.join('')}</section>`;
}
