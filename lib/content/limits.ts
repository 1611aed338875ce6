/**
 * What is as long or as much as content can sensibly be. Whatever is more is a mistake or an attack, and is said so in the
 * place where it stands, before it makes a build slow or a page unreadable. What the browser takes from other hosts has its
 * limits where it is taken, which costs the pages nothing: honored-csv.ts, contributors.ts and remote-ratings.ts in components/.
 */

/** Of a file of content/, in bytes; the Jenkins project's longest changelog has 1.6 MB. */
export const maxFileBytes = 5_000_000;

/** How deep mappings and lists of a file may lie in each other. */
export const maxDepth = 50;

/** How many values of a file may be repeated by a YAML alias. */
export const maxAliases = 100;

/** How many values a file may hold, where a repeated value counts as often as it stands there; the longest changelog has 60,000. */
export const maxValues = 500_000;

/** How many lines of a file may merely repeat an earlier one. */
export const maxRepeatedKeys = 3;

/** Of a text, in characters. */
export const maxTextLength = 20_000;

/** Of a title or a name, in characters. */
export const maxTitleLength = 300;

/** In a text with inline HTML: Node 22 and 24 lose the words in elements that lie 500 deep in each other. */
export const maxTags = 250;

/** Of an address, in characters; servers and programs cut off longer ones. */
export const maxAddressLength = 2_000;

/** Of the name of a file or folder in an address of this site, in characters as they are written there. */
export const maxNameLength = 200;

/** Of a number that sentences name, such as one of plugins or pull requests: a larger one is a slip. */
export const maxCount = 1_000_000;

/** Of a number in a version, in digits: more can't be compared exactly. */
export const maxVersionDigits = 9;

/** Of the numbers of a version. */
export const maxVersionNumbers = 5;

/** Of a regular expression that matches versions, in characters; the longest of the Jenkins project has 1,300. */
export const maxPatternLength = 10_000;

/** Of an answer with a version or a checksum, in bytes; it has a single line. */
export const maxAnswerBytes = 10_000;

/** Of an answer with all posts of the blog, or with all that the update center knows, in bytes. */
export const maxDataBytes = 50_000_000;

/** Of the side of a picture, in pixels: browsers show no larger ones. */
export const maxPictureSide = 65_535;

/** Of quotes and lists in each other, in a text in Markdown. */
export const maxMarkdownDepth = 10;

/** Of asterisks, underscores and tildes that emphasize, in a text in Markdown; those in each other are as deep as that. */
export const maxMarkdownMarks = 200;
