import type { ReactNode } from 'react';
import { type Contributor, needsFallback, newestContributors, shuffle, type ThankYouRecord } from './contributors';
import { fetchHonored } from './honored-csv';
import { type ThankYouLabels, ThankYouRotator } from './thank-you-rotator';

export interface ThankYouData {
  /** The records from content/. */
  records: readonly ThankYouRecord[];
  /** Address of the CSV file to use when the records are insufficient. */
  fallbackUrl: string;
  locale: string;
  labels: ThankYouLabels;
}

/**
 * Builds the block. This module is loaded when the block's space comes near the viewport, not with the page.
 * @returns null when there is nobody to thank
 * @throws Error when the CSV file can't be loaded
 */
export async function makeThankYouBlock({ records, fallbackUrl, locale, labels }: ThankYouData): Promise<ReactNode> {
  const contributors = await chooseContributors(records, fallbackUrl);
  return contributors.length > 0 ? <ThankYouRotator contributors={contributors} locale={locale} labels={labels} /> : null;
}

async function chooseContributors(records: readonly ThankYouRecord[], fallbackUrl: string): Promise<Contributor[]> {
  const today = new Date();
  const chosen = needsFallback(records, today) ? await fetchHonored(fallbackUrl) : records;
  return shuffle(newestContributors(chosen, today));
}
