/** One look at the log: what became visible since the look before, and which server of the database says so. */

/** As the database answers. */
export type Look = {
  /** What is visible, as PostgreSQL spells a snapshot. */
  readonly snapshot: string;
  /** Start time, where it may be asked the system identifier and the timeline (migration 0036), and the number of the database. */
  readonly server: string;
  /** A snapshot of a standby does not name the transactions that run: nobody can tell what came late. */
  readonly standby: boolean;
  /** Less is visible than at the look before. */
  readonly backwards: boolean;
  /** Lines that the look before did not see were pruned. */
  readonly missed: boolean;
  /** There are more new lines than are worth naming. */
  readonly many: boolean;
  /** `kind:key`, `kind` alone for a key without a name, `kind:*` for many; null for none. */
  readonly keys: readonly string[] | null;
};

/** A look that had to name more lines might not end in its time, nor would any after it. */
const NAMED = 50_000;

/**
 * Takes the snapshot of the look before, '' at first. New are the lines of transactions that ran then, however early they
 * began, and of those that began since: how long one writer goes on costs nobody a longer look. Lines and the mark of a log
 * that came with a dump from another cluster may lie in the future: they are passed by, at the latest when the numbers
 * reach them. Which database of a server answers is told by its number: another one may take over the name.
 */
export const LOOK = `
  with before as (select nullif($1, '')::pg_snapshot as seen), state as (select pg_current_snapshot() as now),
    new as materialized (
      select kind, key from changes, before, state
        where txid >= pg_snapshot_xmax(before.seen) and txid < pg_snapshot_xmax(state.now)
      union all
      select kind, key from changes where txid = any(array(select pg_snapshot_xip(seen) from before))
      limit ${NAMED + 1})
  select state.now::text as snapshot, pg_is_in_recovery() as standby,
    server_identity() || ' ' || (select oid from pg_database where datname = current_database()) as server,
    coalesce(pg_snapshot_xmax(state.now) < pg_snapshot_xmax(before.seen), false) as backwards,
    coalesce((select pruned > pg_snapshot_xmin(before.seen) and pruned <= pg_snapshot_xmax(state.now)
      from changes_state), false) as missed,
    (select count(*) > ${NAMED} from new) as many,
    (select array_agg(distinct case key when '' then kind else kind || ':' || key end) from new) as keys
  from before, state`;

/** Asks the database, and gives up in time. */
export type Looker = {
  /** @param seen Snapshot of the look before, '' at first. @throws Error when the look is lost. */
  readonly look: (seen: string) => Promise<Look>;
  /** Takes out lines of transactions before `before`; of several processes one does. */
  readonly prune: (before: string) => Promise<void>;
  /** Another server may answer: the next look asks whoever answers then. */
  readonly reopen: () => void;
  readonly end: () => Promise<void>;
};

export type Change = {
  /** Nothing that was read before may be kept. */
  readonly all: boolean;
  readonly keys: ReadonlySet<string>;
};

export const ALL: Change = { all: true, keys: new Set() };
const EVERYTHING = '*';

/** What changed between two looks; undefined for nothing. */
export function changeBetween(before: Look | undefined, look: Look): Change | undefined {
  if (!before) return ALL;
  const keys = new Set(look.keys ?? []);
  const another = look.server !== before.server || look.standby !== before.standby;
  const untold = look.standby && look.snapshot !== before.snapshot;
  if (another || untold || look.backwards || look.missed || look.many || keys.has(EVERYTHING)) return ALL;
  return keys.size > 0 ? { all: false, keys } : undefined;
}

/** The first transaction that was not over at the look: every line before it was there to be seen. */
export const oldestRunning = ({ snapshot }: Look): string => snapshot.split(':', 1)[0] ?? '0';

/** Lines taken out by one statement. */
const PIECE = 5000;

/**
 * One statement; takes the number of a transaction, and answers how many lines it took out. Nothing is waited for: who
 * comes second does nothing. The mark goes back only where it came from another cluster and lies in the future.
 */
const PRUNE = `
  with turn as (select pg_try_advisory_xact_lock(hashtext('vitrine changes')) as own),
    gone as (delete from changes where ctid = any(array(select ctid from changes where (select own from turn)
      and (txid < $1::text::xid8 or txid >= pg_snapshot_xmax(pg_current_snapshot())) limit ${PIECE})) returning 1),
    mark as (update changes_state set pruned = $1::text::xid8 where (select own from turn)
      and (pruned < $1::text::xid8 or pruned > pg_snapshot_xmax(pg_current_snapshot())))
  select count(*)::int as gone from gone`;

/** In pieces, each of them short: a log that grew for long would never get smaller otherwise. */
export async function pruneBy(
  run: (statement: string) => Promise<readonly { readonly gone: number }[]>,
): Promise<void> {
  for (;;) {
    const [row] = await run(PRUNE);
    if ((row?.gone ?? 0) < PIECE) return;
  }
}
