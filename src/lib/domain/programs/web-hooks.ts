/** What web hooks may be sent, and how long a receiver is waited for. */

/** Events, as migrations 0451 and 0580 write them. */
export const EVENT_TYPES = [
  'pedido.criado',
  'pedido.confirmado',
  'pedido.pago',
  'pedido.enviado',
  'pedido.entregue',
  'pedido.rastreado',
  'pedido.cancelado',
  'devolucao.pedida',
  'devolucao.aceita',
  'devolucao.instruida',
  'devolucao.recebida',
  'devolucao.concluida',
  'devolucao.recusada',
  'devolucao.cancelada',
  'produto.alterado',
  'estoque.alterado',
  'cliente.criado',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What the test of a web hook sends. */
export const TEST_TYPE = 'teste';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds between two tries of a delivery: as Standard Webhooks proposes, some three days in all. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Milliseconds until a delivery that failed so often is tried again; undefined when it is not. */
export function nextTryIn(failed: number, chance: number): number | undefined {
  const wait = WAITS[failed - 1];
  // Up to a tenth more, so that what failed together does not come back together.
  return wait === undefined ? undefined : Math.round(wait * (1 + chance / 10));
}

const SHORTEST_REST = 15 * SECOND;
const LONGEST_REST = 15 * MINUTE;

/** Milliseconds for which a receiver that failed so often in a row is sent nothing. */
export function restAfter(failures: number): number {
  return Math.min(LONGEST_REST, SHORTEST_REST * 2 ** Math.min(failures - 1, 10));
}

/** Milliseconds without any success after which a failing web hook is switched off. */
export const OFF_AFTER = 4 * 24 * HOUR;
/** Milliseconds for which the secret before is good beside a new one. */
export const OVERLAP = 24 * HOUR;
/** Web hooks of a shop. */
export const MOST_HOOKS = 10;

/** Characters of an address. */
export const LONGEST_ADDRESS = 500;

/** Whether it can be an address of a receiver: where its name leads is judged when it is asked. */
export function isHookAddress(url: string, privateHosts: readonly string[]): boolean {
  if (url.length > LONGEST_ADDRESS || !URL.canParse(url)) return false;
  const { protocol, username, password, host, hostname, hash } = new URL(url);
  if (username !== '' || password !== '' || hash !== '') return false;
  const known = privateHosts.includes(host) || privateHosts.includes(hostname);
  if (known) return protocol === 'https:' || protocol === 'http:';
  // A number has no certificate, and a name without a dot is one of a network of one's own.
  return protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$|^\[/.test(hostname);
}
