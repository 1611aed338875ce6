/** The operating systems that browsers can report. `linux` means an unknown distribution. */
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
