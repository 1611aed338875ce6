import type { DrawnIconName } from './icon-names';

// The drawings use the CSS variables of the page's theme.
const gold = 'fill="var(--sun)" stroke="var(--sun-line)"';
const pale = 'fill="var(--paper)" stroke="var(--muted)"';
const heavy = 'fill="var(--divider)" stroke="var(--muted)"';
const lines = 'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => `<path d="M12 1.5v2.25" transform="rotate(${angle} 12 12)"/>`);

/** Icons of our own on a grid of 24 by 24: simple shapes with a strong line. */
export const drawnIcons: Readonly<Record<DrawnIconName, string>> = {
  'weather-sunny': `<g ${gold} ${lines}><circle cx="12" cy="12" r="5.25"/>${rays.join('')}</g>`,
  'weather-cloudy':
    `<g ${lines}><g ${gold}><path d="M16 2v1M10.6 4.6l.8.8M21.4 4.6l-.8.8M23 10h-1"/><circle cx="16" cy="9.5" r="4"/></g>` +
    `<path ${pale} d="M6 20.5a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.4-.54h.2a4.75 4.75 0 0 1 0 9.5z"/></g>`,
  'weather-storm':
    `<g ${lines}><path ${heavy} d="M6 15.5a4.5 4.5 0 0 1-.6-8.96 6.25 6.25 0 0 1 12-1.04 5 5 0 0 1-.4 10z"/>` +
    `<path ${gold} d="M13.25 10.5l-4.5 6.25h3.25l-1.25 5.25 5.25-7.25h-3.5l1.75-4.25z"/></g>`,
};
