/**
 * A file of the web that somebody named: nothing but public addresses is asked, whatever names and redirects say. The
 * address is judged where the connection is made, so that a name cannot mean another host a moment later.
 */
import { lookup } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { NotPublic, publicLookup } from './public-lookup.ts';

export type FetchFault =
  | 'endereco'
  | 'privado'
  | 'dns'
  | 'conexao'
  | 'demora'
  | 'desvios'
  | 'resposta'
  | 'heavy';

export type FetchedFile =
  | { readonly bytes: Buffer }
  | {
      readonly motivo: FetchFault;
      readonly detalhe: string;
      /** It may come when it is asked for again. */
      readonly again: boolean;
    };

export type FetchLimits = {
  readonly mostBytes: number;
  /** Milliseconds in all, redirects too. */
  readonly within: number;
  /** `host` or `host:port` that may be asked although they are not public. */
  readonly allowed: readonly string[];
};

/** Names that no public server has (RFC 2606, 6761, 7686). */
const NOWHERE = /(?:^|\.)(?:test|example|invalid|onion)\.?$/;
const REDIRECTS = 3;
const MOVED: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const BUSY: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Never throws for what the other side does. */
export async function fetchFile(
  address: URL,
  { mostBytes, within, allowed }: FetchLimits,
): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(within);
  try {
    let url = address;
    for (let hop = 0; hop <= REDIRECTS; hop++) {
      const response = await ask(url, allowed, signal);
      const { statusCode = 0, headers } = response;
      const { location } = headers;
      if (!MOVED.has(statusCode) || location === undefined) return await read(response, mostBytes);
      response.destroy();
      if (!URL.canParse(location, url)) return fault('endereco', location);
      url = new URL(location, url);
    }
    return fault('desvios');
  } catch (error) {
    if (signal.aborted) return fault('demora', '', true);
    return faultOf(error);
  }
}

function ask(url: URL, allowed: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Refused('endereco');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = allowed.includes(url.host) || allowed.includes(url.hostname);
  if (isIP(host) !== 0 && !isAllowed && !isPublicAddress(host)) throw new Refused('privado');
  if (NOWHERE.test(host) && !isAllowed) throw new Refused('dns');
  const options: RequestOptions = {
    // A connection of its own: one that is kept would be used without asking who it leads to.
    agent: false,
    signal,
    lookup: isAllowed ? lookup : publicLookup,
    headers: { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Vitrine' },
  };
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, options, resolve).on('error', reject).end();
  });
}

async function read(response: IncomingMessage, mostBytes: number): Promise<FetchedFile> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    return fault('resposta', String(statusCode), BUSY.has(statusCode));
  }
  const chunks: Buffer[] = [];
  let size = Number(headers['content-length'] ?? 0) > mostBytes ? mostBytes + 1 : 0;
  if (size === 0) {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > mostBytes) break;
    }
  }
  response.destroy();
  return size > mostBytes ? fault('heavy') : { bytes: Buffer.concat(chunks) };
}

class Refused extends Error {
  readonly motivo: FetchFault;
  constructor(motivo: FetchFault) {
    super(motivo);
    this.motivo = motivo;
  }
}

function faultOf(error: unknown): FetchedFile {
  if (error instanceof Refused) return fault(error.motivo);
  if (error instanceof NotPublic) return fault('privado');
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return fault('dns');
  return fault(code === 'EAI_AGAIN' ? 'dns' : 'conexao', code, true);
}

function fault(motivo: FetchFault, detalhe = '', again = false): FetchedFile {
  return { motivo, detalhe: detalhe.slice(0, 60), again };
}
