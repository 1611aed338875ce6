import { selectChoice } from '@/components/ui/filter-choices';

test('checking a box adds its name, unchecking it removes it, and doing so twice changes nothing', () => {
  const before = new Set(['feature']);
  const added = selectChoice(before, 'tools', true);
  expect([...added]).toEqual(['feature', 'tools']);
  expect([...selectChoice(added, 'tools', true)]).toEqual(['feature', 'tools']);
  expect([...selectChoice(added, 'feature', false)]).toEqual(['tools']);
  expect([...before]).toEqual(['feature']);
});
