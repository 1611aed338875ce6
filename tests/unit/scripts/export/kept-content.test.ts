import { readOwnData } from '@/scripts/export/kept-content';

const opening = '(self.__next_f=self.__next_f||[]).push([0])';

/** What Next writes for a page with these rows. */
function page(rows: readonly string[]): string[] {
  return [opening, `self.__next_f.push(${JSON.stringify([1, rows.map((row) => `${row}\n`).join('')])})`];
}

function ownRows(rows: readonly string[]): string[] {
  return readOwnData(page(rows))?.rows.map(({ id, body }) => `${id}:${body}`) ?? [];
}

const component = '1:I[7,["/a.js"],"KeptContent"]';
const element = (children: string) => `["$","$L1",null,{"as":"div","contentId":"release","children":${children}}]`;

test('content that stays in the page is left out of what scripts read, with the rows that only it refers to', () => {
  const rows = [
    `0:{"tree":"$L2","title":"$4"}`,
    component,
    `2:["$","main",null,{"children":[${element('["$","p",null,{"children":"$L3","title":"$4"}]')},"$L5"]}]`,
    '3:["$","b",null,{"children":"$L6"}]',
    '4:["Title"]',
    '5:["$","nav",null,{}]',
    '6:"Words"',
  ];
  expect(ownRows(rows)).toEqual([
    rows[0],
    component,
    `2:["$","main",null,{"children":[${element('null')},"$L5"]}]`,
    '4:["Title"]',
    '5:["$","nav",null,{}]',
  ]);
});

test('what search engines read is in the page only', () => {
  const script = (html: string) =>
    `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"${html}"}}]`;
  const rows = [`0:{"tree":["$L1",${script('$2')}]}`, '1:["$","p",null,{}]', '2:["{\\"name\\":\\"Jenkins\\"}"]'];
  expect(ownRows(rows)).toEqual([`0:{"tree":["$L1",${script('')}]}`, rows[1]]);
});

test('content that something else refers to stays', () => {
  const rows = [
    `0:{"tree":${element('["$","p",null,{"style":{"color":"red"}}]')},"style":"$0:tree:props:children:props:style"}`,
    component,
  ];
  expect(ownRows(rows)).toEqual(rows);
});

test('a page without such content keeps all of its data', () => {
  const rows = ['0:{"a":"$L1"}', '1:["$","p",null,{"children":"contentId"}]', '2:"instruction"', ':HL["/a.css","style"]'];
  expect(ownRows(rows)).toEqual(rows);
});
