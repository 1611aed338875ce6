/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attachNavbarBehaviour } from '@/components/chrome/navbar-behaviour';

const markup = `
  <header id="bar">
    <nav id="menu" popover>
      <details id="more"><summary>More</summary><a href="#one">One</a></details>
    </nav>
    <button popovertarget="menu">Toggle navigation</button>
  </header>`;

/** Gives the menu what browsers have and jsdom lacks: it can be shown and hidden. */
function makePopover(menu: HTMLElement) {
  let isOpen = false;
  const matches = menu.matches.bind(menu);
  const change = (next: boolean) => {
    isOpen = next;
    menu.dispatchEvent(new Event('toggle'));
  };
  return Object.assign(menu, {
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
    showPopover: () => change(true),
    hidePopover: () => change(false),
  });
}

let menu: ReturnType<typeof makePopover>;
let detach: () => void;
const supports = window.CSS.supports;

beforeEach(() => {
  window.CSS.supports = () => true;
  document.body.innerHTML = markup;
  menu = makePopover(document.getElementById('menu') ?? document.body);
  detach = attachNavbarBehaviour(document.getElementById('bar') ?? document.body);
});
afterEach(() => {
  detach();
  window.CSS.supports = supports;
});

const toggle = () => screen.getByRole('button', { name: 'Toggle navigation' });
const isOpen = () => menu.matches(':popover-open');

test('the toggle says whether the collapsed menu is open', () => {
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  menu.showPopover();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  menu.hidePopover();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('following a link closes the collapsed menu', async () => {
  menu.showPopover();
  await userEvent.click(screen.getByText('More'));
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByText('One'));
  expect(isOpen()).toBe(false);
});

test('Escape in an open dropdown closes that and leaves the collapsed menu open', async () => {
  menu.showPopover();
  await userEvent.click(screen.getByText('More'));
  const browserSees = jest.fn();
  document.addEventListener('keydown', (event) => browserSees(event.defaultPrevented), { once: true });
  screen.getByText('One').focus();
  await userEvent.keyboard('{Escape}');
  expect(document.getElementById('more')).not.toHaveAttribute('open');
  expect(isOpen()).toBe(true);
  expect(browserSees).toHaveBeenCalledWith(true);
});

test('in a browser without popovers the menu counts as closed', () => {
  detach();
  window.CSS.supports = () => false;
  menu.showPopover();
  detach = attachNavbarBehaviour(document.getElementById('bar') ?? document.body);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});
