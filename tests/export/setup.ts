import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The HTML is tested without styles, so that nothing counts as hidden.
configure({ defaultHidden: true });
