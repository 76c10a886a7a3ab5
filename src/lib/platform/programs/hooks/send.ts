/**
 * One try of a delivery. Nothing but public addresses is asked, judged where the connection is made; redirects are not followed,
 * and a receiver has ten seconds.
 */
import { createConnection } from '#lib/platform/kernel/http/connection.ts';
import { NotPublic } from '#lib/platform/kernel/http/public-lookup.ts';
import type { DeliveryRow } from '../queries/hook-deliveries.ts';
import type { HookRow } from '../queries/web-hooks.ts';
import type { HookDeps } from './hook-deps.ts';
import { signedHeaders } from './sign.ts';

export type Tried = {
  /** The status of the answer; null where none came. */
  readonly resposta: number | null;
  /** '' when it was taken, else a word of `HOOK_FAULTS` or of the network. */
  readonly falta: string;
};

const PATIENCE = 10_000;
const asked = createConnection({ identity: undefined, onlyPublic: true, patience: PATIENCE });
const askedWithin = createConnection({ identity: undefined, onlyPublic: false, patience: PATIENCE });

/** Sealed for this place alone. */
export const HOOK_SECRET = 'web hook secret';

/** Never throws for what the other side does. */
export async function trySending(
  { now, seal, hookHosts = [] }: Pick<HookDeps, 'now' | 'seal' | 'hookHosts'>,
  hook: HookRow,
  { evento, corpo }: Pick<DeliveryRow, 'evento' | 'corpo'>,
): Promise<Tried> {
  const at = now();
  const secrets = secretsOf(hook, at).map((sealed) => seal.open(sealed, HOOK_SECRET));
  const known = secrets.filter((secret) => secret !== undefined);
  if (known.length === 0) return { resposta: null, falta: 'segredo' };
  const url = new URL(hook.url);
  const isOwn = hookHosts.includes(url.host) || hookHosts.includes(url.hostname);
  try {
    const { status } = await (isOwn ? askedWithin : asked)({
      method: 'POST',
      url,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Vitrine-Webhooks/1',
        ...signedHeaders({ id: evento, at, body: corpo }, known),
      },
      body: corpo,
      signal: new AbortController().signal,
    });
    return { resposta: status, falta: status >= 200 && status < 300 ? '' : faultOfStatus(status) };
  } catch (error) {
    return { resposta: null, falta: faultOf(error) };
  }
}

function secretsOf({ segredo, segredo_anterior, anterior_ate }: HookRow, now: Date): readonly string[] {
  const both = segredo_anterior !== '' && anterior_ate !== null && anterior_ate > now;
  return both ? [segredo, segredo_anterior] : [segredo];
}

function faultOfStatus(status: number): string {
  return status >= 300 && status < 400 ? 'desvio' : 'resposta';
}

function faultOf(error: unknown): string {
  const { name = '', code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof NotPublic) return 'privado';
  if (name === 'TimeoutError' || name === 'AbortError') return 'demora';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'dns';
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code)) return 'certificado';
  return 'conexao';
}
