/** Expands and collapses all answers. */
export default function controlQuestions(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[value="expand"], [value="collapse"]');
    if (!button) return;
    for (const question of document.querySelectorAll<HTMLDetailsElement>('.question > details'))
      question.open = button.value === 'expand';
  });
}
