/** Under this name the browser remembers the visitor's theme. */
export const themeStorageKey = 'jenkins-theme';
