'use client';

import { useState } from 'react';
import SearchDialog from '@/components/search/search-dialog';
import { ThankYouRotator } from '@/components/thank-you/thank-you-rotator';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { elsewhere, longWord, nowhere, sentence, short } from './sample-text';

// Components that are rendered only in the browser.

const oneForm = (text: string) => ({ locale: 'en', forms: { other: text } });

const contributors = {
  least: { month: '2030-01', handle: 'a', pullRequests: 1, repositories: [{ name: short, address: elsewhere }] },
  most: {
    month: '2030-09',
    handle: longWord,
    profile: elsewhere,
    pullRequests: 123_456,
    repositories: Array.from({ length: 9 }, (_, number) => ({ name: `${longWord}-${number}`, address: `${elsewhere}${number}` })),
  },
};

/** Thanks to one contributor or to several in turn. */
export function ThankYouExample({ states }: { states: readonly (keyof typeof contributors)[] }) {
  // The component uses browser-only APIs.
  const isInBrowser = useBrowserValue<boolean>(() => true, false);
  if (!isInBrowser) return null;
  return (
    <ThankYouRotator
      contributors={states.map((state) => contributors[state])}
      locale="en"
      labels={{
        label: `Thanks: ${states.join(', ')}`,
        thanks: 'Thank you, {handle}!',
        pullRequests: oneForm('{number} pull requests'),
        where: 'They went into {repositories} in {month}.',
        more: oneForm('and {number} more'),
        avatar: 'Avatar of {handle}',
        pause: 'Pause',
        resume: 'Resume',
        newTab: '(new tab)',
      }}
    />
  );
}

/** A button that opens the search dialog with an empty query. */
export function SearchExample({ open }: { open: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="link-button" onClick={() => setOpen(true)}>
        {open}
      </button>
      {isOpen && (
        <SearchDialog
          labels={{
            label: 'Search',
            hint: short,
            opening: short,
            failed: sentence,
            close: 'Close',
            field: `Search: ${longWord}`,
            searching: short,
            slow: sentence,
            found: oneForm('{number} pages'),
            none: sentence,
            corrected: sentence,
            noneFor: sentence,
            retry: short,
            recent: 'Recent',
            clearRecent: longWord,
            start: `${longWord} ${sentence}`,
            keys: sentence,
            waysOn: 'Other ways',
            external: longWord,
          }}
          external={{ href: elsewhere, host: 'example.org' }}
          waysOn={[{ text: longWord, href: nowhere }]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
