/** The only folder that contributors' portraits are loaded from; the security policy uses it too. */
export const portraitFolder = 'https://avatars.githubusercontent.com/u/';

/** The only host that contributors and repositories link to. */
export const profiles = 'https://github.com/';
