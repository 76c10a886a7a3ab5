/** Internal sales: a seller of the shop who buys for a customer (platform contract 4.1). */

/** Where the browser goes next, absolute. */
export type Redirect = { readonly redirect: string };
