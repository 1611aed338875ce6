import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { buildFilePath } from '@/scripts/build/build-file';
import { finishedFile } from './support/finished-page';

// The HTML is tested without styles, so nothing counts as hidden.
configure({ defaultHidden: true });

// Dates in tests are relative to the date of the build, as on the pages.
process.env.SOURCE_DATE_EPOCH = String(Date.parse(JSON.parse(finishedFile(buildFilePath)).date) / 1000);
