/** A program of the owner: a key, and calls made with it. */
import type { ChaveCriada, NovaChave } from '#lib/contract/panel-programs.ts';
import { SCOPES } from '#lib/domain/programs/scopes.ts';
import { SITE_URL, type TestStore, type Visitor } from './store.ts';

const PANEL = '/api/v2/vitrine/panel/programs';

export type Program = {
  readonly id: number;
  readonly key: string;
  /** Below `/program`; a write has a key of its own unless one is given. */
  readonly call: (method: string, path: string, body?: object, chave?: string) => Promise<Response>;
};

/** Every scope, unless told otherwise. */
export async function makeKey(admin: Visitor, change: Partial<NovaChave> = {}): Promise<ChaveCriada> {
  const key = { nome: `ERP ${++made}`, escopos: SCOPES, dias: 0, porMinuto: 1200, ...change };
  const answer = await admin.fetch(PANEL, { method: 'POST', body: JSON.stringify(key) });
  if (!answer.ok) throw new Error(`the key was refused with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export async function programOf(
  { platform }: Pick<TestStore, 'platform'>,
  admin: Visitor,
  change: Partial<NovaChave> = {},
): Promise<Program> {
  const { chave, segredo } = await makeKey(admin, change);
  return { id: chave.id, key: segredo, call: callsOf(platform, segredo) };
}

export function callsOf(platform: TestStore['platform'], key: string): Program['call'] {
  return (method, path, body, chave = `write ${++sent}`) =>
    platform.fetch(
      new Request(`${SITE_URL}/api/v2/vitrine/program${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          ...(method !== 'GET' && { 'Idempotency-Key': chave, 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
}

let made = 0;
let sent = 0;
