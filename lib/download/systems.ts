/** The systems that a browser can tell us it runs on, and their names. `linux` stands for a Linux that does not say which. */
export const systems = {
  windows: 'Windows',
  macos: 'macOS',
  ubuntu: 'Ubuntu',
  redhat: 'Red Hat',
  fedora: 'Fedora',
  opensuse: 'openSUSE',
  arch: 'Arch Linux',
  gentoo: 'Gentoo',
  freebsd: 'FreeBSD',
  openbsd: 'OpenBSD',
  linux: 'Linux',
} as const;

export type System = keyof typeof systems;
