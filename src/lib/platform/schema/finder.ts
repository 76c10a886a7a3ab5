import type { Json, TimeDefault } from './columns.ts';

export type FinderTables = { finder_data: FinderDataTable };

/**
 * `codes`: what the owner says that values of data sheets mean; `rules` stands in the place of the rules that it
 * comes with; `off` turns the finder off as a whole.
 */
type FinderDataTable = { name: 'codes' | 'rules' | 'off'; data: Json<object>; updated_at: TimeDefault };
