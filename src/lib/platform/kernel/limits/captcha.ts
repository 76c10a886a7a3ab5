/**
 * Forms that everybody may send, guarded by a service outside where the shop has one (docs/decisions/022). A token
 * that is wrong or used up is refused. Without one, as from a browser without scripts, or while the service is down, forms
 * are still accepted, then rate-limited.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { CAPTCHA_HEADER, captchaFacts } from '#lib/domain/kernel/captcha.ts';
import type { Deps } from '../deps.ts';
import { fetchJson } from '../http/fetch-json.ts';
import { message } from '../http/messages.ts';
import { HttpError } from '../http/response.ts';
import type { CaptchaOptions } from './captcha-options.ts';
import { createThrottle } from './throttle.ts';

/** Timeout of the service, in milliseconds. */
const PATIENCE = 3000;
/** What is wrong with the visitor's answer; every other code is a fault of the shop's or of the service. */
const VISITORS_FAULTS: ReadonlySet<string> = new Set([
  'invalid-input-response',
  'missing-input-response',
  'timeout-or-duplicate',
]);
const ANSWER = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().max(100)).max(20).default([]),
});

/**
 * Not within a transaction: it asks outside.
 * @throws From the function it returns, HttpError 403 for an answer that is not good, 429 for too many forms without one.
 */
export function createCaptcha(deps: Deps): (context: Context) => Promise<void> {
  const { captcha } = deps;
  if (!captcha) return async () => undefined;
  const throttle = createThrottle(deps);
  return async (context) => {
    const token = context.req.header(CAPTCHA_HEADER) ?? '';
    const verdict = token === '' ? 'unknown' : await judge(captcha, token);
    if (verdict === 'bad') throw new HttpError(403, message.notAPerson);
    if (verdict === 'good') return;
    const wait = await throttle.unproven(context);
    if (wait > 0) throw new HttpError(429, message.tooManyUnproven(wait), wait);
  };
}

/** `unknown`: nobody could say. The address of the visitor is not sent along. */
async function judge(
  { service, secret, origin, onFailure }: CaptchaOptions,
  token: string,
): Promise<'good' | 'bad' | 'unknown'> {
  const facts = captchaFacts[service];
  try {
    const answer = await fetchJson(
      `${origin ?? facts.origin}${facts.verify}`,
      {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(PATIENCE),
      },
      ANSWER,
    );
    if (answer.success) return 'good';
    const codes = answer['error-codes'];
    if (codes.length > 0 && codes.every((code) => VISITORS_FAULTS.has(code))) return 'bad';
    throw new Error(`${facts.name} refused to judge: ${codes.join(', ') || 'no reason given'}`);
  } catch (error) {
    onFailure(service, error);
    return 'unknown';
  }
}
