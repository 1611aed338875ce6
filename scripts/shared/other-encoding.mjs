/** What is read for a letter in another encoding than UTF-8. */
export const lostLetter = '\uFFFD';

/** What to do about such a letter. */
export const otherEncoding =
  'expected a file in UTF-8, found a letter in another encoding, such as Latin-1: save the file as UTF-8';
