import './roadmap.css';

/** The statuses with a color of their own (docs/behavior.md, Roadmap); all others are gray. */
const coloredStatuses = ['released', 'preview', 'current', 'near-term', 'future', 'withdrawn'];

/** The CSS class that sets the colors of a status. */
export function statusClass(status: string): string {
  return `status-${coloredStatuses.includes(status) ? status : 'withdrawn'}`;
}

/** The CSS classes of a pill in its status's color. */
export function pillClass(status: string): string {
  return `pill ${statusClass(status)}`;
}
