import { fileURLToPath } from 'node:url';

/** Where the demo store stands, as a pack that was unpacked. */
export const DEMO_PACK = fileURLToPath(new URL('../../demo/', import.meta.url));
