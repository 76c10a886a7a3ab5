/** A server on this machine in place of a service that judges whether a person sent a form. Good answers begin with `good`. */
import { type Manner, type StandIn, says, standIn } from './carrier-stand-in.ts';

export const CAPTCHA_SECRET = 'um-segredo-so-da-loja';

export type Judge = StandIn & {
  /** From now on it behaves like this; undefined is well. */
  readonly behave: (manner: Manner | undefined) => void;
};

/** As both services document it: an answer is good once. */
export async function captchaStandIn(): Promise<Judge> {
  const used = new Set<string>();
  let special: Manner | undefined;
  const judge = (body: string): object => {
    const { secret, response = '' } = Object.fromEntries(new URLSearchParams(body));
    const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
    if (secret !== CAPTCHA_SECRET) return refuse('invalid-input-secret');
    if (!response.startsWith('good')) return refuse('invalid-input-response');
    if (used.has(response)) return refuse('timeout-or-duplicate');
    used.add(response);
    return { success: true, challenge_ts: '2026-11-20T15:00:00Z', hostname: 'localhost', 'error-codes': [] };
  };
  const server = await standIn((response) => {
    const manner = special ?? says(judge(server.asked.at(-1)?.body ?? ''));
    manner(response);
  });
  return {
    ...server,
    behave: (manner) => {
      special = manner;
    },
  };
}
