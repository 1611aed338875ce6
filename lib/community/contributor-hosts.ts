/** The only origin that contributors' portraits are loaded from; the security policy uses it too. */
export const portraitOrigin = 'https://avatars.githubusercontent.com';

/** The only origin that contributors and repositories link to. */
export const profileOrigin = 'https://github.com';
