/** Where a person can be met besides this site (docs/behavior.md, Social buttons). */
export interface SocialProfiles {
  /** Handles or whole addresses; of a blog always the address. */
  github?: string;
  twitter?: string;
  blog?: string;
  linkedin?: string;
}

export type SocialNetwork = keyof SocialProfiles;

/** In the order in which they are shown. */
const bases: Record<SocialNetwork, string> = {
  github: 'https://github.com/',
  twitter: 'https://twitter.com/',
  blog: '',
  linkedin: 'https://www.linkedin.com/in/',
};

const networks = Object.keys(bases) as SocialNetwork[];

/** The addresses of the profiles that are set. */
export function socialAddresses(profiles: SocialProfiles): { network: SocialNetwork; href: string }[] {
  return networks.flatMap((network) => {
    const profile = profiles[network];
    if (!profile) return [];
    return { network, href: /^https?:\/\//.test(profile) ? profile : bases[network] + profile.replace(/^@/, '') };
  });
}

/** The profile that an address leads to, if it is one of a person's on a network. */
export function socialProfile(address: string): SocialProfiles | undefined {
  const network = networks.find((name) => bases[name] && address.startsWith(bases[name]));
  const handle = network && address.slice(bases[network].length);
  return handle && /^[\w-]+\/?$/.test(handle) ? { [network]: handle } : undefined;
}
