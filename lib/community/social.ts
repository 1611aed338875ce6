/** A person's profiles on other sites (docs/behavior.md, Social buttons). */
export interface SocialProfiles {
  /** Handles or full addresses; a blog is always an address. */
  github?: string;
  twitter?: string;
  blog?: string;
  linkedin?: string;
}

export type SocialNetwork = keyof SocialProfiles;

/** In display order. */
const bases: Record<SocialNetwork, string> = {
  github: 'https://github.com/',
  twitter: 'https://twitter.com/',
  blog: '',
  linkedin: 'https://www.linkedin.com/in/',
};

const networks = Object.keys(bases) as SocialNetwork[];

/** URLs of a person's profiles, in display order. */
export function socialAddresses(profiles: SocialProfiles): { network: SocialNetwork; href: string }[] {
  return networks.flatMap((network) => {
    const profile = profiles[network];
    if (!profile) return [];
    return { network, href: /^https?:\/\//.test(profile) ? profile : bases[network] + profile.replace(/^@/, '') };
  });
}

/** Recognizes the URL of a profile on a social network; undefined for any other URL. */
export function socialProfile(address: string): SocialProfiles | undefined {
  const network = networks.find((name) => bases[name] && address.startsWith(bases[name]));
  const handle = network && address.slice(bases[network].length);
  return handle && /^[\w-]+\/?$/.test(handle) ? { [network]: handle } : undefined;
}
