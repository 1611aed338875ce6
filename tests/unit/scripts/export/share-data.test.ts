import { runInNewContext } from 'node:vm';
import { sharedRows, wholeData, withoutShared } from '@/scripts/export/share-data';

const bar = 'Menü\r\n"$1" \\n `$' + '{bar}`';
const legal = ['$', 'p', null, { children: 'All rights reserved. '.repeat(9), link: '$@' }];

/** What Next writes for a page: content, whose length shifts the ids of the frame behind it, and a frame that all pages have. */
function page(content: readonly string[], footer = 'Jenkins'): string[] {
  const id = (offset: number) => (content.length + offset).toString(16);
  const data = [
    `0:{"content":[${content.map((_, index) => `"$L${(index + 1).toString(16)}"`)}],"frame":"$L${id(1)}","price":"$$5","end":"$@${id(5)}","legal":["$","div",null,{"id":"$L1","children":${JSON.stringify(legal).replace('$@', `$@${id(5)}`)}}]}\n`,
    ':HL["/a.css","style"]\n',
    ...content.map((text, index) => `${(index + 1).toString(16)}:["$","p",null,{"children":"${text}"}]\n`),
    `${id(1)}:["$","$L${id(2)}",null,{"label":"$${id(3)}","footer":"$${id(4)}:props"}]\n`,
    `${id(2)}:I[7,["/a.js"],"Bar"]\n`,
    `${id(3)}:T${Buffer.byteLength(bar).toString(16)},${bar}`,
    `${id(4)}:["$","footer",null,{"children":"${footer}"}]\n`,
    `${id(5)}:null\n`,
  ].join('');
  const parts = [data.slice(0, 100), data.slice(100)].map((part) => `self.__next_f.push(${JSON.stringify([1, part])})`);
  return ['more()', '(self.__next_f=self.__next_f||[]).push([0])', ...parts];
}

/** What React reads, with the rows in the place of their ids. */
function read(...codes: readonly string[]): unknown {
  const self: { __next_f?: [kind: number, part?: string][] } = {};
  runInNewContext(codes.join(';\n'), { self, more: () => undefined });
  const text = (self.__next_f ?? []).map(([, part = '']) => part).join('');
  const rows = new Map<string, string>();
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    const [, id = '', length] = /^([^:]*):(?:T([0-9a-f]+),)?/.exec(rest.toString()) ?? [];
    const start = id.length + 1 + (length === undefined ? 0 : length.length + 2);
    const end = length === undefined ? rest.indexOf('\n') + 1 : start + Number.parseInt(length, 16);
    rows.set(id, length === undefined ? rest.toString('utf8', start, end) : JSON.stringify(rest.toString('utf8', start, end)));
    rest = rest.subarray(end);
  }
  const resolve = (id: string): unknown => {
    const row = rows.get(id);
    if (row === undefined) throw new Error(`There is no row ${id}.`);
    if (row.startsWith('I')) return row;
    if (row.includes('Menü')) return JSON.parse(row);
    return JSON.parse(row, (_, value) => {
      const [, other] = (typeof value === 'string' && /^\$[L@]?([0-9a-f]+)(?::props)?$/.exec(value)) || [];
      return other === undefined ? value : resolve(other);
    });
  };
  return resolve('0');
}

const pages = [page(['One']), page(['Two', 'more']), page(Array.from({ length: 30 }, (_, index) => `Part ${index}`))];

test('what pages have in common is there once, and each of them reads what it read before', () => {
  const shared = sharedRows(pages);
  if (!shared) throw new Error('Nothing is shared.');
  expect(shared.code).toContain('Jenkins');
  for (const codes of pages) {
    const own = withoutShared(codes, shared) ?? '';
    expect(own).not.toMatch(/Jenkins|Menü|"Bar"|rights/);
    expect(own).toContain('more()');
    expect(own).toContain(':HL');
    expect(read(shared.code, own)).toEqual(read(...codes));
  }
});

test('a page that lacks something of it shares the rest', () => {
  const alike = [...pages, ...Array.from({ length: 20 }, (_, index) => page([`Page ${index}`]))];
  const other = page(['One'], 'Another footer');
  const shared = sharedRows([...alike, other]);
  if (!shared) throw new Error('Nothing is shared.');
  const own = withoutShared(other, shared) ?? '';
  expect(own).toContain('Another footer');
  expect(own).not.toContain('Menü');
  expect(read(shared.code, own)).toEqual(read(...other));
});

test('a page that lacks one of the components keeps all its data', () => {
  const shared = sharedRows(pages);
  if (!shared) throw new Error('Nothing is shared.');
  const plain = page(['One']).map((code) => code.replace('I[7', 'I[8'));
  expect(withoutShared(plain, shared)).toBeUndefined();
});

test('a page that shares nothing has its data in one piece, which reads the same', () => {
  const codes = page(['One', 'more']);
  const whole = wholeData(codes);
  expect(whole.length).toBeLessThan(codes.join(';\n').length);
  expect(read(whole)).toEqual(read(...codes));
});

test('the data of a page is opened once, by the file that runs first', () => {
  const shared = sharedRows(pages);
  if (!shared) throw new Error('Nothing is shared.');
  const code = [shared.code, withoutShared(pages[0] ?? [], shared), wholeData(pages[0] ?? [])].join();
  expect(code.match(/push\(\[0\]\)/g)).toHaveLength(2);
});

test('properties that an element lacks are not written down', () => {
  const said = `self.__next_f.push(${JSON.stringify([1, '0:["$","p",null,{"lang":"en","title":"$undefined","children":",\\"lang\\":\\"$undefined\\""}]\n'])})`;
  expect(read(wholeData(['(self.__next_f=self.__next_f||[]).push([0])', said]))).toEqual([
    '$',
    'p',
    null,
    { lang: 'en', children: ',"lang":"$undefined"' },
  ]);
});

test('data of an unknown kind stays as it is', () => {
  const binary = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([3,"AAAA"])'];
  expect(sharedRows([binary, binary])).toBeUndefined();
  const shared = sharedRows(pages);
  if (!shared) throw new Error('Nothing is shared.');
  expect(withoutShared(binary, shared)).toBeUndefined();
  expect(wholeData(binary)).toBe(binary.join(';\n'));
});
