/**
 * A server on this machine that answers in place of a service outside: carrier APIs and directories of postal codes, in
 * their own format, well or badly. Every request is kept.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type Manner = (response: ServerResponse) => void;

export type StandIn = {
  readonly url: string;
  /** Newest last. */
  readonly asked: readonly Asked[];
  readonly close: () => Promise<void>;
};

export async function standIn(manner: Manner): Promise<StandIn> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, path, headers, body: await text(request) });
    manner(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An origin where nobody listens. */
export async function deadOrigin(): Promise<string> {
  const server = await standIn(() => undefined);
  await server.close();
  return server.url;
}

export function says(body: unknown, status = 200): Manner {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export const BAD_MANNERS: readonly (readonly [name: string, manner: Manner])[] = [
  ['401', says({ message: 'Unauthenticated.' }, 401)],
  ['422', says({ message: 'The given data was invalid.', errors: {} }, 422)],
  ['500', says('<h1>Server Error</h1>', 500)],
  ['a redirection', (response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
  ['no JSON', says('<!doctype html><p>em manutenção')],
  ['half a JSON', says('[{"id": 1, "name": "PAC", "pri')],
  ['nothing', says('')],
  ['null', says('null')],
  ['another shape', says({ ShippingSevicesArray: { a: 1 }, data: [] })],
  ['services nobody can read', says('[{"a": 1}, 7, null]')],
  ['far too much', says(`[${'"a",'.repeat(200_000)}"a"]`)],
  ['a broken connection', (response) => response.destroy()],
];

/** These need the whole patience of who asks. */
export const SLOW_MANNERS: readonly (readonly [name: string, manner: Manner])[] = [
  ['silence', () => undefined],
  ['headers and then silence', (response) => response.writeHead(200).flushHeaders()],
  ['a letter now and then', drip],
];

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
}

/** A service of Melhor Envio's answer, as its documentation shows it. */
export function melhorEnvioService(more: object = {}): object {
  return {
    id: 2,
    name: 'SEDEX',
    price: '31.24',
    custom_price: '29.90',
    discount: '9.76',
    currency: 'R$',
    delivery_time: 3,
    delivery_range: { min: 2, max: 3 },
    custom_delivery_time: 4,
    custom_delivery_range: { min: 3, max: 4 },
    packages: [],
    additional_services: { receipt: false, own_hand: false, collect: false },
    company: { id: 1, name: 'Correios', picture: '' },
    ...more,
  };
}

/** A service of Frenet's answer. */
export function frenetService(more: object = {}): object {
  return {
    Carrier: 'Correios',
    CarrierCode: 'COR',
    DeliveryTime: '6',
    Error: false,
    Msg: '',
    OriginalDeliveryTime: '6',
    OriginalShippingPrice: '28.50',
    ResponseTime: 0,
    ServiceCode: '03298',
    ServiceDescription: 'PAC',
    ShippingPrice: '28.50',
    ...more,
  };
}
