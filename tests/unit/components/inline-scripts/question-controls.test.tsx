/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import controlQuestions from '@/components/inline-scripts/question-controls';
import { Question } from '@/components/ui/question';
import { QuestionControls } from '@/components/ui/question-controls';

const scrolledTo = jest.fn();
// jsdom has no layout and can't scroll.
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolledTo(this.id);
};

beforeAll(controlQuestions);

const ids = ['first', 'second'];

/** Opens a page with two questions and an unrelated `<details>` at an address. */
function open(hash = '') {
  window.history.replaceState(null, '', `/faq/${hash}`);
  render(
    <>
      <QuestionControls openAll="Open all" closeAll="Close all" />
      {ids.map((id) => (
        <Question key={id} id={id} question={`The ${id} question?`} linkLabel="Link to this answer">
          {`The ${id} answer.`}
        </Question>
      ))}
      <details data-testid="menu">
        <summary>Menu</summary>
      </details>
    </>,
  );
  dispatchEvent(new Event('DOMContentLoaded'));
}

/** Navigates to another anchor of the page. */
function visit(hash: string) {
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

const isOpen = (id: string) => document.getElementById(id)?.closest('details')?.open;

test('the answer in the address’s anchor is open and scrolled into view', () => {
  open('#second');
  expect(ids.map(isOpen)).toEqual([false, true]);
  expect(scrolledTo).toHaveBeenCalledWith('second');
});

test('an answer opens when its anchor is visited later, and the others are unchanged', () => {
  open('#second');
  visit('#first');
  expect(ids.map(isOpen)).toEqual([true, true]);
});

test.each(['#third', '#', '#%E0%A4%A'])('an address with the anchor %s opens no answer', (hash) => {
  open(hash);
  expect(ids.map(isOpen)).toEqual([false, false]);
});

test('the buttons expand and collapse all answers, and nothing else', async () => {
  open('#first');
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(ids.map(isOpen)).toEqual([true, true]);
  expect(screen.getByTestId('menu')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(ids.map(isOpen)).toEqual([false, false]);
});
