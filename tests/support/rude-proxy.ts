/**
 * Stands between a shop and its platform and spells answers as a PHP platform under another name does: empty maps as
 * lists, numbers as texts, places without their path, addresses and cookies of a host that nobody can reach, and every call 300 ms late. What it does
 * not mean to spoil passes as it is.
 * Usage: `node tests/support/rude-proxy.ts <port> <origin of the platform>`.
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';

const OTHER_HOST = 'outra.example';
/** Milliseconds. */
const DELAY = 300;

export function createRudeProxy(target: string): Server {
  return createServer((incoming, response) => {
    const late = incoming.url?.startsWith('/api') ? DELAY : 0;
    const pass = async (): Promise<void> => {
      const answer = await forward(incoming, target);
      const body = rudeBody(await bytesOf(answer), answer.headers, target);
      const { 'transfer-encoding': _, ...headers } = answer.headers;
      const cookies = headers['set-cookie']?.map((line) => `${line}; Domain=${OTHER_HOST}; Secure`);
      response.writeHead(answer.statusCode ?? 502, {
        ...headers,
        ...(cookies && { 'set-cookie': cookies }),
        'content-length': incoming.method === 'HEAD' ? (headers['content-length'] ?? 0) : body.byteLength,
      });
      response.end(body);
    };
    setTimeout(() => pass().catch(() => response.destroy()), late);
  });
}

async function forward(incoming: IncomingMessage, target: string): Promise<IncomingMessage> {
  const body = await bytesOf(incoming);
  const { method = 'GET', url = '/' } = incoming;
  return new Promise((resolve, reject) => {
    // Uncompressed, so that it can be read here.
    const headers = { ...incoming.headers, host: new URL(target).host, 'accept-encoding': 'identity' };
    request(target + url, { method, headers }, resolve)
      .on('error', reject)
      .end(body);
  });
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function rudeBody(body: Buffer, headers: IncomingHttpHeaders, target: string): Buffer {
  if (body.byteLength === 0 || !headers['content-type']?.includes('json')) return body;
  const text = JSON.stringify(rude(JSON.parse(body.toString())));
  return Buffer.from(text.replaceAll(target, `http://${OTHER_HOST}`));
}

/** @param path The names that lead to the value; list positions are left out. */
export function rude(value: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((entry) => rude(entry, [...path, '']));
  if (typeof value === 'number') return isText(path) ? String(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !isPlace(path) || !PATHS.has(name));
  if (entries.length === 0) return [];
  return Object.fromEntries(entries.map(([name, part]) => [name, rude(part, [...path, name])]));
}

const PATHS: ReadonlySet<string> = new Set(['path', 'route']);

/** Where a step of a breadcrumb or a filter leads: its name and parameters say it. */
function isPlace(path: readonly string[]): boolean {
  return path.at(-1) === 'rota' && (path.includes('breadcrumb') || path.includes('detalhes'));
}

function isText(path: readonly string[]): boolean {
  const [name = '', parent = ''] = path.toReversed();
  if (path.slice(0, -1).includes('precos')) return true;
  if (parent === 'estoque' || name === 'estoque' || name.startsWith('quantidade')) return true;
  if (path.includes('info')) return ['total', 'offset', 'limit'].includes(name);
  return parent === 'hash' && name === 'idProduto';
}

if (import.meta.main) {
  const [port, target] = process.argv.slice(2);
  if (!port || !target) throw new Error('give a port and the origin of the platform');
  createRudeProxy(target).listen(Number(port));
}
