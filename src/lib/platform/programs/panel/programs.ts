/** `panel/programs`: keys for programs, made, looked at and revoked. */

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ChavePrograma, ChavesPrograma } from '#lib/contract/panel-programs.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import { KEY_LIMITS, KEY_PREFIX, KEY_TERMS, SCOPES } from '#lib/domain/programs/scopes.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { keyDigest } from '../program.ts';
import { lastCalls } from '../queries/calls.ts';
import { findKey, insertKey, isKeyName, type KeyRow, listKeys, lockKey, revokeKey } from '../queries/keys.ts';

const ROLES = OWNERS;
const SECTION = 'integracoes';
const DAY = 86_400_000;
const BYTES = 32;
/** Characters of a key that stay readable. */
const SHOWN = 9;
/** Calls shown of a key. */
const CALLS = 100;

const NEW_KEY = z.object({
  nome: requiredText(60),
  escopos: z
    .array(z.enum(SCOPES))
    .min(1)
    .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
  dias: wholeNumber(0, 365)
    .refine((days) => KEY_TERMS.some((term) => term === days))
    .describe(`Days until it ends, 0 for never: ${KEY_TERMS.join(', ')}.`),
  porMinuto: wholeNumber(1, 10_000)
    .refine((calls) => KEY_LIMITS.some((limit) => limit === calls))
    .describe(`Calls a minute: ${KEY_LIMITS.join(', ')}.`),
});

export function panelProgramEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const { db, now } = deps;
  const list = async (): Promise<ChavesPrograma> => ({
    chaves: (await listKeys(db)).map((row) => present(row, now())),
    alteracoes: await readChanges(db, SECTION),
  });
  return [
    panel(
      {
        method: 'get',
        path: '/panel/programs',
        summary: 'Keys for programs, revoked ones too, the newest first',
        roles: ROLES,
        answer: 'ChavesPrograma',
      },
      list,
    ),
    panel(
      {
        method: 'get',
        path: '/panel/programs/:id',
        summary: 'A key with what was written, refused and read of buyers with it',
        roles: ROLES,
        answer: 'ChaveAberta',
      },
      async ({ param }) => {
        const row = await findKey(db, readId(param('id'), message.unknownKey));
        if (!row) throw notFound(message.unknownKey);
        const chamadas = (await lastCalls(db, row.id, CALLS)).map(({ created_at, ...call }) => ({
          ...call,
          em: created_at.toISOString(),
        }));
        return { chave: present(row, now()), chamadas };
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/programs',
        summary: 'Makes a key and shows it, this once; 409 when a key that holds has its name',
        roles: ROLES,
        body: NEW_KEY,
        answer: 'ChaveCriada',
      },
      async ({ body: { nome, escopos, dias, porMinuto }, write }) => {
        const segredo = `${KEY_PREFIX}${randomBytes(BYTES).toString('base64url')}`;
        return write(
          {
            async lock(trx) {
              if (await isKeyName(trx, nome)) throw new HttpError(409, message.keyNameTaken);
              return true;
            },
            seen: 'not asked',
            async write(trx, _, { staff, now: time }) {
              const row = await insertKey(trx, {
                nome,
                inicio: segredo.slice(0, SHOWN),
                digest: keyDigest(segredo),
                escopos: JSON.stringify(escopos),
                por_minuto: porMinuto,
                expires_at: dias === 0 ? null : new Date(time.getTime() + dias * DAY),
                author: staff.nome,
                created_at: time,
              });
              const campos = [{ campo: 'escopos', antes: '', depois: escopos.join(', ') }];
              return { result: row, history: { secao: SECTION, alvo: nome, acao: 'criou', campos } };
            },
          },
          (row) => ({ chave: present(row, now()), segredo }),
        );
      },
    ),
    panel(
      {
        method: 'delete',
        path: '/panel/programs/:id',
        summary: 'Revokes a key, at once and for good',
        roles: ROLES,
        answer: 'ChavesPrograma',
      },
      async ({ param, write }) => {
        const id = readId(param('id'), message.unknownKey);
        return write(
          {
            lock: (trx) => lockKey(trx, id),
            unknown: message.unknownKey,
            seen: 'not asked',
            async write(trx, { nome, revoked_at }, { now: time }) {
              if (revoked_at) throw new HttpError(409, message.keyRevoked);
              await revokeKey(trx, id, time);
              const campos = [{ campo: 'situacao', antes: 'ativa', depois: 'revogada' }];
              return { result: undefined, history: { secao: SECTION, alvo: nome, acao: 'removeu', campos } };
            },
          },
          list,
        );
      },
    ),
  ];
}

function present(row: KeyRow, now: Date): ChavePrograma {
  const { id, nome, inicio, escopos, por_minuto, expires_at, revoked_at, author, created_at, last_used_at } =
    row;
  const ended = expires_at !== null && expires_at <= now;
  return {
    ...{ id, nome, inicio, escopos, porMinuto: por_minuto },
    situacao: revoked_at ? 'revogada' : ended ? 'vencida' : 'ativa',
    criadaEm: created_at.toISOString(),
    validaAte: expires_at?.toISOString() ?? '',
    usadaEm: last_used_at?.toISOString() ?? '',
    revogadaEm: revoked_at?.toISOString() ?? '',
    por: author,
  };
}
