/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import controlQuestions from '@/components/inline-scripts/question-controls';
import { Question } from '@/components/ui/question';
import { QuestionControls } from '@/components/ui/question-controls';

const ids = ['first', 'second'];
const isOpen = (id: string) => document.getElementById(id)?.closest('details')?.open;

test('buttons expand and collapse all answers, and nothing else', async () => {
  controlQuestions();
  render(
    <>
      <QuestionControls openAll="Open all" closeAll="Close all" />
      {ids.map((id) => (
        <Question key={id} id={id} question={`The ${id} question?`} linkLabel="Link to this answer" open={id === 'first'}>
          {`The ${id} answer.`}
        </Question>
      ))}
      <details data-testid="menu">
        <summary>Menu</summary>
      </details>
    </>,
  );
  expect(ids.map(isOpen)).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(ids.map(isOpen)).toEqual([true, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(ids.map(isOpen)).toEqual([false, false]);
  expect(screen.getByTestId('menu')).not.toHaveAttribute('open');
});
