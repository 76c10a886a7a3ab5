/** Types of columns that many tables have. */
import type { ColumnType, JSONColumnType } from 'kysely';

/** Read as a Date; written as a Date or ISO text. */
export type Time = ColumnType<Date, Date | string, Date | string>;
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type TimeDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text; `T` is what our own code writes there. */
export type Json<T extends object> = JSONColumnType<T>;
export type JsonDefault<T extends object> = JSONColumnType<T, string | undefined>;
export type OptionalId = ColumnType<number | null, number | null | undefined, number | null>;
