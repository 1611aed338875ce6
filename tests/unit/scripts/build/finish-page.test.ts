import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

test('the styles of a page don’t name source maps, which are not published', async () => {
  const { finishPage } = await withExport({}, () => import('@/scripts/build/finish-page'));
  const style = (comment: string) => `<style>.a{color:red}${comment}.b{color:blue}</style>`;
  const { html } = finishPage('index.html', exportedPage('', style('\n/*# sourceMappingURL=1khgp28w6ctem.css.map*/')));
  expect(html).toContain(style(''));
});
