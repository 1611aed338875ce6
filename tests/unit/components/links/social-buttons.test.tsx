/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { SocialButtons } from '@/components/links/social-buttons';
import { socialProfile } from '@/lib/community/social';
import { messagesIn } from '@/tests/support/messages-in';
import { renderPage } from '@/tests/unit/support/render';

const t = messagesIn();
const mark = t('chrome.opensInNewTab');

const all = { linkedin: 'ada', blog: 'https://ada.example/notes/', twitter: 'ada_l', github: 'ada' };

test('a person’s profiles are buttons named after person and network, in a fixed order', () => {
  renderPage(<SocialButtons name="Ada" profiles={all} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`${t('parts.social.github', { name: 'Ada' })} ${mark}`, 'https://github.com/ada'],
    [`${t('parts.social.twitter', { name: 'Ada' })} ${mark}`, 'https://twitter.com/ada_l'],
    [`${t('parts.social.blog', { name: 'Ada' })} ${mark}`, 'https://ada.example/notes/'],
    [`${t('parts.social.linkedin', { name: 'Ada' })} ${mark}`, 'https://www.linkedin.com/in/ada'],
  ]);
});

test('a profile may be a handle or a full address', () => {
  const profiles = { github: 'https://github.com/ada', twitter: '@ada_l', linkedin: 'https://www.linkedin.com/company/ada' };
  renderPage(<SocialButtons name="Ada" profiles={profiles} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://github.com/ada',
    'https://twitter.com/ada_l',
    'https://www.linkedin.com/company/ada',
  ]);
});

test.each([
  ['https://www.linkedin.com/in/ada/', { linkedin: 'ada/' }],
  ['https://twitter.com/ada_l', { twitter: 'ada_l' }],
  ['https://github.com/ada', { github: 'ada' }],
  ['https://github.com/ada/engine', undefined],
])('whether the credit link %s is a social profile: %p', (address, profiles) => {
  expect(socialProfile(address)).toEqual(profiles);
});
