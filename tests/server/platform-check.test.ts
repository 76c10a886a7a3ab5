/** `npm run platform:check` as somebody runs it, against platforms that do something else than answer. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ran, runCommand } from '../support/command.ts';
import { type RecordingPlatform, startRecordingPlatform } from '../support/recording-platform.ts';

let platform: RecordingPlatform;
beforeAll(async () => {
  platform = await startRecordingPlatform();
});
afterAll(() => platform.stop());

const check = (...args: readonly string[]): Promise<Ran> =>
  runCommand('platform-check', ['--url', platform.url, ...args], {});

it('follows no redirect, as the shop does not, and says which address to ask', async () => {
  platform.reply({ status: 301, headers: { Location: 'https://www.loja.example/api/x?sessao=1' }, body: '' });
  const { code, out, err } = await check();
  expect(code).toBe(1);
  expect(out).toMatch(/^settings +301 .*leads to https:\/\/www\.loja\.example$/m);
  expect(out).toContain('Ask https://www.loja.example instead');
  expect(out).not.toContain('sessao');
  expect(err.trim()).toBe(`nothing at ${platform.url} answers as a platform`);
});

it('says that what comes is no JSON, and prints nothing of it', async () => {
  platform.reply({ headers: { 'Content-Type': 'text/html' }, body: '<p>Ana, espere' });
  const { code, out } = await check();
  expect(code).toBe(1);
  expect(out).toMatch(/^settings +200 .*REFUSED$/m);
  expect(out).toContain('refused  no JSON');
  expect(out).not.toContain('Ana');
});

it.each([401, 403])('says that the token may be the cause where most is refused (%i)', async (status) => {
  platform.reply({ status, body: '{"error":"token de Ana"}' });
  const { code, out } = await check('--token', 'outro');
  expect(code).toBe(1);
  expect(out).toContain('is --token its own?');
  expect(out).not.toContain('Ana');
  expect(new Set(platform.arrivals().map(({ headers }) => headers['app-token']))).toEqual(new Set(['outro']));
});

it('asks without a session, reads only, and says names of fields alone', async () => {
  const body = { 'ana@loja.example': 1, cpf12345678909: 2, 'Ana da Silva': 3, novo_campo: 4 };
  platform.reply({ body: JSON.stringify({ configuracoes: body, ...body }) });
  const { out } = await check();
  expect(out).toContain('novo_campo');
  expect(out).not.toMatch(/ana@|12345678909|Silva/);
  const arrivals = platform.arrivals();
  expect(arrivals.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(arrivals.filter(({ headers }) => headers.cookie ?? headers.session)).toEqual([]);
});

it('names the pages that every page leads to, where they are not there', async () => {
  platform.reply({ status: 404, body: '{"error":"nada"}' });
  const { out } = await check();
  for (const slug of ['privacidade', 'acessibilidade', 'central-de-atendimento']) {
    expect(out).toMatch(new RegExp(`^url/page\\?url=/pagina/${slug} +404 .*make it: pages lead to it$`, 'm'));
  }
});

it('says that nobody is there', async () => {
  const { code, out, err } = await runCommand('platform-check', ['--url', 'http://127.0.0.1:9'], {});
  expect([code, out, err.trim()]).toEqual([1, '', 'nobody answers at http://127.0.0.1:9']);
});
