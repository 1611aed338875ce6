/** Expands and collapses all answers. */
export default function controlQuestions(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('.question-controls button');
    if (!button) return;
    for (const question of document.querySelectorAll<HTMLDetailsElement>('.question > details'))
      question.open = button.value === 'expand';
  });
}
