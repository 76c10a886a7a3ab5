/**
 * The calls of programs. A key in the header opens these and nothing else: neither the panel nor what visitors call looks at it.
 * Every write and every look at personal data is logged, and of each key one refusal a minute: whoever hammers a call does not
 * flush the log.
 */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Answers } from '#lib/contract/answers.ts';
import { KEY_PREFIX, type Scope } from '#lib/domain/programs/scopes.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { bodyDigest } from '#lib/platform/kernel/http/body-digest.ts';
import { type Call, type Declaration, type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { createBucket } from '#lib/platform/kernel/limits/bucket.ts';
import { refuseEarly } from '#lib/platform/kernel/limits/throttle.ts';
import { insertCall } from './queries/calls.ts';
import { type KeyRow, noteUse, validKey } from './queries/keys.ts';
import { type ProgramWrite, programWrite } from './write.ts';

type Method = Declaration<keyof Answers, unknown, unknown>['method'];
type ProgramDeclaration<Kind extends Method, Name extends keyof Answers, Query, Body> = Omit<
  Declaration<Name, Query, Body>,
  'base' | 'method' | 'path' | 'scope' | 'example'
> & {
  readonly method: Kind;
  readonly path: `/program/${string}`;
  readonly scope: Scope | 'any';
  readonly example: NonNullable<Declaration<Name, Query, Body>['example']>;
};

type ReadingCall<Query, Body> = Call<Query, Body> & { readonly program: KeyRow };
type WritingCall<Query, Body> = ReadingCall<Query, Body> & { readonly write: ProgramWrite };

/** Declares a call of programs. */
export type ProgramEndpoint = <
  Kind extends Method,
  Name extends keyof Answers,
  Query = undefined,
  Body = undefined,
>(
  declaration: ProgramDeclaration<Kind, Name, Query, Body>,
  answer: (
    call: Kind extends 'get' ? ReadingCall<Query, Body> : WritingCall<Query, Body>,
  ) => Promise<Answers[Name]>,
) => Endpoint;

const MINUTE = 60_000;
/** Limits counted at once, each for its own number of calls a minute. */
const KEYS = 1_000;
/** Characters of a program's own key. */
const LONGEST_KEY = 100;

export function keyDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Made once for all calls: a key's limit holds for them together. */
export function createProgramEndpoint(deps: Deps): ProgramEndpoint {
  const noteRefusal = createBucket({ most: 1, within: MINUTE, keys: KEYS });
  const limits = new Map<number, ReturnType<typeof createBucket>>();
  const refuseBusy = (key: KeyRow, { res: { headers } }: Context): void => {
    const most = key.por_minuto;
    const take = limits.get(most) ?? createBucket({ most, within: MINUTE, keys: KEYS });
    limits.set(most, take);
    const { wait, left } = take(String(key.id), deps.now().getTime());
    headers.set('X-RateLimit-Limit', String(most));
    headers.set('X-RateLimit-Remaining', String(left));
    refuseEarly(Math.ceil(wait / 1000));
  };

  return <Name extends keyof Answers, Query, Body>(
    { scope, ...declaration }: ProgramDeclaration<Method, Name, Query, Body>,
    answer: (call: never) => Promise<Answers[Name]>,
  ): Endpoint => {
    const { method, path } = declaration;
    const reads = method === 'get';
    const run = async (context: Context<PlatformEnv>, program: KeyRow): Promise<Response> => {
      if (scope !== 'any' && !program.escopos.includes(scope)) {
        throw new HttpError(403, message.keyWithout(scope));
      }
      const write = reads ? undefined : programWrite(deps, program, await sentWith(context));
      const declared = endpoint<Name, Query, Body>({ ...declaration, base: 'vitrine' }, (call) =>
        answer({ ...call, program, write } as never),
      );
      return declared.handle(context);
    };
    const handle = async (context: Context<PlatformEnv>): Promise<Response> => {
      const program = await requireKey(context, deps);
      const log = async (status: number) => {
        const alvo = context.req.param('codigo') ?? context.req.param('numero') ?? '';
        const chamada = `${method.toUpperCase()} ${path}`;
        await insertCall(deps.db, {
          ...{ key_id: program.id, chamada, alvo: alvo.slice(0, 100), status },
          created_at: deps.now(),
        });
      };
      refuseBusy(program, context);
      await noteUse(deps.db, program.id, deps.now());
      try {
        const response = await run(context, program);
        if (!reads || scope === 'clientes:ler') await log(response.status);
        return response;
      } catch (error) {
        // What fails otherwise is the shop's own fault, and in its own log.
        const refused = error instanceof HttpError ? error.status : undefined;
        const told = refused && noteRefusal(String(program.id), deps.now().getTime()).wait === 0;
        if (told) await log(refused);
        throw error;
      }
    };
    return { ...declaration, base: 'vitrine', scope, handle };
  };
}

/** @throws HttpError 401. */
async function requireKey({ req, header }: Context, { db, now }: Deps): Promise<KeyRow> {
  const [, key = ''] = /^Bearer +(\S{1,200})$/i.exec(req.header('Authorization') ?? '') ?? [];
  const found = key.startsWith(KEY_PREFIX) ? await validKey(db, keyDigest(key), now()) : undefined;
  if (found) return found;
  header('WWW-Authenticate', 'Bearer');
  throw new HttpError(401, message.keyUnknown);
}

/** @throws HttpError 400 without a key of the program's own. */
async function sentWith({ req }: Context): Promise<{ readonly chave: string; readonly digest: string }> {
  const chave = (req.header('Idempotency-Key') ?? '').trim();
  if (chave === '' || chave.length > LONGEST_KEY) throw new HttpError(400, message.noIdempotencyKey);
  return { chave, digest: bodyDigest([req.method, new URL(req.url).pathname, await req.text()]) };
}
