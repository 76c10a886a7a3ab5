/** What Patroni and haproxy are told. JSON is YAML too. */

/** One machine: its ports, and where its PostgreSQL keeps its data. */
export type Place = {
  readonly name: string;
  /** Of etcd, for Patroni and for the other etcds. */
  readonly keeper: number;
  readonly peer: number;
  /** Of Patroni's own calls. */
  readonly rest: number;
  readonly port: number;
  readonly data: string;
  readonly sockets: string;
};

/** Seconds: a primary is taken for dead after `ttl`, which has to be at least `loop_wait` and twice `retry_timeout`. */
const TIMES = { ttl: 6, loop_wait: 1, retry_timeout: 2 };
const LOGIN = { password: 'um-segredo' };

export function patroniSettings(place: Place, places: readonly Place[], programs: string): object {
  const { name, rest, port, data, sockets } = place;
  const at = (given: number): string => `127.0.0.1:${given}`;
  return {
    scope: 'vitrine',
    name,
    restapi: { listen: at(rest), connect_address: at(rest) },
    etcd3: { hosts: places.map(({ keeper }) => at(keeper)) },
    bootstrap: {
      dcs: {
        ...TIMES,
        // Strict: a primary without a standby in step takes no order, instead of one that may be lost.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, wal_log_hints: 'on', wal_keep_size: '512MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 md5',
        'host replication all 127.0.0.1/32 md5',
      ],
    },
    postgresql: {
      listen: at(port),
      connect_address: at(port),
      data_dir: data,
      bin_dir: programs,
      pgpass: `${sockets}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', ...LOGIN },
        replication: { username: 'replicator', ...LOGIN },
        rewind: { username: 'rewinder', ...LOGIN },
      },
      parameters: { unix_socket_directories: sockets },
    },
  };
}

/** Sends everybody to the primary, and cuts off whoever is left on another one. */
export function haproxySettings(port: number, places: readonly Place[]): string {
  const servers = places.map(
    (place) => `  server ${place.name} 127.0.0.1:${place.port} check port ${place.rest}`,
  );
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
    '',
  ].join('\n');
}
