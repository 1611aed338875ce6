/** The only URL prefix that contributors' avatars are loaded from; the Content-Security-Policy allows it. */
export const portraitFolder = 'https://avatars.githubusercontent.com/u/';

/** The only host that contributors and repositories link to. */
export const profiles = 'https://github.com/';
