import { matchesLabels, readSelection, writeSelection } from '@/components/roadmap/label-filter';

const known = ['feature', 'documentation', 'tools', 'two words'];

describe('an initiative', () => {
  test('is shown while no label is selected, even if it has none', () => {
    expect(matchesLabels(['tools'], new Set())).toBe(true);
    expect(matchesLabels([], new Set())).toBe(true);
  });

  test('is shown if it has one of the selected labels', () => {
    expect(matchesLabels(['tools', 'documentation'], new Set(['feature', 'tools']))).toBe(true);
  });

  test('is hidden if it has none of the selected labels', () => {
    expect(matchesLabels(['documentation'], new Set(['feature', 'tools']))).toBe(false);
    expect(matchesLabels([], new Set(['feature']))).toBe(false);
  });
});

describe('the labels selected in an address', () => {
  test.each([
    ['', []],
    ['?label=tools&label=feature', ['tools', 'feature']],
    ['?label=tools&label=tools', ['tools']],
    ['?label=two+words', ['two words']],
    ['?label=unknown&label=Tools&label=', []],
  ])('%s selects %j', (search, labels) => {
    expect([...readSelection(search, known)]).toEqual(labels);
  });

  test.each([
    ['', ['tools', 'feature'], '?label=feature&label=tools'],
    ['?utm=x&label=feature&page=2', ['tools'], '?utm=x&page=2&label=tools'],
    ['?utm=x&label=feature', [], '?utm=x'],
    ['?label=unknown', ['feature'], '?label=feature'],
  ])('%s with the selection %j becomes %s', (search, selected, result) => {
    expect(writeSelection(search, new Set(selected), known)).toBe(result);
  });
});
