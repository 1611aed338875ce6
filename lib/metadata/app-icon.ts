/** Sizes of the PNG icons under /brand/, in pixels: Apple's touch icon and the two a manifest needs. */
export const iconSizes = [180, 192, 512] as const;

export const touchIconPath = '/brand/icon-180.png';
