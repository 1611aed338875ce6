interface SoftwareFacts {
  name: string;
  description: string;
  version: string;
  url: string;
  downloadUrl: string;
  operatingSystems: readonly string[];
}

/** A software application as structured data (schema.org). */
export function softwareApplication({ version, operatingSystems, ...facts }: SoftwareFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    applicationCategory: 'DeveloperApplication',
    softwareVersion: version,
    operatingSystem: operatingSystems.join(', '),
    isAccessibleForFree: true,
    ...facts,
  };
}
