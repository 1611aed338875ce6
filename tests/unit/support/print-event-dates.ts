import { eventDates } from './event-dates';

// Run by machine-zone.test.ts on machines in different time zones.
console.log(eventDates());
