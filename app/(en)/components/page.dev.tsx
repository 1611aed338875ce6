import { ComponentCatalog } from '@/components/specimens/component-catalog';

/** Every component in all its states: in `npm run dev` only, because the export knows no page that ends in `.dev.tsx`. */
export default function ComponentsPage() {
  return <ComponentCatalog />;
}
