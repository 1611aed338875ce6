import { requireExport } from '../../scripts/shared/require-export.mjs';

/** Without a built site, every test would fail. */
export default () => requireExport();
