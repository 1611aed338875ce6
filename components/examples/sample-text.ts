// The texts of the examples: the shortest and the longest that a component must cope with.

export const short = 'Build';

export const sentence = 'Jenkins builds, tests and delivers what you write.';

/** A word too long for a line, like some German or machine-generated names. */
export const longWord = 'Continuous-Integration-Umgebungskonfigurationsdateiverzeichnis';

export const longText =
  'An automation server runs the steps between a change and its release: it fetches the sources, builds them on whatever machine fits, ' +
  'runs the tests, keeps what they made, and tells everyone who waits for it. What it runs stands in a file beside the sources, so that ' +
  'it changes with them and can be reviewed like them.';

/** A link target on the same page. */
export const nowhere = '#examples';

/** A URL on another site, which the tests intercept. */
export const elsewhere = 'https://example.org/';
