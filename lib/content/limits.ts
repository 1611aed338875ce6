/**
 * What is as long or as much as content can sensibly be. Whatever is more is a mistake or an attack, and is said so in the
 * place where it stands, before it makes a build slow or a page unreadable.
 */

/** Of a text, in characters. */
export const maxTextLength = 20_000;

/** Of an address, in characters; servers and programs cut off longer ones. */
export const maxAddressLength = 2_000;

/** Of the name of a file or folder in an address of this site, in characters as they are written there. */
export const maxNameLength = 200;
