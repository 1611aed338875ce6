import { writeLocalePages } from './pages/locale-pages';

// Generates the files of the pages below a locale's prefix from the English pages.

const { written, removed } = writeLocalePages();
for (const file of written) console.log(`Wrote ${file}`);
for (const file of removed) console.log(`Removed ${file}, which has no English page`);
console.log(`${written.length} files written, ${removed.length} removed`);
