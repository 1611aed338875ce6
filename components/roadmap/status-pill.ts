/** The statuses that have a colour of their own (specification, section 4); any other one is grey. */
const colouredStatuses = ['released', 'preview', 'current', 'near-term', 'future', 'withdrawn'];

/** The classes of a pill in the colour of its status. */
export function pillClass(status: string): string {
  return `pill pill-${colouredStatuses.includes(status) ? status : 'preview'}`;
}
