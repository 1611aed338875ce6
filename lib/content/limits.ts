/**
 * Upper limits for content. Anything beyond them is a mistake or an attack, and is reported with its location before it slows
 * down a build or makes a page unreadable. Limits for data fetched in the browser are next to that code, to keep them out of page
 * bundles: honored-csv.ts, contributors.ts and remote-ratings.ts in components/.
 */

/** Size of a file in content/, in bytes. The longest upstream changelog has 1.6 MB. */
export const maxFileBytes = 5_000_000;

/** Nesting depth of mappings and lists in a file. */
export const maxDepth = 50;

/** Number of YAML aliases in a file. */
export const maxAliases = 100;

/** Number of values in a file after expanding aliases. The longest changelog has 60,000. */
export const maxValues = 500_000;

/** Number of duplicate lines to tolerate in a file. */
export const maxRepeatedKeys = 3;

/** Length of a text, in characters. */
export const maxTextLength = 20_000;

/** Length of a title or a name, in characters. */
export const maxTitleLength = 300;

/** Number of tags in inline HTML. Node.js 22 and 24 lose the text of elements nested 500 deep. */
export const maxTags = 250;

/** Length of an address, in characters. Some servers and clients truncate longer URLs. */
export const maxAddressLength = 2_000;

/** Length of a path segment on this site, in characters, percent-encoded. */
export const maxNameLength = 200;

/** A number in a sentence, such as of plugins or pull requests. A larger one is a typo. */
export const maxCount = 1_000_000;

/** Digits of a number in a version. Longer ones could exceed the range of exact integers. */
export const maxVersionDigits = 9;

/** Count of numbers in a version. */
export const maxVersionNumbers = 5;

/** Length of a regular expression that matches versions, in characters. The longest one upstream has 1,300. */
export const maxPatternLength = 10_000;

/** Size of a response with a version or a checksum, in bytes. It has a single line. */
export const maxAnswerBytes = 10_000;

/** Size of the blog's feed and of the update center's data, in bytes. */
export const maxDataBytes = 50_000_000;

/** Width or height of a picture, in pixels. Browsers can't display larger ones. */
export const maxPictureSide = 65_535;

/** Nesting depth of block quotes and lists in Markdown. */
export const maxMarkdownDepth = 10;

/** Number of emphasis markers (asterisks, underscores and tildes) in Markdown, which also limits their nesting depth. */
export const maxMarkdownMarks = 200;
