/** What lists of the panel are asked by: a part of a name, an address or a text, and which entries of what is found. */
export type Choice = { readonly busca?: string; readonly offset?: number; readonly limit?: number };
