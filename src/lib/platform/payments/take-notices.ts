/** What the notices of all providers have in common. */
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { parseJson } from './http/json.ts';

/** Characters of a body. */
export const LONGEST_NOTICE = 64 * 1024;

/** @throws HttpError 400 for no JSON. */
export function noticeJson(text: string): unknown {
  const json = parseJson(text);
  if (json === undefined) throw new HttpError(400, message.brokenJson);
  return json;
}

/** Notices come by the dozen: work that is asked for while it is done is done once more, not beside itself. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  return async () => {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await work();
      } while (again);
    })();
    try {
      await running;
    } finally {
      running = undefined;
    }
  };
}
