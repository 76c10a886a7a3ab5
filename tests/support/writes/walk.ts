/** A running shop whose pages are looked at before and after a write. */

import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import type { ChaveCriada } from '#lib/contract/panel-programs.ts';
import { SCOPES } from '#lib/domain/programs/scopes.ts';
import { send } from '../../server/client.ts';
import { createCustomer } from '../customer.ts';

/** A call of the API below `/api/v2`. @throws Error with the answer, unless it is 200. */
export type CallApi = <T>(method: string, path: string, body?: unknown) => Promise<T>;

export type Sight = {
  /** What a page, a file or a call answers: status, where it leads, text. */
  readonly look: (path: string) => Promise<string>;
  /** The same, made for this moment and kept by nobody. */
  readonly lookAnew: (path: string) => Promise<string>;
};

export type Walk = Sight & {
  readonly admin: CallApi;
  /** Somebody who buys. */
  readonly buyer: CallApi;
  /** A program of the owner, with a key of its own. */
  readonly program: () => Promise<CallApi>;
};

export type Case = {
  readonly write: () => Promise<unknown>;
  /** Addresses with what they have to hold from then on. */
  readonly shows?: Readonly<Record<string, string>>;
  /** Addresses whose answer has to become another one. */
  readonly changes?: readonly string[];
  /** What would stand in the way of others. */
  readonly undo?: () => Promise<unknown>;
};

/** @returns What is to be written, prepared so far that only the write is left. */
export type Prepare = (walk: Walk) => Promise<Case>;

/** Of the demo store: in stock, without values to choose. */
export const PRODUCT = { id: 1, path: '/cabo-hdmi-high-speed-4k-30hz-1m', sku: 'FS-HDM-HS-010' } as const;

/** Every kind of page that is kept, and files that are made of the same. */
const PAGES = [
  '/',
  '/busca?busca=hdmi',
  '/busca?busca=FS-HDM-HS-010',
  '/busca?busca=FS-HDM-HS-030',
  '/marcas',
  '/marcas/tramavia',
  '/cabos-de-video',
  '/cabos-de-video/hdmi',
  '/cabos-de-video/hdmi/alta-velocidade-4k30',
  '/cabos-de-video/hdmi?order=favoritos',
  PRODUCT.path,
  // Of another length, of another brand, of another category.
  '/cabo-hdmi-high-speed-4k-30hz-3m',
  '/cabo-hdmi-premium-high-speed-18g-1m',
  '/adaptador-hdmi-para-vga-audio-p2',
  '/lista',
  '/lista/home-theater-completo',
  '/pagina',
  '/pagina/quem-somos',
  '/pagina/entrega',
  '/pagina/central-de-atendimento',
  '/pagina/avaliacoes-da-loja',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/endereco-que-nao-existe',
];

export async function openWalk(origin: string): Promise<Walk> {
  const login = async (usuario: string): Promise<CallApi> => {
    const { call } = createCustomer();
    const own: CallApi = async (method, path, body) => {
      const { status, text } = await call(origin, method, path, body);
      if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
      return JSON.parse(text);
    };
    await own('POST', '/front/checkout/login', { usuario, senha: DEMO_PASSWORD });
    return own;
  };
  // One after the other: tries that come together count as guessing.
  const admin = await login('admin@demo.test');
  const buyer = await login('cliente@demo.test');
  return {
    admin,
    buyer,
    program: () => openProgram(origin, admin),
    ...sightOf(origin),
  };
}

/** A key for everything that a program may do, of the panel. */
export async function openKey(admin: CallApi): Promise<string> {
  const key = { nome: randomUUID(), escopos: SCOPES, dias: 30, porMinuto: 1200 };
  return (await admin<ChaveCriada>('POST', '/vitrine/panel/programs', key)).segredo;
}

async function openProgram(origin: string, admin: CallApi): Promise<CallApi> {
  const segredo = await openKey(admin);
  return async (method, path, body) => {
    const headers = {
      Authorization: `Bearer ${segredo}`,
      'Idempotency-Key': randomUUID(),
      'Content-Type': 'application/json',
    };
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const { status, text } = await send(`${origin}/api/v2${path}`, sent);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text);
  };
}

/** Of a process that only reads. */
export function sightOf(origin: string): Sight {
  return {
    look: (path) => lookAt(origin, path),
    // The cache neither gives nor takes anything of those who seem to be logged in.
    lookAnew: (path) => lookAt(origin, path, { Cookie: 'vitrine=l' }),
  };
}

/** What a case names, and one of so many pages of the walk: with each turn the next ones. */
export function pagesOf(
  { shows = {}, changes = [] }: Case,
  { turn, of }: { readonly turn: number; readonly of: number },
): readonly string[] {
  const part = PAGES.filter((_, place) => (place + turn) % of === 0);
  return [...new Set([...part, ...Object.keys(shows), ...changes])];
}

async function lookAt(origin: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const own = path.startsWith('/api/') ? { 'App-Token': 'wapstore', ...headers } : headers;
  const { status, headers: told, text } = await send(origin + path, { headers: own });
  return `${status} ${told.location ?? ''}\n${text.replaceAll(STAMP, '')}`;
}

/** When the form was made and by whom, which differs each time. */
const STAMP = /name="pedido" value="[^"]*"/g;
