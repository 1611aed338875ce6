// What the specimens say: the shortest and the longest that a component has to bear.

export const short = 'Build';

export const sentence = 'Jenkins builds, tests and delivers what you write.';

/** A word that no line has room for, as German and machine-made names are. */
export const longWord = 'Continuous-Integration-Umgebungskonfigurationsdateiverzeichnis';

export const longText =
  'An automation server runs the steps between a change and its release: it fetches the sources, builds them on whatever machine fits, ' +
  'runs the tests, keeps what they made, and tells everyone who waits for it. What it runs stands in a file beside the sources, so that ' +
  'it changes with them and can be reviewed like them.';

/** An address that leads nowhere but back to the page. */
export const nowhere = '#specimens';

/** An address of another site, which the tests answer. */
export const elsewhere = 'https://example.org/';
