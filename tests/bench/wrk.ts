/** Drives load with `wrk` (Debian's package of that name), which leaves more of the machine to the servers than a client in JavaScript. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Load } from './load.ts';
import type { MixRequest } from './mix.ts';

export function hasWrk(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined;
}

/** Sends the requests in turn, again and again. `script` is a file this may write. */
export async function wrk(
  url: string,
  requests: readonly MixRequest[],
  options: { readonly script: string; readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const { script, connections, seconds } = options;
  writeFileSync(script, scriptOf(requests));
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url]);
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  await once(child, 'close');
  return readReport(printed);
}

/** In Lua: each request is put together once, before the load begins. */
export function scriptOf(requests: readonly MixRequest[]): string {
  const calls = requests.map(({ path, headers }) => {
    const fields = Object.entries(headers).map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`);
    return `  made[#made + 1] = wrk.format("GET", ${quoted(path)}, {${fields.join(', ')}})`;
  });
  return `local made = {}
local at = 0
init = function()
${calls.join('\n')}
end
request = function()
  at = at % #made + 1
  return made[at]
end
`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** @throws Error when the report lacks a number. */
export function readReport(printed: string): Load {
  const number = (pattern: RegExp): number => {
    const [, value] = pattern.exec(printed) ?? [];
    if (value === undefined) throw new Error(`wrk did not say ${pattern}:\n${printed}`);
    return Number(value);
  };
  const time = (share: string): number => {
    const [, value, unit = ''] =
      new RegExp(`^\\s*${share}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(printed) ?? [];
    if (value === undefined) throw new Error(`wrk did not say ${share} %:\n${printed}`);
    return Number(value) * (MILLISECONDS[unit] ?? Number.NaN);
  };
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0;
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed) ?? [];
  return {
    rate: Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    p50: time('50'),
    p99: time('99'),
    failures: socket.slice(1).reduce((sum, count) => sum + Number(count), Number(refused)),
  };
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };
