import { locales } from '@/lib/i18n/locales';
import { writeAliasPages } from '@/scripts/build/aliases';
import { fileFor, writeExport } from '@/scripts/shared/export-files';

jest.mock('@/scripts/shared/export-files');

test('a short address is written in each language, and never replaces a page', () => {
  writeAliasPages();
  expect(writeExport).toHaveBeenCalledWith('conduct/index.html', expect.stringContaining('/project/conduct/'));
  expect(jest.mocked(writeExport).mock.calls.filter(([file]) => file.endsWith('conduct/index.html'))).toHaveLength(
    locales.length,
  );
  jest.mocked(fileFor).mockReturnValue('plugins/index.html');
  expect(writeAliasPages).toThrow('scripts/build/aliases.ts: /conduct/ is already a page: choose another address');
});
