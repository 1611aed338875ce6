import { ComponentCatalog } from '@/components/specimens/component-catalog';
import { TakenOver } from '@/components/ui/taken-over';

/**
 * Every component in all its states. It exists only in `npm run dev`, because the export ignores pages ending in
 * `.dev.tsx`.
 */
export default function ComponentsPage() {
  return (
    <>
      <ComponentCatalog />
      <TakenOver part="page" />
    </>
  );
}
