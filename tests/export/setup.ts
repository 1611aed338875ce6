import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The finished HTML is read without its styles, so that nothing in it counts as hidden.
configure({ defaultHidden: true });
