import type { ReactNode } from 'react';
import { type Contributor, needsFallback, newestContributors, shuffle, type ThankYouRecord } from './contributors';
import { fetchHonored } from './honored-csv';
import { ThankYouRotator, type ThankYouWords } from './thank-you-rotator';

export interface ThankYouData {
  /** The records of the content. */
  records: readonly ThankYouRecord[];
  /** Where others are, when those will not do. */
  fallbackUrl: string;
  locale: string;
  words: ThankYouWords;
}

/**
 * Makes the block. This file is loaded when its place scrolls near, not with the page.
 * @returns nothing to show when there is nobody to thank
 * @throws Error when the fallback can't be had
 */
export async function makeThankYouBlock({ records, fallbackUrl, locale, words }: ThankYouData): Promise<ReactNode> {
  const contributors = await chooseContributors(records, fallbackUrl);
  return contributors.length > 0 ? <ThankYouRotator contributors={contributors} locale={locale} words={words} /> : null;
}

async function chooseContributors(records: readonly ThankYouRecord[], fallbackUrl: string): Promise<Contributor[]> {
  const chosen = needsFallback(records, new Date()) ? await fetchHonored(fallbackUrl) : records;
  return shuffle(newestContributors(chosen));
}
