import type { Example } from './example';
import { sharedExamples } from './shared-examples';
import { uiExamples } from './ui-examples';

/** Components that many pages use, in all their states, for development and for accessibility and layout tests. */
export function ComponentCatalog() {
  return (
    <main id="content" tabIndex={-1} className="page">
      <h1 id="examples" className="heading page-section">
        {catalogTitle}
      </h1>
      {[...uiExamples, ...sharedExamples].map((example) => (
        <ExampleStates key={example.name} example={example} />
      ))}
    </main>
  );
}

const catalogTitle = 'Components';

function ExampleStates({ example: { name, states } }: { example: Example }) {
  const id = `example-${name}`;
  return (
    <section aria-labelledby={id} className="page-section">
      <h2 id={id} className="heading">
        {name}
      </h2>
      {Object.entries(states).map(([state, shown]) => (
        <div key={state} data-example={`${name}, ${state}`}>
          <p>
            <code>{state}</code>
          </p>
          {shown}
        </div>
      ))}
    </section>
  );
}
