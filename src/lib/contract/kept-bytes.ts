/**
 * Header that names the bytes of an answer which is kept, between whoever makes it and whoever packs it, who takes it out:
 * the same bytes need not be packed again.
 */
export const KEPT_BYTES = 'X-Kept-Bytes';
