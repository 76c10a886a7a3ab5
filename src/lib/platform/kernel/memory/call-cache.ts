/**
 * Caches the answers of expensive calls that are the same for many: their bytes are kept until something in them changes, and
 * made once for all requests that come meanwhile. Pages in this process ask without a request (http/direct-calls.ts).
 */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { KEPT_BYTES } from '#lib/contract/kept-bytes.ts';
import { createMemory, type MemoryOptions } from '../changes/memory.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { checkQuery, type PlatformEnv, parseQuery } from '../http/request.ts';
import { nobody } from '../http/session.ts';
import { createRenderQueue } from '../limits/render-queue.ts';
import type { InTime } from './moments.ts';

/** Of all cached answers together. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST = 10_000;

export type Keep = (endpoint: Endpoint) => Endpoint['handle'];

export function createKeep(options: Pick<MemoryOptions<Buffer>, 'changes' | 'now'>, inTime: InTime): Keep {
  /** Answers that read much of the catalogue are made one at a time, so that pages get their turn in between. */
  const turns = createRenderQueue(1);
  const sizeOf = ({ length }: Buffer) => length;
  const memory = createMemory<Buffer>({ ...options, max: MOST, maxSize: MOST_BYTES, sizeOf });
  const names = new WeakMap<Buffer, string>();

  function nameOf(bytes: Buffer): string {
    const name = names.get(bytes) ?? createHash('sha256').update(bytes).digest('base64url');
    names.set(bytes, name);
    return name;
  }

  return ({ handle, kept, path, query: schema, refuseEarly, tell }) => {
    if (!kept || !tell) return handle;
    return async (context) => {
      refuseEarly?.(context);
      if (kept === 'for strangers' && isKnown(context)) return handle(context);
      const query = parseQuery(context);
      // Only the parameters that the call reads: others would cache the same bytes twice.
      const key = JSON.stringify([path, schema && checkQuery(query, schema)]);
      const param = (name: string) => context.req.param(name) ?? '';
      const make = async () =>
        Buffer.from(JSON.stringify(await tell({ context: nobody(), query, body: undefined, param })));
      const bytes = await memory.get(key, () => inTime(kept === 'for all' ? () => turns.run(make) : make));
      return new Response(unread(bytes), {
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': String(bytes.length),
          [KEPT_BYTES]: nameOf(bytes),
        },
      });
    };
  };
}

/** Lazily, as a caller that has these bytes compressed already does not read them. */
function unread(bytes: Buffer): ReadableStream<Uint8Array> {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(bytes);
    controller.close();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** A visitor with a session may be logged in and have prices of their own. */
function isKnown(context: Context<PlatformEnv>): boolean {
  return context.var.session.known;
}
