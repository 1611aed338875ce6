/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controlMenus } from '@/components/navbar/navbar-behavior';

const menus = `
  <a class="navbar-brand" href="#home">Jenkins</a>
  <details name="bar" id="first">
    <summary class="bar-item">First</summary>
    <ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li><li><a href="#three">Three</a></li></ul>
  </details>
  <a class="bar-item" href="#blog">Blog</a>
  <details name="bar" id="second">
    <summary class="bar-item">Second</summary>
    <ul><li><a href="#four">Four</a></li></ul>
  </details>
  <details name="bar" id="search">
    <summary class="bar-item">Search</summary>
    <form><input type="search" aria-label="Words"><button>Go</button></form>
  </details>
  <details name="bar" id="theme">
    <summary class="bar-item">Theme</summary>
    <fieldset>
      <label><input type="radio" name="theme">Light</label>
      <label><input type="radio" name="theme">Dark</label>
    </fieldset>
  </details>
`;

const content = `
  <main>
    <p>Elsewhere</p>
    <form><fieldset><legend>Filters</legend><label><input type="checkbox">Tools</label></fieldset></form>
    <details id="legend"><summary>Legend</summary><p>Words</p></details>
  </main>`;

/** Renders a page whose navbar and content are static HTML. */
function open(html = menus) {
  render(
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of this test */}
      <header className="navbar-shell" dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of this test */}
      <div dangerouslySetInnerHTML={{ __html: content }} />
    </>,
  );
}

beforeAll(controlMenus);
beforeEach(() => open());

/** The ids of the open dropdowns, including the one outside the navbar. */
const openOnes = () => [...document.querySelectorAll('details[open]')].map((dropdown) => dropdown.id);
const press = (text: string) => userEvent.click(screen.getByText(text));

async function focusAndType(text: string, keys: string) {
  screen.getByText(text).focus();
  await userEvent.keyboard(keys);
}

describe('on a page with the navbar, a click', () => {
  test('on a closed dropdown opens it and closes the open one', async () => {
    await press('First');
    expect(openOnes()).toEqual(['first']);
    await press('Second');
    expect(openOnes()).toEqual(['second']);
  });

  test('on the open dropdown closes it', async () => {
    await press('First');
    await press('First');
    expect(openOnes()).toEqual([]);
  });

  test('anywhere in the document closes the open dropdown', async () => {
    for (const place of ['Elsewhere', 'Filters', 'Tools']) {
      await press('First');
      await press(place);
      expect(openOnes()).toEqual([]);
    }
  });

  test('on another link of the navbar, or on one in the dropdown, closes it', async () => {
    await press('First');
    await press('Blog');
    expect(openOnes()).toEqual([]);
    await press('First');
    await press('Two');
    expect(openOnes()).toEqual([]);
  });

  test('on an option in a menu keeps the menu open', async () => {
    await press('Theme');
    await press('Dark');
    expect(screen.getByLabelText('Dark')).toBeChecked();
    expect(openOnes()).toEqual(['theme']);
  });

  test('keeps groups of the collapsed menu open that its script has opened, as Escape does', async () => {
    const held = document.getElementById('first');
    held?.removeAttribute('name');
    held?.setAttribute('data-always-open', '');
    held?.setAttribute('open', '');
    await press('Elsewhere');
    await focusAndType('Two', '{Escape}');
    expect(openOnes()).toEqual(['first']);
  });
});

describe('Escape in the navbar', () => {
  test('closes the open dropdown and returns the focus to its button', async () => {
    await press('First');
    await focusAndType('Two', '{Escape}');
    expect(openOnes()).toEqual([]);
    expect(screen.getByText('First')).toHaveFocus();
  });

  test('closes a dropdown from a text field and from a radio button too', async () => {
    await press('Search');
    screen.getByLabelText('Words').focus();
    await userEvent.keyboard('{Escape}');
    expect(openOnes()).toEqual([]);
    expect(screen.getByText('Search')).toHaveFocus();

    await press('Theme');
    screen.getByLabelText('Dark').focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Theme')).toHaveFocus();
  });
});

test('a dropdown closes when the focus leaves the navbar, so that it covers nothing that has the focus', async () => {
  await press('First');
  screen.getByText('Two').focus();
  screen.getByText('Blog').focus();
  expect(openOnes()).toEqual(['first']);
  screen.getByLabelText('Tools').focus();
  expect(openOnes()).toEqual([]);
});

describe('the arrow keys in the navbar', () => {
  test('down on a dropdown’s button opens it at its first link, and closes any other', async () => {
    await press('Second');
    await focusAndType('First', '{ArrowDown}');
    expect(openOnes()).toEqual(['first']);
    expect(screen.getByText('One')).toHaveFocus();
  });

  test('up on a dropdown’s button opens it at its last link', async () => {
    await focusAndType('First', '{ArrowUp}');
    expect(openOnes()).toEqual(['first']);
    expect(screen.getByText('Three')).toHaveFocus();
  });

  test('up and down move in a dropdown and wrap around', async () => {
    await focusAndType('First', '{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Two')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByText('Three')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('One')).toHaveFocus();
  });

  test('left and right move along the navbar and wrap around', async () => {
    await focusAndType('First', '{ArrowRight}');
    expect(screen.getByText('Blog')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('Jenkins')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('Theme')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Jenkins')).toHaveFocus();
  });

  test('reach the search field and the theme options', async () => {
    await focusAndType('Search', '{ArrowDown}');
    expect(screen.getByLabelText('Words')).toHaveFocus();
    await focusAndType('Theme', '{ArrowDown}');
    expect(screen.getByLabelText('Light')).toHaveFocus();
  });

  test('move the cursor while the visitor types', async () => {
    await press('Search');
    const field = screen.getByLabelText('Words');
    await userEvent.type(field, 'ab{ArrowLeft}{Home}c');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('cab');
  });
});

describe('Home and End in the navbar', () => {
  test('go to the ends of the dropdown', async () => {
    await focusAndType('First', '{ArrowDown}{End}');
    expect(screen.getByText('Three')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('One')).toHaveFocus();
  });

  test('go to the ends of the navbar', async () => {
    await focusAndType('Blog', '{End}');
    expect(screen.getByText('Theme')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('Jenkins')).toHaveFocus();
  });
});

test('in a browser without popovers the collapsed menu counts as closed, and its contents work', async () => {
  const broken = jest.fn();
  window.addEventListener('error', broken);
  // Browsers without popovers throw on this selector; jsdom accepts it.
  const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector.includes(':popover-open')) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
    return this.parentElement ? [...this.parentElement.querySelectorAll(selector)].includes(this) : false;
  });
  cleanup();
  open(
    '<nav popover><details name="bar" id="first"><summary class="bar-item">First</summary><a href="#one">One</a></details></nav>',
  );
  await press('First');
  expect(openOnes()).toEqual(['first']);
  await press('One');
  expect(openOnes()).toEqual([]);
  expect(broken).not.toHaveBeenCalled();
  window.removeEventListener('error', broken);
  matches.mockRestore();
});
