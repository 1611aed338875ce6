/** The only place that the portraits of contributors are loaded from; the security policy says the same. */
export const portraitOrigin = 'https://avatars.githubusercontent.com';

/** The only place that the names of contributors and repositories link to. */
export const profileOrigin = 'https://github.com';
