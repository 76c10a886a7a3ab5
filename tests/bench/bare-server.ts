/**
 * The yardstick: a bare `node:http` server in a process of its own that sends fixed answers from memory.
 * Usage: `node bare-server.ts <port> <file of recorded answers>`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Recorded } from './mix.ts';

const [port, file] = process.argv.slice(2);
if (!port || !file) throw new Error('usage: bare-server.ts <port> <file of recorded answers>');

const { answers, pages } = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
const made = answers.map(({ headers, body }) => {
  const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...unchanged } = headers;
  return { headers, unchanged, body: Buffer.from(body, 'base64') };
});
const byPage = new Map(pages.map(({ page, answer }) => [page, made[answer]]));

createServer((request, response) => {
  const answer = byPage.get(`${request.url} ${request.headers['user-agent']}`);
  if (!answer) {
    response.writeHead(404).end();
  } else if (request.headers['if-none-match'] === answer.headers.etag) {
    response.writeHead(304, answer.unchanged).end();
  } else {
    response.writeHead(200, answer.headers).end(answer.body);
  }
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
