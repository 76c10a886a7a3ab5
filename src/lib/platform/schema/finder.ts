import type { Json, TimeDefault } from './columns.ts';

export type FinderTables = { finder_data: FinderDataTable };

/** `rules` and `codes` replace those that come with the shop; `off` turns the finder off as a whole. */
type FinderDataTable = { name: 'rules' | 'codes' | 'off'; data: Json<object>; updated_at: TimeDefault };
