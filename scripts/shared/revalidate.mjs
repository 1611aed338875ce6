/** The Cache-Control of what has none of its own: it is asked for again each time, as CDNs do by themselves. */
export const revalidate = 'public, max-age=0, must-revalidate';
