import type { Json, TimeDefault } from './columns.ts';

export type FinderTables = { finder_data: FinderDataTable };

/** `codes`: what the owner says that values of data sheets mean; `off` turns the finder off as a whole. */
type FinderDataTable = { name: 'codes' | 'off'; data: Json<object>; updated_at: TimeDefault };
