import './status-pill.css';

/** The statuses that have a color of their own (specification, section 4); any other one is gray. */
const coloredStatuses = ['released', 'preview', 'current', 'near-term', 'future', 'withdrawn'];

/** The classes of a pill in the color of its status. */
export function pillClass(status: string): string {
  return `pill pill-${coloredStatuses.includes(status) ? status : 'preview'}`;
}
