/**
 * A bank that speaks the Central Bank's API Pix on a port of this machine, over TLS with the certificate of its client, and that
 * misbehaves as told. Requests that the contract does not allow are refused and kept in `wrong`.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Asked, answer, type Said } from './answers.ts';
import { type Authority, createAuthority } from './certificates.ts';
import { type BankLedger, createBankLedger } from './ledger.ts';

/** What happens to the next question that is not for a token. */
export type BankFault =
  /** It is done, and the connection ends before, or within, the answer. */
  | 'lost'
  | 'half'
  /** It is not done, and the connection ends, or nobody ever answers. */
  | 'dead'
  | 'stalled'
  /** It is done, and a fault of the server is told. */
  | 'done-500'
  | '500'
  | '503'
  | '429'
  /** The same, for longer than anybody waits in place. */
  | '429-long'
  /** The token is not good any more. */
  | '401'
  | '403'
  /** What a proxy says. */
  | 'html-404'
  | 'huge'
  /** Somebody pays at that moment. */
  | 'paid-meanwhile';

export type PixBankStandIn = {
  readonly origin: string;
  readonly authority: Authority;
  readonly client: { readonly cert: string; readonly key: string };
  readonly ledger: BankLedger;
  readonly faults: BankFault[];
  /** Requests in their order, `PUT /cob/…`; tokens are `POST /oauth/token`. */
  readonly asked: string[];
  /** Requests that the contract does not allow. */
  readonly wrong: string[];
  /** Tokens that are good, as the bank knows them. */
  readonly tokens: Set<string>;
  /** The address of notices, by key. */
  readonly webhooks: Map<string, string>;
  readonly manners: Manners;
  readonly close: () => Promise<void>;
};

export type Manners = {
  /** Milliseconds by which its clock is ahead. */
  skew: number;
  /** Refunds are refused at once, refused after a while, or take until they are read again. */
  refunds: 'done' | 'slow' | 'refused' | 'failed';
  /** What came is told in the list alone. */
  silent: boolean;
  /** The code is not told, but its address. */
  codeless: boolean;
  /** A page of the list has so many lines. */
  lines: number;
  /** Charges are made with another amount than was asked. */
  another: string | undefined;
  expires: number;
};

export const BANK = { id: 'Client_Id_da_loja', secret: 'Client_Secret_canario', key: 'pix@loja.example' };

/** @param now What the time is; the bank's clock is beside it by `manners.skew`. */
export async function startBank(now: () => Date = () => new Date(), port = 0): Promise<PixBankStandIn> {
  const authority = createAuthority();
  const manners: Manners = {
    ...{ skew: 0, refunds: 'done', silent: false, codeless: false },
    ...{ lines: 100, another: undefined, expires: 3600 },
  };
  const clock = () => new Date(now().getTime() + manners.skew);
  const ledger = createBankLedger(clock);
  const own = {
    ledger,
    tokens: new Set<string>(),
    webhooks: new Map<string, string>(),
    wrong: [] as string[],
  };
  const faults: BankFault[] = [];
  const asked: string[] = [];
  const server = createServer({
    ...authority.issue('banco'),
    ...{ ca: authority.cert, requestCert: true, rejectUnauthorized: true },
  });
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'https://banco.example');
    const question: Asked = {
      method: request.method ?? '',
      // As the addresses of banks have it before the contract's own.
      path: url.pathname.replace(/^(\/pix)?(\/api)?\/v2(?=\/)/, ''),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    asked.push(`${question.method} ${url.pathname}`);
    const say = ({ status, json, headers = {} }: Said) => {
      response.writeHead(status, {
        Date: clock().toUTCString(),
        'Content-Type': 'application/json',
        ...headers,
      });
      response.end(typeof json === 'string' ? json : JSON.stringify(json));
    };
    if (url.pathname === '/oauth/token') return say(tokenFor(question));
    const fault = faults.shift();
    if (fault === 'stalled') return;
    if (fault === 'dead') return void request.socket.destroy();
    const refusal = fault && REFUSALS[fault];
    if (refusal) return say(refusal);
    if (fault === '401') own.tokens.clear();
    if (fault === 'paid-meanwhile') for (const txid of ledger.cobs.keys()) ledger.pay(txid);
    const said = answer(question, { ...own, manners, clock });
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'done-500') return say({ status: 500, json: problem('ErroInternoDoServidor', 500) });
    if (fault === 'half') {
      const text = JSON.stringify(said.json);
      response.writeHead(said.status, { 'Content-Length': String(text.length) });
      return void response.write(text.slice(0, 20), () => request.socket.destroy());
    }
    say(said);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;

  function tokenFor({ headers, body }: Asked): Said {
    const basic = `Basic ${Buffer.from(`${BANK.id}:${BANK.secret}`).toString('base64')}`;
    const fields = new URLSearchParams(body);
    const wrongScope = !(fields.get('scope') ?? '').includes('cob.write');
    if (headers.authorization !== basic) return { status: 401, json: { error: 'invalid_client' } };
    if (fields.get('grant_type') !== 'client_credentials' || wrongScope)
      return { status: 400, json: { error: 'invalid_scope' } };
    const token = randomBytes(12).toString('hex');
    own.tokens.add(token);
    return { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: manners.expires } };
  }

  return {
    ...{ origin: `https://127.0.0.1:${address.port}`, authority, client: authority.issue('loja') },
    ...{ ledger, faults, asked, manners },
    ...{ wrong: own.wrong, tokens: own.tokens, webhooks: own.webhooks },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

export const problem = (name: string, status: number, detail = 'Canario do banco') => ({
  type: `https://pix.bcb.gov.br/api/v2/error/${name}`,
  ...{ title: name, status, detail, correlationId: '12345678-aaaa' },
});

const REFUSALS: Partial<Record<BankFault, Said>> = {
  '500': { status: 500, json: problem('ErroInternoDoServidor', 500) },
  '503': { status: 503, json: '<html>fora do ar</html>', headers: { 'Content-Type': 'text/html' } },
  '429': { status: 429, json: { title: 'Too many' }, headers: { 'Retry-After': '1' } },
  '429-long': { status: 429, json: { title: 'Too many' }, headers: { 'Retry-After': '60' } },
  '403': { status: 403, json: problem('AcessoNegado', 403) },
  'html-404': { status: 404, json: '<html>nada</html>', headers: { 'Content-Type': 'text/html' } },
  huge: { status: 200, json: `"${'x'.repeat(2 * 1024 * 1024)}"` },
};
