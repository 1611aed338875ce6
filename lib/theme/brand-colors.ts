/** The colors of the clouds that the download page has guides for, by the name that content/ calls them. */
export const brandColors = {
  aws: '#ff9900',
  azure: '#0b61ca',
  'google-cloud': '#34a853',
  civo: '#239dff',
  oracle: '#c74634',
  bitnami: '#00577b',
} as const;

export type BrandColor = keyof typeof brandColors;
