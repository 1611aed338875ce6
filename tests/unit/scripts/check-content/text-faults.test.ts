import { inlineHtmlFaults, markdownFaults, plainTextFaults } from '@/scripts/check-content/text-faults';

test.each([
  ['A <b>bold</b> book', ['<b>']],
  ['A **bold** book with `code`', ['**bold**', '`code`']],
  ['See ![a](b.png) and [c](javascript:alert)', ['![a](b.png)', '[c](javascript:alert)']],
  ['R&amp;D', ['&amp;']],
  ['1 < 2, C++ & C#, [draft], 5 * 3 * 2', []],
])('an editor is told about marks in the plain text %j', (text, marks) => {
  expect(plainTextFaults(text).map((fault) => fault.text)).toEqual(marks);
});

test.each([
  ['A **bold** step, see [this](/doc/)', ['**bold**', '[this](/doc/)']],
  ['Run <script>it</script>', ['<script>it']],
  ['A <b>bold</b> step, <code>a**b**</code> and `[x](y)`', []],
])('an editor is told about what pages don’t show of the HTML %j', (html, marks) => {
  expect(
    inlineHtmlFaults(html)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(marks.toSorted());
});

test.each([
  ['Two <b>days</b>', '<b>', /without HTML/],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', /without HTML/],
  ['A ![plan](plan.png)', '![plan](plan.png)', /without pictures/],
  ['[Go](http//foo)', '[Go](http//foo)', /an address that starts with https/],
  ['[Go](javascript:alert)', '[Go](javascript:alert)', /an address that starts with https/],
])('an editor is told about what pages leave out of the Markdown %j', (markdown, text, expected) => {
  expect(markdownFaults(markdown)).toEqual([{ text, expected: expect.stringMatching(expected) }]);
});

test('Markdown with emphasis and links has no faults', () => {
  expect(
    markdownFaults('**Both** days, `code`, [here](https://www.example.org/), [there](/chat/) and <https://example.org>'),
  ).toEqual([]);
});
