type Entry = { readonly version: string; readonly optional: true };

/** See complete-lock.mjs. */
export function missing(packages: Readonly<Record<string, object>>): readonly { readonly path: string; readonly entry: Entry }[];
