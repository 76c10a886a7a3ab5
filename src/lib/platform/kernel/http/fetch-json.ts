import type { z } from 'zod';

/** The longest answer that is read (characters). */
const LONGEST = 262_144;

/**
 * Asks a service outside the shop. The signal of `init` also ends an answer that comes drop by drop.
 * @throws Error for a failed connection, a status that is not 2xx, or an answer that is too long, no JSON, or not of the
 *   shape of `schema`. No message repeats what was sent.
 */
export async function fetchJson<T>(url: string, init: RequestInit, schema: z.ZodType<T>): Promise<T> {
  const { host } = new URL(url);
  const response = await fetch(url, { ...init, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${host} answered ${response.status}`);
  }
  const result = schema.safeParse(JSON.parse(await readText(response, host)));
  if (!result.success) throw new Error(`${host} answered in an unknown shape`);
  return result.data;
}

async function readText({ body }: Response, host: string): Promise<string> {
  if (!body) return '';
  let text = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.length > LONGEST) throw new Error(`${host} answered too much`);
  }
  return text;
}
