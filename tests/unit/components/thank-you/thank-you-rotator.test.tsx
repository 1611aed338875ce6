/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Contributor } from '@/components/thank-you/contributors';
import { ThankYouRotator } from '@/components/thank-you/thank-you-rotator';

const labels = {
  label: 'Thank you',
  thanks: 'Many thanks to {handle}',
  pullRequests: { locale: 'en', forms: { one: 'for {number} pull request', other: 'for {number} pull requests' } },
  where: 'to {repositories} in {month}',
  more: { locale: 'en', forms: { one: 'and {number} other', other: 'and {number} others' } },
  avatar: 'Avatar of {handle}',
  pause: 'Pause the thanks',
  resume: 'Resume the thanks',
  newTab: '(opens in a new tab)',
};

const contributor = (handle: string, pullRequests = 2): Contributor => ({
  month: '2025-06',
  handle,
  profile: `https://github.com/${handle}`,
  portrait: `https://avatars.githubusercontent.com/${handle}`,
  pullRequests,
  repositories: [
    { name: 'bom', address: 'https://github.com/jenkinsci/bom' },
    { name: 'pom', address: 'https://github.com/jenkinsci/pom' },
  ],
});

let wantsNoMotion = false;

function show(...contributors: Contributor[]) {
  window.matchMedia = () => ({ matches: wantsNoMotion, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  return render(<ThankYouRotator contributors={contributors} locale="en" labels={labels} />);
}

const shown = () => screen.getByText(/^Many thanks to/).textContent;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const ada = 'Many thanks to @ada (opens in a new tab)';
const bob = 'Many thanks to @bob (opens in a new tab)';

beforeEach(() => {
  wantsNoMotion = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the thank-you to a contributor', () => {
  it.each([
    [4, 'to r1, r2, r3, r4 in June 2025'],
    [5, 'to r1, r2, r3, r4 and 1 other in June 2025'],
  ])('names four of %d repositories and counts the others', (count, text) => {
    const repositories = Array.from({ length: count }, (_, index) => ({
      name: `r${index + 1}`,
      address: `https://github.com/jenkinsci/r${index + 1}`,
    }));
    show({ ...contributor('ada'), repositories });
    expect(screen.getByText(/^to /).textContent?.replaceAll(' (opens in a new tab)', '')).toBe(text);
  });

  it('shows a contributor without an address as plain text, and a placeholder for a missing avatar', () => {
    show({ ...contributor('ada'), profile: undefined, portrait: undefined });
    expect(shown()).toBe('Many thanks to @ada');
    expect(screen.queryByRole('link', { name: /@ada/ })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('uses the full name of a contributor if it is known', () => {
    show({ ...contributor('ada'), fullName: 'Ada Lovelace' });
    expect(shown()).toBe('Many thanks to Ada Lovelace (opens in a new tab)');
    expect(screen.getByRole('img', { name: 'Avatar of ada' })).toBeTruthy();
  });

  it('shows a placeholder for an avatar that can’t be loaded', () => {
    show(contributor('ada'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(shown()).toBe(ada);
  });

  it('shows markup in a name as text', () => {
    const { container } = show({ ...contributor('<b>$&{month}</b>'), profile: undefined });
    expect(shown()).toBe('Many thanks to @<b>$&{month}</b>');
    expect(container.querySelector('b')).toBeNull();
  });
});

describe('the rotation of contributors', () => {
  it('advances every 5 seconds in a loop', () => {
    show(contributor('ada'), contributor('bob'));
    expect(shown()).toBe(ada);
    wait(4999);
    expect(shown()).toBe(ada);
    wait(1);
    expect(shown()).toBe(bob);
    wait(5000);
    expect(shown()).toBe(ada);
  });

  it('is absent for a single contributor, and so is its button', () => {
    show(contributor('ada'));
    wait(20_000);
    expect(shown()).toBe(ada);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('pauses on hover', () => {
    show(contributor('ada'), contributor('bob'));
    const card = screen.getByRole('group');
    fireEvent.pointerEnter(card);
    wait(20_000);
    expect(shown()).toBe(ada);
    fireEvent.pointerLeave(card);
    wait(5000);
    expect(shown()).toBe(bob);
  });

  it('pauses on focus', () => {
    show(contributor('ada'), contributor('bob'));
    act(() => screen.getByRole('link', { name: /@ada/ }).focus());
    wait(20_000);
    expect(shown()).toBe(ada);
    act(() => screen.getByRole('link', { name: /@ada/ }).blur());
    wait(5000);
    expect(shown()).toBe(bob);
  });

  it('pauses while its tab is hidden', () => {
    show(contributor('ada'), contributor('bob'));
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      act(() => fireEvent(document, new Event('visibilitychange')));
    };
    setHidden(true);
    wait(20_000);
    expect(shown()).toBe(ada);
    setHidden(false);
    wait(5000);
    expect(shown()).toBe(bob);
  });

  it('pauses and resumes with its button', () => {
    show(contributor('ada'), contributor('bob'));
    fireEvent.click(screen.getByRole('button', { name: 'Pause the thanks' }));
    wait(20_000);
    expect(shown()).toBe(ada);
    fireEvent.click(screen.getByRole('button', { name: 'Resume the thanks' }));
    wait(5000);
    expect(shown()).toBe(bob);
  });

  it('starts only with its button for visitors who prefer reduced motion', () => {
    wantsNoMotion = true;
    show(contributor('ada'), contributor('bob'));
    wait(20_000);
    expect(shown()).toBe(ada);
    fireEvent.click(screen.getByRole('button', { name: 'Resume the thanks' }));
    wait(5000);
    expect(shown()).toBe(bob);
  });
});
