/** Expands and collapses all answers, and opens the answer that the URL fragment points to, in browsers that don't. */
export default function controlQuestions(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('.question-controls button');
    if (!button) return;
    for (const question of document.querySelectorAll<HTMLDetailsElement>('.question')) question.open = button.value === 'expand';
  });

  const openVisited = () => {
    const answer = [...document.querySelectorAll('.question-answer')].find(({ id }) => `#${id}` === location.hash);
    const question = answer?.closest('details');
    if (!question || question.open) return;
    question.open = true;
    answer?.scrollIntoView();
  };
  addEventListener('DOMContentLoaded', openVisited);
  addEventListener('hashchange', openVisited);
}
