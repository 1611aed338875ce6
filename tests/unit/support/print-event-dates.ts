import { eventDates } from './event-dates';

// Run by machine-zone.test.ts in several time zones.
console.log(eventDates());
