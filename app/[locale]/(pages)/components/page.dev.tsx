import { ComponentCatalog } from '@/components/examples/component-catalog';
import { Hydrated } from '@/components/ui/hydrated';

/**
 * The component catalog. It exists only in `npm run dev`, because the export ignores pages ending in `.dev.tsx`.
 */
export default function ComponentsPage() {
  return (
    <>
      <ComponentCatalog />
      <Hydrated part="page" />
    </>
  );
}
