/** Where the one link in the head of a page without menus leads. */
export type Back = { readonly path: string; readonly text: string };
