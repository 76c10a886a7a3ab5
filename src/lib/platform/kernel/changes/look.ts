/** One look at the log: what became visible since the previous look, and which database server answered. */
import { EVERYTHING } from './trigger-sql.ts';

/** The row that the database answers. */
export type Look = {
  /** A `pg_snapshot` as text: which transactions are visible. */
  readonly snapshot: string;
  /** Start time of the server, system identifier and timeline where they may be read (migration 0036), and the oid of the database. */
  readonly server: string;
  /** The server is a standby, whose snapshots do not list running transactions: late commits cannot be recognised. */
  readonly standby: boolean;
  /** Less is visible than at the previous look. */
  readonly backwards: boolean;
  /** Lines were pruned that the previous look had not seen. */
  readonly missed: boolean;
  /** There are more new lines than `NAMED`. */
  readonly many: boolean;
  /** `kind:key`, `kind` alone where the key is empty, `kind:*` for many; null for none. */
  readonly keys: readonly string[] | null;
};

/** Naming more lines could take longer than a look may, and so could every look after it. */
const NAMED = 50_000;

/**
 * Takes the snapshot of the previous look, '' at first. New lines are those of transactions that were running at that look,
 * however early they began, and of those that began since; so one long transaction makes no look slower. A log restored
 * from a dump of another cluster may hold transaction numbers of the future: they are ignored until the numbers reach
 * them. The oid tells which database of the server answers, as another one may take over the name.
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

/** Queries the log, with a time limit. */
export type Looker = {
  /** @param seen Snapshot of the previous look, '' at first. @throws Error when there is no answer in time. */
  readonly look: (seen: string) => Promise<Look>;
  /** Deletes the lines of transactions before `before`; one of several processes does it. */
  readonly prune: (before: string) => Promise<void>;
  /** Another server may have taken over: the next look opens a new connection. */
  readonly reopen: () => void;
  readonly end: () => Promise<void>;
};

export type Change = {
  /** Everything that was read before is invalid. */
  readonly all: boolean;
  readonly keys: ReadonlySet<string>;
};

export const ALL: Change = { all: true, keys: new Set() };

/** What changed between two looks; undefined for nothing. */
export function changeBetween(before: Look | undefined, look: Look): Change | undefined {
  if (!before) return ALL;
  const keys = new Set(look.keys ?? []);
  const another = look.server !== before.server || look.standby !== before.standby;
  const untold = look.standby && look.snapshot !== before.snapshot;
  if (another || untold || look.backwards || look.missed || look.many || keys.has(EVERYTHING)) return ALL;
  return keys.size > 0 ? { all: false, keys } : undefined;
}

/** The oldest transaction still running at the look: all lines before it were visible. */
export const oldestRunning = ({ snapshot }: Look): string => snapshot.split(':', 1)[0] ?? '0';

/** Lines deleted by one statement. */
const PIECE = 5000;

/**
 * Takes a transaction number and answers how many lines were deleted. It waits for no lock: a second process does
 * nothing. `pruned` goes backwards only where it lies in the future, as in a dump from another cluster.
 */
const PRUNE = `
  with turn as (select pg_try_advisory_xact_lock(hashtext('vitrine changes')) as own),
    gone as (delete from changes where ctid = any(array(select ctid from changes where (select own from turn)
      and (txid < $1::text::xid8 or txid >= pg_snapshot_xmax(pg_current_snapshot())) limit ${PIECE})) returning 1),
    mark as (update changes_state set pruned = $1::text::xid8 where (select own from turn)
      and (pruned < $1::text::xid8 or pruned > pg_snapshot_xmax(pg_current_snapshot())))
  select count(*)::int as gone from gone`;

/** In short pieces, so that a log that grew very large still shrinks within the time limit. */
export async function pruneBy(
  run: (statement: string) => Promise<readonly { readonly gone: number }[]>,
): Promise<void> {
  for (;;) {
    const [row] = await run(PRUNE);
    if ((row?.gone ?? 0) < PIECE) return;
  }
}
