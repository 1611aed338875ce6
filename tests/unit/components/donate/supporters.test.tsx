/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import DonatePage from '@/app/[locale]/(pages)/donate/page';
import { HomePage } from '@/components/home/home-page';
import { carouselFile } from '@/lib/community/carousel';
import { supportersFile } from '@/lib/community/supporters';
import { loadMedia, mediaFile } from '@/lib/pictures/media';
import { readMessages } from '@/scripts/messages/read-messages';
import { sectionOf } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/' }));

const site = siteCopy();

describe('the supporters on the donations page', () => {
  const { title } = readMessages('en').pages.donate.sections.supporters;

  it('are absent without their file, also from the table of contents', () => {
    site.write(supportersFile, '');
    site.remove(supportersFile);
    renderPage(<DonatePage />);
    expect(screen.queryAllByText(title)).toEqual([]);
  });

  it('are shown as logos, or by name where there is no usable logo', () => {
    const [picture] = loadMedia().pictures;
    const supporter = (name: string, logo = '') => `- name: ${name}\n  url: https://${name.toLowerCase()}.example/\n${logo}`;
    site.write(mediaFile, site.read(mediaFile).replace(`id: ${picture?.id}`, 'id: sponsors/listed.png'));
    site.write(
      supportersFile,
      supporter('Small') + supporter('Listed', '  logo: listed.png\n') + supporter('Unlisted', '  logo: unlisted.svg\n'),
    );
    renderPage(<DonatePage />);
    const region = sectionOf(document.body, title);
    const links = within(region).getAllByRole('link').slice(1);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://listed.example/',
      'https://unlisted.example/',
      'https://small.example/',
    ]);
    expect(within(region).getByRole('img', { name: 'Listed' }).getAttribute('src')).toBe(picture?.address);
    expect(links.slice(1).map(({ textContent }) => textContent)).toEqual(['Unlisted', 'Small']);
    expect(screen.getAllByText(title).length).toBeGreaterThan(1);
  });
});

describe('the highlights on the start page', () => {
  const { highlights } = readMessages('fr-CA').pages.home;

  it('are absent without their file', () => {
    site.write(carouselFile, '');
    site.remove(carouselFile);
    renderPage(<HomePage />, 'fr-CA');
    expect(screen.queryByText(highlights)).toBeNull();
  });
});
