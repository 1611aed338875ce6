import { pageSpecimens } from './page-specimens';
import { siteSpecimens } from './site-specimens';
import type { Specimen } from './specimen';
import { uiSpecimens } from './ui-specimens';

/** Components in all their states, for development and for accessibility and layout tests. */
export function ComponentCatalog() {
  return (
    <main id="content" tabIndex={-1} className="page">
      <h1 id="specimens" className="heading page-section">
        {catalogTitle}
      </h1>
      {[...uiSpecimens, ...siteSpecimens, ...pageSpecimens].map((specimen) => (
        <SpecimenStates key={specimen.name} specimen={specimen} />
      ))}
    </main>
  );
}

const catalogTitle = 'Components';

function SpecimenStates({ specimen: { name, states } }: { specimen: Specimen }) {
  const id = `specimen-${name}`;
  return (
    <section aria-labelledby={id} className="page-section">
      <h2 id={id} className="heading">
        {name}
      </h2>
      {Object.entries(states).map(([state, shown]) => (
        <div key={state} data-specimen={`${name}, ${state}`}>
          <p>
            <code>{state}</code>
          </p>
          {shown}
        </div>
      ))}
    </section>
  );
}
