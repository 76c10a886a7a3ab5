/**
 * `npm run platform:check -- --url https://loja.example --token wapstore`: asks every reading call of a hosted platform once and
 * prints what its answers lack, have in another type, or have that nobody here knows. No values, nothing is written. It ends with 1
 * when an answer was refused or a call failed that pages are made of.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Answer, type Ask, askAll, type Places } from '../hosted/check/asking.ts';
import { isFailure, table } from '../hosted/check/table.ts';
import { runCommand } from './database-command.ts';

/** Milliseconds for one answer. */
const TIME_LIMIT = 15_000;
/** Seconds that a platform may ask to be left alone. */
const MOST_PATIENCE = 60;

await runCommand(async () => {
  const { url, token, places } = readArguments();
  const asked = await askAll(url, places, askOf(url, token));
  if (asked.every(({ status }) => status === 0)) throw new Error(`nobody answers at ${url}`);
  process.stdout.write(`${table(asked).join('\n')}\n`);
  if (asked.every(({ status }) => status !== 200)) throw new Error(`nothing at ${url} answers as a platform`);
  if (asked.some(isFailure)) process.exitCode = 1;
});

function askOf(url: string, token: string): Ask {
  return async (path, query) => {
    const address = `${url}/api/v2/front/${path}?${new URLSearchParams(query)}`;
    const ask = (): Promise<Response> =>
      fetch(address, {
        headers: { 'App-Token': token, Accept: 'application/json' },
        // The shop follows none either.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
    try {
      let answer = await ask();
      const patience = Number(answer.headers.get('Retry-After') ?? Number.NaN);
      if (answer.status === 429 && patience <= MOST_PATIENCE) {
        await wait(patience * 1000);
        answer = await ask();
      }
      return await answerOf(answer, address);
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      return { status: 0, body: undefined, said: late ? 'too late' : 'no answer' };
    }
  };
}

async function answerOf(answer: Response, address: string): Promise<Answer> {
  const { status } = answer;
  const location = answer.headers.get('Location') ?? '';
  if (status >= 300 && status < 400 && URL.canParse(location, address)) {
    await answer.body?.cancel();
    return { status, body: undefined, said: `leads to ${new URL(location, address).origin}` };
  }
  const text = await answer.text();
  if (!answer.ok) return { status, body: undefined };
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    return { status, body: undefined, said: text.trim() === '' ? 'empty' : 'no JSON' };
  }
}

function readArguments(): { readonly url: string; readonly token: string; readonly places: Places } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: '' },
      token: { type: 'string', default: 'wapstore' },
      product: text,
      category: text,
      brand: text,
      landing: text,
      page: text,
      list: text,
    },
  });
  const { url, token, ...places } = values;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('--url is the address of the shop on its platform, https://loja.example');
  }
  return { url: new URL(url).origin, token, places };
}
