/** What somebody sends who wants others to be shown another page: headers that proxies and frameworks heed, and disguised parameters. */
const EVIL = 'evil.example';

export const FORGED_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { Host: EVIL },
  { 'X-Forwarded-Host': EVIL },
  { 'X-Forwarded-Server': EVIL },
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Port': '666' },
  { 'X-Forwarded-Prefix': '/evil' },
  { 'X-Forwarded-For': '"><script>' },
  { Forwarded: `host=${EVIL};proto=https` },
  { 'X-Original-URL': '/painel' },
  { 'X-Rewrite-URL': '/painel' },
  { 'X-HTTP-Method-Override': 'POST' },
  { 'X-Astro-Path': '/painel' },
  { 'X-Astro-Locals': '{"closed":true}' },
  { 'X-Key': 'veneno' },
  { 'X-Own-Policy': 'carta' },
  { 'X-Private-Visit': '1' },
  { 'X-Request-Id': 'veneno-veneno' },
  { Cookie: 'vitrine=c; PHPSESSID=x; consentimento=tudo' },
  { Accept: 'text/plain', 'Accept-Language': 'en' },
  { 'Accept-Encoding': 'br;q=1, *;q=0' },
  { Range: 'bytes=0-10' },
  { 'Cache-Control': 'no-cache', Pragma: 'no-cache', Referer: `http://${EVIL}/` },
];

/** A cache that keys by names as they stand keeps these under the key of the page without them. */
export const FORGED_QUERIES: readonly string[] = [
  ...['%70g=2', 'p%67=2', '%50%47=2', 'PG=2', 'Pg=3', 'IPP=12', 'i%70p=12', '%6Darca=1', 'pr%65co=10:200'],
  ...['pg[]=2', 'pg%5B%5D=2', 'pg%00=2', '+pg=2', 'pg+=2', '%2570g=2', 'pg%3D2', ';pg=2', 'x;pg=2', '?pg=2'],
  ...[
    'x=1;pg=2',
    '=pg=2',
    'x=%26pg=2',
    '%26pg=2',
    '%64ebug=1',
    'DEBUG=1',
    'pr%65via=1.x',
    '%6ciberarAcesso=1',
  ],
];
