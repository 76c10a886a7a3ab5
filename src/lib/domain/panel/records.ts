/** The kinds of records that the panel's own pages and calls serve by their declaration alone. */
import type { RecordKind } from './record.ts';
import { POPUPS } from './records/popups.ts';

/** Below `/painel`. */
export type RecordPath = (typeof RECORD_KINDS)[number]['path'];

export const RECORD_KINDS = [POPUPS] as const satisfies readonly RecordKind[];
