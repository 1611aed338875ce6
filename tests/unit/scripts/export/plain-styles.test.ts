import { plainStyles } from '@/scripts/export/plain-styles';

const known = (...values: readonly string[]) =>
  `@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or (color:red){*,:before,:after,::backdrop{${values.join(';')}}\n}\n}`;
const registered = (name: string, initial = '') => `@property --tw-${name}{syntax:"*";inherits:false${initial}}`;

test('a property that nothing sets is written as its value', () => {
  const rule = '.a{border-style:var(--tw-border-style);line-height:var(--tw-leading,1.5);color:red}';
  expect(plainStyles(known('--tw-border-style:solid') + rule + registered('border-style', ';initial-value:solid'))).toBe(
    '.a{border-style:solid;line-height:1.5;color:red}',
  );
});

test('a property that nothing reads is left out', () => {
  const rule = '.a{--tw-font-weight:600;font-weight:600}.b{font-weight:700;--tw-font-weight:700}';
  expect(plainStyles(known('--tw-font-weight:initial') + rule + registered('font-weight'))).toBe(
    '.a{font-weight:600}.b{font-weight:700;}',
  );
  expect(plainStyles('.a{transition-property:color,--tw-gradient-from,--tw-gradient-to}')).toBe('.a{transition-property:color}');
});

test('a property that is set and read stays, with its registration: elements in one that sets it must not inherit it', () => {
  const sheets = [
    known('--tw-leading:initial', '--tw-font-weight:initial'),
    '.a{--tw-leading:2rem;line-height:2rem}.b{line-height:var(--tw-leading,1.5)}',
    registered('leading'),
  ].join('');
  expect(plainStyles(sheets)).toBe(sheets.replace(';--tw-font-weight:initial', ';'));
});
