/**
 * A platform with the manners of the real one between a shop and ours, which is too polite to prove that a shop copes:
 * empty maps as lists, numbers as text, addresses and cookies of another host, and 300 ms before every answer of the API.
 * Usage: `node rude-proxy.ts <port> <origin of the platform>`.
 */
import { createServer, type IncomingMessage } from 'node:http';

const OTHER_HOST = 'outra.example';
const DELAY = 300;
/** Numbers by the contract that were seen as text. */
const AS_TEXT = new Set([
  'de',
  'por',
  'vista',
  'estoque',
  'quantidadeTotal',
  'total',
  'offset',
  'limit',
  'idProduto',
]);

const [port, origin] = process.argv.slice(2);
if (!port || !origin) throw new Error('usage: rude-proxy.ts <port> <origin>');

createServer(async (request, response) => {
  const path = request.url ?? '/';
  if (path.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, DELAY));
  const answer = await fetch(origin + path, {
    method: request.method ?? 'GET',
    headers: headersOf(request),
    body: ['GET', 'HEAD'].includes(request.method ?? 'GET') ? null : await bodyOf(request),
    redirect: 'manual',
  });
  for (const [name, value] of answer.headers) {
    if (
      !['set-cookie', 'content-length', 'content-encoding', 'transfer-encoding', 'connection'].includes(name)
    ) {
      response.setHeader(name, value);
    }
  }
  const cookies = answer.headers.getSetCookie().map((line) => `${line}; Domain=${OTHER_HOST}; Secure`);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  response.writeHead(answer.status).end(isJson ? rude(bytes.toString()) : bytes);
}).listen(Number(port), '127.0.0.1');

function headersOf(request: IncomingMessage): Headers {
  const kept = Object.entries(request.headers).filter(
    ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
  );
  return new Headers(kept.map(([name, value]): [string, string] => [name, String(value)]));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function rude(json: string): string {
  const answer = JSON.stringify(JSON.parse(json), (key, value) => {
    if (typeof value === 'number' && AS_TEXT.has(key)) return String(value);
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMap && Object.keys(value).length === 0 ? [] : value;
  });
  return answer.replaceAll(/https?:\/\/localhost:\d+/g, `http://${OTHER_HOST}`);
}
