import { z } from 'zod';

/** A schema for a key of a group of messages. */
export function messageKeys<Group extends object>(group: Group): z.ZodType<Extract<keyof Group, string>> {
  return z.enum(Object.keys(group) as [Extract<keyof Group, string>]);
}
