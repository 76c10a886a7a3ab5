/**
 * A stand-in of Mercado Pago on a port of this machine that misbehaves as told. Requests that its contract does not allow are
 * refused and kept in `wrong`.
 */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createBody, idempotencyKey, refundBody, searchQuery } from './contract.ts';
import { createMpLedger, type MpLedger } from './ledger.ts';

/** What happens to the next question. */
export type MpFault =
  /** It is done, and the connection ends before, or within, the answer. */
  | 'lost'
  | 'half'
  /** It is not done, and the connection ends, or nobody ever answers. */
  | 'dead'
  | 'stalled'
  /** It is done, and a fault of the server is told. */
  | 'done-500'
  | '500'
  | '401'
  | '423'
  | '429-long'
  | 'html-404'
  | 'huge'
  /** Somebody pays at that moment. */
  | 'paid-meanwhile';

export type MpManners = {
  /** Its list has nothing yet. */
  lagging: boolean;
  /** A key that was used before is refused, instead of its first answer given again. */
  strictKeys: boolean;
  /** Orders are made with another amount than was asked. */
  another: string | undefined;
  /** Refunds are done at once, take until they are told to be done, fail, or are refused. */
  refunds: 'processed' | 'processing' | 'failed' | 'refused';
  /** Charges by Pix and boleto are refused with this. */
  refuses: string | undefined;
  /** Until when papers for the bank's cases are taken, by their ids. */
  readonly deadlines: Map<string, string>;
  /** What `/js/v2` says: the script that browsers load; '' is a fault of the server. */
  script: string;
};

/** What was asked by each key, and said. */
export type MpKeys = Map<string, { readonly body: string; readonly said: Said }>;

export type MercadoPagoStandIn = {
  readonly origin: string;
  readonly ledger: MpLedger;
  readonly faults: MpFault[];
  readonly manners: MpManners;
  /** `POST /v1/orders`, in their order. */
  readonly asked: string[];
  readonly wrong: string[];
  readonly keys: MpKeys;
  readonly close: () => Promise<void>;
};

export const MP = {
  user: '123456789',
  token: 'APP_USR-canario-123456789',
  secret: 'segredo-canario-de-avisos',
};

type Said = { readonly status: number; readonly json: unknown };
const refusal = (status: number, code: string, data?: unknown): Said => ({
  status,
  json: { errors: [{ code, message: 'Canario do provedor' }], ...(data !== undefined && { data }) },
});

export async function startMercadoPago(now: () => Date = () => new Date()): Promise<MercadoPagoStandIn> {
  const ledger = createMpLedger(now, MP.user);
  const manners: MpManners = {
    ...{ lagging: false, strictKeys: false, another: undefined, refunds: 'processed', refuses: undefined },
    script: '// stand-in',
    deadlines: new Map<string, string>(),
  };
  const faults: MpFault[] = [];
  const asked: string[] = [];
  const wrong: string[] = [];
  const keys: MpKeys = new Map();
  const sockets = new Set<Socket>();
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://mercado.example');
    asked.push(`${request.method} ${url.pathname}`);
    const say = ({ status, json }: Said) => {
      response.writeHead(status, { 'Content-Type': 'application/json', Date: now().toUTCString() });
      response.end(typeof json === 'string' ? json : JSON.stringify(json));
    };
    if (url.pathname === '/js/v2') {
      response.writeHead(manners.script === '' ? 503 : 200, { 'Content-Type': 'text/javascript' });
      return void response.end(manners.script);
    }
    const fault = faults.shift();
    if (fault === 'stalled') return;
    if (fault === 'dead') return void request.socket.destroy();
    const instead = fault && INSTEAD[fault];
    if (instead) return say(instead);
    if (fault === 'paid-meanwhile')
      for (const one of ledger.orders.values()) ledger.pay(one.external_reference);
    const said = keyed(request, url, Buffer.concat(chunks).toString());
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'done-500') return say(refusal(500, 'internal_error'));
    if (fault === 'half') {
      const text = JSON.stringify(said.json);
      response.writeHead(said.status, { 'Content-Length': String(text.length) });
      return void response.write(text.slice(0, 20), () => request.socket.destroy());
    }
    say(said);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function keyed(request: IncomingMessage, url: URL, body: string): Said {
    if (request.headers.authorization !== `Bearer ${MP.token}`) return refusal(401, 'unauthorized');
    if (request.method !== 'POST') return read(url);
    const key = String(request.headers['x-idempotency-key'] ?? '');
    if (!idempotencyKey.safeParse(key).success) return bad(`no key for ${url.pathname}`);
    const before = keys.get(key);
    if (before && before.body !== url.pathname + body) bad('one key for two bodies');
    if (before) return manners.strictKeys ? refusal(409, 'idempotency_key_already_used') : before.said;
    const said = write(url.pathname, body);
    keys.set(key, { body: url.pathname + body, said });
    return said;
  }

  function bad(what: string): Said {
    wrong.push(what);
    return refusal(400, 'property_value');
  }

  function read(url: URL): Said {
    if (url.pathname === '/users/me') return { status: 200, json: { id: Number(MP.user), site_id: 'MLB' } };
    if (url.pathname === '/v1/payment_methods')
      return {
        status: 200,
        json: [
          { id: 'pix', status: 'active' },
          { id: 'bolbradesco', status: 'active' },
        ],
      };
    if (url.pathname.startsWith('/v1/chargebacks/')) {
      const deadline = manners.deadlines.get(url.pathname.replace('/v1/chargebacks/', ''));
      return deadline
        ? { status: 200, json: { date_documentation_deadline: deadline } }
        : refusal(404, 'not_found');
    }
    if (url.pathname !== '/v1/orders') {
      const order = ledger.orders.get(url.pathname.replace('/v1/orders/', ''));
      return order ? { status: 200, json: order } : refusal(404, 'order_not_found');
    }
    const query = searchQuery.safeParse(Object.fromEntries(url.searchParams));
    if (!query.success) return bad(`search: ${query.error.issues[0]?.path.join('.')}`);
    const { begin_date, end_date, external_reference, page, page_size } = query.data;
    const found = manners.lagging
      ? []
      : [...ledger.orders.values()].filter(
          (one) =>
            one.created_date >= new Date(begin_date).toISOString() &&
            one.created_date <= new Date(end_date).toISOString() &&
            (external_reference === undefined || one.external_reference === external_reference),
        );
    const start = (Number(page) - 1) * Number(page_size);
    const total_pages = String(Math.ceil(found.length / Number(page_size)));
    return {
      status: 200,
      json: {
        data: found.slice(start, start + Number(page_size)),
        paging: { total: String(found.length), total_pages },
      },
    };
  }

  function write(path: string, text: string): Said {
    const [, id = '', act = ''] = /^\/v1\/orders(?:\/([^/]+)\/(cancel|refund))?$/.exec(path) ?? [];
    const json: unknown = JSON.parse(text);
    if (path === '/v1/orders') {
      const body = createBody.safeParse(json);
      if (!body.success) return bad(`create: ${JSON.stringify(body.error.issues).slice(0, 500)}`);
      const order = ledger.make(body.data, manners.another);
      // Of a card.
      if (order.status === 'failed') return refusal(402, 'failed', order);
      if (manners.refuses === undefined) return { status: 201, json: order };
      ledger.refuse(order.external_reference, manners.refuses);
      return refusal(402, 'failed', order);
    }
    const order = ledger.orders.get(id);
    if (!order) return refusal(404, 'order_not_found');
    if (act === 'cancel') {
      if (!['created', 'action_required'].includes(order.status)) return refusal(409, 'cannot_cancel_order');
      ledger.move(order, 'canceled', 'canceled');
      return { status: 200, json: order };
    }
    const body = refundBody.safeParse(json);
    if (!body.success) return bad('refund');
    if (manners.refunds === 'refused') return refusal(400, 'refund_amount_exceeds');
    const part = 'transactions' in body.data ? body.data.transactions[0] : undefined;
    const fault = ledger.refund(order, part, manners.refunds);
    return fault === '' ? { status: 201, json: order } : refusal(409, fault);
  }

  return {
    ...{ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    ...{ ledger, faults, manners, asked, wrong, keys },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

const INSTEAD: Partial<Record<MpFault, Said>> = {
  '500': refusal(500, 'internal_error'),
  '401': refusal(401, 'unauthorized'),
  '423': refusal(423, 'resource_locked'),
  '429-long': refusal(429, 'too_many_requests'),
  'html-404': { status: 404, json: '<html>nada</html>' },
  huge: { status: 200, json: `"${'x'.repeat(2 * 1024 * 1024)}"` },
};

export type NoticeSent = {
  readonly id: string;
  readonly ts?: string;
  readonly secret?: string;
  readonly requestId?: string;
  readonly type?: string;
};

/** Query and headers of a notice, as Mercado Pago signs it. */
export function signedNotice({
  id,
  ts = '1742505638',
  secret = MP.secret,
  requestId = 'req-1',
  type = 'order',
}: NoticeSent) {
  const v1 = createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex');
  return {
    query: `?data.id=${id}&type=${type}`,
    headers: {
      'x-signature': `ts=${ts},v1=${v1}`,
      'x-request-id': requestId,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ type, action: 'order.processed', data: { id } }),
  };
}
