/** Cache-Control for files without a rule of their own: browsers revalidate them on each request, as is the default of CDNs. */
export const revalidate = 'public, max-age=0, must-revalidate';
