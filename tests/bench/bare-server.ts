/**
 * The yardstick: a bare `node:http` server in a process of its own that sends fixed bytes with the headers of the
 * answer it imitates. Usage: `node bare-server.ts <port> <body file> <headers as JSON>`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, bodyFile, headers] = process.argv.slice(2);
if (!port || !bodyFile || !headers) throw new Error('usage: bare-server.ts <port> <body file> <headers>');
const body = readFileSync(bodyFile);
const fixed = JSON.parse(headers);

createServer((_request, response) => {
  response.writeHead(200, fixed);
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
