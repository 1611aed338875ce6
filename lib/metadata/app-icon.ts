/** Sizes in pixels of the PNG icons below /brand/: Apple's touch icon, and the two that a web app manifest needs. */
export const iconSizes = [180, 192, 512] as const;

export const touchIconPath = '/brand/icon-180.png';
