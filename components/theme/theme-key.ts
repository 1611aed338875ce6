/** The localStorage key of the visitor's theme. */
export const themeStorageKey = 'jenkins-theme';
