import { type RouteId, routes } from '@/lib/routing/routes';

const ids = [
  'home',
  'download',
  'changelogWeekly',
  'roadmap',
  'participate',
  'participateCode',
  'events',
  'artwork',
  'conduct',
] as const satisfies RouteId[];

/** The pages that are measured: one of each kind, and those that people open most. */
export const benchPages: readonly string[] = ids.map((id) => routes[id].path);

/** Pages of words, which have a limit of their own before their scripts. */
export const textPages: readonly string[] = (['home', 'participate', 'participateCode', 'events', 'conduct'] as const).map(
  (id) => routes[id].path,
);
