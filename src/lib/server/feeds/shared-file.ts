/** A file that is the same for everybody, such as a sitemap: others keep it until something in it comes or goes by itself. */
import { tagsOfPage } from '../cache/cdn-tags.ts';
import { WHOLE_SECOND } from '../cache/page-life.ts';
import { sharedTags } from '../cache/shared-tags.ts';
import { getRuntime } from '../runtime.ts';

/** Seconds. */
const KEPT = 3600;

/** @param make Gives the file with its `Content-Type`; what is no file is handed on as it is. */
export async function sharedFile(make: () => Promise<Response>): Promise<Response> {
  const { platform, config } = getRuntime();
  const made = platform.collect ? await platform.collect(make) : { value: await make(), ...OF_NOBODY };
  const { value: response, keys, until } = made;
  if (!response.ok) return response;
  const left = Math.floor((until - WHOLE_SECOND - Date.now()) / 1000);
  response.headers.set('Cache-Control', `public, max-age=${Math.max(0, Math.min(KEPT, left))}`);
  if (config.cdn && keys.size > 0) {
    for (const [name, value] of sharedTags(tagsOfPage(keys))) response.headers.set(name, value);
  }
  return response;
}

/** Nobody says what an answer of a hosted platform was read from. */
const OF_NOBODY = { keys: new Set<string>(), until: Number.POSITIVE_INFINITY };
