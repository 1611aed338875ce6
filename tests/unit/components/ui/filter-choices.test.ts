import { selectChoice } from '@/components/ui/filter-choices';

test('checking a filter adds its name, unchecking removes it, and repeating either changes nothing', () => {
  const before = new Set(['feature']);
  const added = selectChoice(before, 'tools', true);
  expect([...added]).toEqual(['feature', 'tools']);
  expect([...selectChoice(added, 'tools', true)]).toEqual(['feature', 'tools']);
  expect([...selectChoice(added, 'feature', false)]).toEqual(['tools']);
  expect([...before]).toEqual(['feature']);
});
