import type { DrawnIconName } from './icon-names';

// Flat fills and dark lines in the style of the Jenkins logo. The colors are custom properties of the theme.
const lines = 'stroke="var(--sun-line)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
const sun = 'fill="var(--sun)"';
const cloud = 'fill="var(--cloud)"';
const storm = 'fill="var(--storm)"';

/** Custom icons on a 24 by 24 grid: the weather icons of the ratings, with faces. */
export const drawnIcons: Readonly<Record<DrawnIconName, string>> = {
  'weather-sunny': `<g ${sun} ${lines}><path d="M12 1L14.6 4L18.5 3.1L18.8 7.1L22.5 8.6L20.4 12L22.5 15.4L18.8 16.9L18.5 20.9L14.6 20L12 23L9.4 20L5.5 20.9L5.2 16.9L1.5 15.4L3.6 12L1.5 8.6L5.2 7.1L5.5 3.1L9.4 4z"/><path fill="none" d="M10 10.75v.5M14 10.75v.5M9.5 14q2.5 2.25 5 0"/></g>`,
  'weather-cloudy':
    `<g ${lines}><circle ${sun} cx="16.5" cy="8" r="5.5"/>` +
    `<path ${cloud} d="M6 21a4.75 4.75 0 0 1-.6-9.46 6.2 6.2 0 0 1 11.8-.54 5 5 0 0 1 0 10z"/><path d="M8.75 14v.5M13.25 14v.5M9.5 17.5h3"/></g>`,
  'weather-storm':
    `<g ${lines}><path ${storm} d="M6 15.75a4.6 4.6 0 0 1-.6-9.2 6.4 6.4 0 0 1 12.2-1.06 5.2 5.2 0 0 1-.4 10.26z"/>` +
    `<path d="M8 6.5l1.5.75M14.5 6.5l-1.5.75"/><path ${sun} d="M13.25 9.75l-4.5 6.75h3.25l-1.25 5.75 5.5-7.75h-3.5l2-4.75z"/></g>`,
};
