/** A file that is the same for everybody, such as a sitemap: others keep it until something in it comes or goes by itself. */
import type { Notes } from '#lib/platform/kernel/changes/collect.ts';
import { tagsOfPage } from '../cache/cdn-tags.ts';
import { WHOLE_SECOND } from '../cache/page-life.ts';
import { sharedTags } from '../cache/shared-tags.ts';
import { getRuntime, type Runtime } from '../runtime.ts';

/** Seconds. */
const KEPT = 3600;

/** @param make Gives the file with its `Content-Type`; what is no file is handed on as it is. */
export async function sharedFile(make: () => Promise<Response>): Promise<Response> {
  const runtime = getRuntime();
  const { value: response, ...notes } = await collecting(runtime, make);
  if (response.ok) keepShared(response.headers, notes, runtime);
  return response;
}

/** Runs a read, and says what it was read from. */
export async function collecting<T>(
  { platform }: Pick<Runtime, 'platform'>,
  read: () => Promise<T>,
): Promise<Notes & { readonly value: T }> {
  return platform.collect ? platform.collect(read) : { value: await read(), ...OF_NOBODY };
}

/** Lets others keep an answer that was read from this. */
export function keepShared(
  headers: Headers,
  { keys, until }: Notes,
  { config }: Pick<Runtime, 'config'>,
): void {
  const left = Math.floor((until - WHOLE_SECOND - Date.now()) / 1000);
  headers.set('Cache-Control', `public, max-age=${Math.max(0, Math.min(KEPT, left))}`);
  if (config.cdn && keys.size > 0) {
    for (const [name, value] of sharedTags(tagsOfPage(keys))) headers.set(name, value);
  }
}

/** Nobody says what an answer of a hosted platform was read from. */
const OF_NOBODY = { keys: new Set<string>(), until: Number.POSITIVE_INFINITY };
