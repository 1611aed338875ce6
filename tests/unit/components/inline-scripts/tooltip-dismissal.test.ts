/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import dismissTooltips from '@/components/inline-scripts/tooltip-dismissal';

beforeAll(dismissTooltips);
beforeEach(async () => {
  document.body.innerHTML = `
    <div class="tooltip-owner"><a href="#one">One</a><button type="button">About one</button></div>
    <div class="tooltip-owner"><a href="#two">Two</a></div>
    <p tabindex="-1">Elsewhere</p>`;
  screen.getByText('Elsewhere').focus();
  screen.getByText('Elsewhere').blur();
});

/** The style sheet hides every tooltip while the root element has this attribute. */
const areDismissed = () => document.documentElement.dataset.tooltips === 'dismissed';

test('a tooltip hidden by Escape stays hidden while the pointer stays on its element', async () => {
  const pointer = userEvent.setup();
  await pointer.hover(screen.getByText('One'));
  await pointer.keyboard('{Escape}');
  await pointer.hover(screen.getByText('About one'));
  expect(areDismissed()).toBe(true);
});

test('a tooltip hidden by Escape appears again when the pointer returns, and others appear normally', async () => {
  const pointer = userEvent.setup();
  await pointer.hover(screen.getByText('One'));
  await pointer.keyboard('{Escape}');
  await pointer.hover(screen.getByText('Two'));
  expect(areDismissed()).toBe(false);

  await pointer.keyboard('{Escape}');
  await pointer.hover(screen.getByText('Elsewhere'));
  expect(areDismissed()).toBe(false);
});

test('a tooltip hidden by Escape appears again when the focus moves', async () => {
  const keys = userEvent.setup();
  await keys.tab();
  await keys.keyboard('{Escape}');
  expect(areDismissed()).toBe(true);
  await keys.tab();
  expect(areDismissed()).toBe(true);
  await keys.tab();
  expect(areDismissed()).toBe(false);
});
