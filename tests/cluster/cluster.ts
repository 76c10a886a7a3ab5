/** Three PostgreSQL under Patroni, three etcd and a haproxy, as on three machines, all of them here. */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descendants } from '../support/descendants.ts';
import { postgresPrograms } from '../support/postgres-programs.ts';
import { freePort } from '../support/shop.ts';
import { killAtOnce, OWNER, type Program, program } from './processes.ts';
import { haproxySettings, type Place, patroniSettings } from './settings.ts';

export type Member = { readonly name: string; readonly role: string; readonly state: string };
export type Node = {
  readonly name: string;
  readonly url: string;
  readonly start: () => void;
  /** As if its machine lost power: Patroni, PostgreSQL and all it has started. */
  readonly kill: () => Promise<void>;
};
export type Keeper = {
  readonly name: string;
  readonly start: () => void;
  readonly kill: () => Promise<void>;
};
export type Cluster = {
  readonly nodes: readonly Node[];
  readonly keepers: readonly Keeper[];
  /** Leads to the primary by haproxy. */
  readonly proxyUrl: string;
  readonly members: () => Promise<readonly Member[]>;
  /** The etcd that leads now. */
  readonly leadingKeeper: () => Promise<Keeper>;
  /** A primary, and two that follow it, one of them in step. */
  readonly isWhole: () => Promise<boolean>;
  readonly remove: () => Promise<void>;
};

const COUNT = 3;
const DATABASE = 'postgres';

export async function startCluster(): Promise<Cluster> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('install PostgreSQL');
  const home = mkdtempSync(join(tmpdir(), 'vitrine-cluster-'));
  chmodSync(home, 0o755);
  const folder = (name: string): string => {
    const path = join(home, name);
    mkdirSync(path, { mode: 0o700 });
    if (OWNER.uid !== undefined) chownSync(path, OWNER.uid, OWNER.gid);
    return path;
  };
  const logs = folder('logs');
  const places: Place[] = [];
  for (let index = 1; index <= COUNT; index += 1) {
    const [keeper, peer, rest, port] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const data = folder(`n${index}`);
    places.push({ name: `n${index}`, keeper, peer, rest, port, data: join(data, 'data'), sockets: data });
  }
  const keepers = places.map((place) => keeperAt(place, places, folder(`etcd-${place.name}`), logs));
  const nodes = places.map((place) => {
    const file = join(home, `${place.name}.yml`);
    writeFileSync(file, JSON.stringify(patroniSettings(place, places, programs)));
    return nodeAt(place, program(['patroni', file], join(logs, `${place.name}.log`)));
  });
  const proxyPort = await freePort();
  const settings = join(home, 'haproxy.cfg');
  writeFileSync(settings, haproxySettings(proxyPort, places));
  const proxy = program(['/usr/sbin/haproxy', '-db', '-f', settings], join(logs, 'haproxy.log'));
  for (const { start } of [...keepers, ...nodes, proxy]) start();

  const members = async (): Promise<readonly Member[]> => {
    for (const { rest } of places) {
      const told = await asked<{ readonly members: readonly Member[] }>(`http://127.0.0.1:${rest}/cluster`);
      if (told) return told.members;
    }
    return [];
  };
  return {
    nodes,
    keepers,
    proxyUrl: `postgres://postgres:um-segredo@127.0.0.1:${proxyPort}/${DATABASE}`,
    members,
    async leadingKeeper() {
      for (const [index, { keeper }] of places.entries()) {
        const told = await asked<{
          readonly leader?: string;
          readonly header: { readonly member_id: string };
        }>(`http://127.0.0.1:${keeper}/v3/maintenance/status`, {});
        if (told?.leader === told?.header.member_id && told) return keepers[index] as Keeper;
      }
      throw new Error('no etcd leads');
    },
    async isWhole() {
      const all = await members();
      const well = all.filter(({ state }) => state === 'running' || state === 'streaming');
      const roles = well.map(({ role }) => role).toSorted();
      return roles.join() === 'leader,replica,sync_standby';
    },
    async remove() {
      await Promise.all(nodes.map(({ kill }) => kill()));
      await Promise.all([...keepers, proxy].map(({ kill }) => kill()));
      if (process.env.CLUSTER_KEEP === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

function keeperAt(
  { name, keeper, peer }: Place,
  places: readonly Place[],
  data: string,
  logs: string,
): Keeper {
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  const all = places.map((place) => `${place.name}=${at(place.peer)}`).join();
  const etcd = program(
    [
      'etcd',
      ...['--name', name, '--data-dir', join(data, 'data'), '--initial-cluster', all],
      ...['--listen-client-urls', at(keeper), '--advertise-client-urls', at(keeper)],
      ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
    ],
    join(logs, `etcd-${name}.log`),
  );
  return { name, start: etcd.start, kill: etcd.kill };
}

function nodeAt({ name, port, data }: Place, patroni: Program): Node {
  return {
    name,
    url: `postgres://postgres:um-segredo@127.0.0.1:${port}/${DATABASE}`,
    start: patroni.start,
    async kill() {
      const postmaster = postmasterOf(data);
      const all = postmaster === undefined ? [] : [postmaster, ...descendants(postmaster)];
      killAtOnce([...(patroni.isUp() ? [patroni.pid(), ...descendants(patroni.pid())] : []), ...all]);
      await patroni.kill();
      // The file of one that was killed names a process that may be anybody's soon.
      rmSync(join(data, 'postmaster.pid'), { force: true });
    },
  };
}

function postmasterOf(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function asked<Told>(url: string, body?: object): Promise<Told | undefined> {
  const sent = {
    signal: AbortSignal.timeout(2000),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
  try {
    return (await (await fetch(url, sent)).json()) as Told;
  } catch {
    return undefined;
  }
}
