/**
 * The first style of every document: it fixes the order of the cascade layers before any sheet names one. The content
 * security policy allows it by its hash (astro.config.mjs), so it is written here once.
 */
export const LAYER_ORDER = '@layer reset,tokens,base,layout,components,islands,utilities;';
