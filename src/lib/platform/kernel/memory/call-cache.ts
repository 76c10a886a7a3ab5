/**
 * The road of a request to answers that are dear to make and the same for many: their bytes are kept until something
 * changes, and made once for all who ask meanwhile. What a shop in the same process asks for itself goes another road
 * (asked.ts).
 */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { KEPT_BYTES } from '#lib/contract/kept.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { checkQuery, type PlatformEnv, parseQuery } from '../http/request.ts';
import { nobody } from '../http/session.ts';
import { createRenderQueue } from '../limits/render-queue.ts';
import { type ByteShelf, createByteShelf } from './byte-cache.ts';
import { isSameSpan, type ReadSpan, type Span } from './moments.ts';

/** Of all answers of this kind together. */
const MOST_BYTES = 24 * 1024 * 1024;

export type Keep = (endpoint: Endpoint) => Endpoint['handle'];

export function createKeep(read: ReadSpan, clock: () => Date): Keep {
  /** What reads a great part of the catalogue is made one after the other: pages have their turn between. */
  const turns = createRenderQueue(1);
  let held: { readonly span: Span; readonly shelf: ByteShelf<Buffer> } | undefined;
  const names = new WeakMap<Buffer, string>();

  async function recall(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const span = await read(clock());
    if (!held || !isSameSpan(held.span, span)) held = { span, shelf: createByteShelf(MOST_BYTES) };
    return held.shelf.recall(key, make);
  }

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
      // Only what the call knows: anything else would make the same bytes again.
      const key = JSON.stringify([path, schema && checkQuery(query, schema)]);
      const param = (name: string) => context.req.param(name) ?? '';
      const make = async () =>
        Buffer.from(JSON.stringify(await tell({ context: nobody(), query, body: undefined, param })));
      const bytes = await recall(key, kept === 'for all' ? () => turns.run(make) : make);
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

/** Nothing is copied for whoever has these bytes packed already and does not read them. */
function unread(bytes: Buffer): ReadableStream<Uint8Array> {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(bytes);
    controller.close();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** Somebody who was here before may be logged in, and have prices of their own. */
function isKnown(context: Context<PlatformEnv>): boolean {
  return context.var.session.known;
}
