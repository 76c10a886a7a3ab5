/**
 * Hands what the shop says to `CDN_PURGE_URL` on to Varnish, as bans by tag (varnish.vcl beside it).
 * Usage: PORT=8099 VARNISH_URL=http://127.0.0.1:80 CDN_PURGE_TOKEN=… node varnish-purge.mjs; several Varnishes with commas
 * between. It listens on this machine alone, and needs nothing but Node.
 */
import { createServer, request } from 'node:http';

const { PORT = '8099', VARNISH_URL = 'http://127.0.0.1:80', CDN_PURGE_TOKEN = '' } = process.env;
/** Characters of one ban: Varnish takes headers of 8 KB. */
const LONGEST = 4000;

const server = createServer(async (asked, answer) => {
  try {
    if (CDN_PURGE_TOKEN && asked.headers.authorization !== `Bearer ${CDN_PURGE_TOKEN}`) {
      answer.writeHead(403).end();
      return;
    }
    const parts = [];
    for await (const part of asked) parts.push(part);
    const { tags = [], purge_everything } = JSON.parse(Buffer.concat(parts).toString());
    const bans = purge_everything
      ? [{ 'X-Ban-Everything': '1' }]
      : expressions(tags).map((one) => ({ 'X-Ban-Tags': one }));
    for (const url of VARNISH_URL.split(',')) for (const headers of bans) await ban(url.trim(), headers);
    answer.writeHead(200).end('{"success":true}');
  } catch (error) {
    // The shop tries again.
    console.error(error);
    answer.writeHead(502).end();
  }
});
server.listen(Number(PORT), '127.0.0.1');

/** Regular expressions that find whole tags. */
function expressions(tags) {
  const groups = [[]];
  for (const tag of tags.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))) {
    if (groups.at(-1).join('|').length + tag.length > LONGEST) groups.push([]);
    groups.at(-1).push(tag);
  }
  return groups.filter((group) => group.length > 0).map((group) => `(^|,)(${group.join('|')})(,|$)`);
}

function ban(url, headers) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'BAN', headers, timeout: 3000 }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) resolve();
      else reject(new Error(`Varnish answered ${answer.statusCode}: ${answer.statusMessage}`));
    });
    sent.on('timeout', () => sent.destroy(new Error('Varnish is silent')));
    sent.on('error', reject);
    sent.end();
  });
}
