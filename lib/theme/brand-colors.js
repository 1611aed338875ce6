/** @typedef {keyof typeof brandColors} BrandColor */

/** The brand colors of the clouds on the download page, by their names in content/. */
export const brandColors = {
  aws: '#ff9900',
  azure: '#0b61ca',
  'google-cloud': '#34a853',
  civo: '#239dff',
  oracle: '#c74634',
  bitnami: '#00577b',
};
