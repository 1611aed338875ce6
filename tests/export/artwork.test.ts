import { type Logo, loadLogos, logoPictureId } from '@/lib/artwork/logos';
import { loadMedia } from '@/lib/pictures/media';
import { findPictureFile, pictureSource, sizeOf } from '@/lib/pictures/pictures';
import { resolveAddress } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { artworkLicense } from '@/tests/fixtures/behavior';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { addressesIn } from '@/tests/support/said-messages';
import { mainOf, textOf } from './support/finished-page';

const path = pagePath('artwork');
const media = loadMedia();
const logos = loadLogos('en');
const t = messagesIn('en');

/** Every card of the grid with its record. */
const cards = [...mainOf(path).querySelectorAll('#logos > li')].map((card, index) => ({ card, logo: logos[index] }));

/** The line of a card that starts with a label: its text and its link. */
function creditIn(card: Element, label: string) {
  const line = [...card.querySelectorAll('p')].find((paragraph) => textOf(paragraph).startsWith(label));
  const link = line?.querySelector('a');
  return {
    text: link ? link.firstChild?.textContent : line && textOf(line).slice(label.length).trim(),
    href: link?.getAttribute('href') ?? undefined,
    target: link?.getAttribute('target') ?? undefined,
  };
}

/** The expected line for the fields of a record. */
function credit(text: string | undefined, address: string | undefined) {
  const leadsOn = text !== undefined && address !== undefined;
  return { text, href: leadsOn ? resolveAddress(address, 'en').href : undefined, target: leadsOn ? '_blank' : undefined };
}

/** The address of a record's picture, and its size if known. */
function pictureOf(logo: Logo, field: 'url' | 'url_256' | 'vector') {
  const path = logo[field];
  return path ? findPictureFile(media, logoPictureId(logo.file, path), path) : undefined;
}

describe('the artwork grid', () => {
  test('shows every logo in content/, sorted by name', () => {
    expect(cards.map(({ card }) => textOf(card.querySelector('h3')))).toEqual(logos.map(({ name }) => name));
    const sorted = logos.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
    expect(logos.map(({ name }) => name)).toEqual(sorted);
  });

  test('credits each logo’s author and source if its record names them', () => {
    expect(
      cards.map(({ card }) => ({
        by: creditIn(card, t('pages.artwork.createdBy') + t('pages.artwork.originalBy')),
        from: creditIn(card, t('pages.artwork.source')),
      })),
    ).toEqual(logos.map((logo) => ({ by: credit(logo.credit, logo.credit_url), from: credit(logo.source, logo.source_url) })));
  });

  test('shows a preview of each logo with alternative text and size, and links to the full-size picture', () => {
    const shown = cards.map(({ card }) => {
      const link = card.querySelector('.artwork-open');
      const image = link?.querySelector('img');
      return {
        name: link?.getAttribute('aria-label'),
        href: link?.getAttribute('href'),
        offered: [...(image?.closest('picture')?.querySelectorAll('source') ?? [])].map((source) =>
          source.getAttribute('srcset'),
        ),
        ...Object.fromEntries(['src', 'alt', 'width', 'height', 'loading'].map((name) => [name, image?.getAttribute(name)])),
      };
    });
    expect(shown).toEqual(
      logos.map((logo, index) => {
        const preview = pictureOf(logo, 'url_256') ?? pictureOf(logo, 'vector') ?? pictureOf(logo, 'url');
        const shown = preview && pictureSource(media, preview, 'logos', '');
        const { width, height } = shown ?? sizeOf('logos');
        return {
          name: t('pages.artwork.open', { name: logo.name }),
          href: pictureOf(logo, 'url')?.href,
          // The versions that `npm run media` has made; none without downloaded pictures.
          offered: (shown?.sources ?? []).map(({ srcSet }) => srcSet),
          src: preview?.src,
          alt: t('pages.artwork.alt', { name: logo.name }),
          width: String(width),
          height: String(height),
          // The first row is on the first screen.
          loading: index < 3 && preview?.src?.startsWith('/') ? 'eager' : 'lazy',
        };
      }),
    );
  });

  test('has an anchor for each logo, which its name links to', () => {
    const anchors = cards.map(({ card }) => card.querySelector('h3')?.id);
    expect(cards.map(({ card }) => decodeURIComponent(card.querySelector('h3 a')?.getAttribute('href') ?? ''))).toEqual(
      anchors.map((anchor) => `#${anchor}`),
    );
    expect(new Set(anchors).size).toBe(logos.length);
  });
});

test('search engines are told that every logo is licensed under CC BY-SA 3.0', () => {
  const [license] = addressesIn(readMessages('en').pages.artwork.sections.origin.license);
  expect(license).toMatch(artworkLicense);
  const data = JSON.parse(mainOf(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data['@graph']).toEqual(
    logos.map((logo) =>
      expect.objectContaining({
        '@type': 'ImageObject',
        name: logo.name,
        license: license,
        contentUrl: new URL(pictureOf(logo, 'url')?.href ?? '', loadSite().property).href,
        ...(logo.credit && { creditText: logo.credit }),
      }),
    ),
  );
});
