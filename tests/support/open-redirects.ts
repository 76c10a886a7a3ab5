/** What attackers write where a shop takes an address to go on to: sixty ways to spell another site, or a script. */
const OTHER = 'outra.example';

export const OPEN_REDIRECTS: readonly string[] = [
  ...['https', 'http', 'HTTPS', 'ftp', 'ws'].map((scheme) => `${scheme}://${OTHER}/`),
  ...['https:', 'https:/', 'https:\\', 'https:\\\\', 'http:///', 'https://////'].map((lead) => lead + OTHER),
  ...['//', '///', '////', '//%2f', '// ', '//\t', '/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', ' //'].map(
    (lead) => lead + OTHER,
  ),
  ...['/\\', '\\\\', '\\/', '/\\/', '/\\\\', '/\t\\', '\\\t\\'].map((lead) => lead + OTHER),
  ...['/.//', '/..//', '/././/', '/a/..//', '/%2e//', '/%2E%2E//', '/.\\/', '/.\t//'].map(
    (lead) => lead + OTHER,
  ),
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'javascript://%0aalert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', `blob:https://${OTHER}/1`],
  ...[`//loja@${OTHER}`, `//localhost@${OTHER}`, `//localhost.${OTHER}`, `//${OTHER}#@localhost`],
  ...[`//${OTHER}?localhost`, '//0x7f000001', '//[::1]', '//outra\u3002example', `@${OTHER}`, `.${OTHER}`],
  ...[`//${OTHER}:80`, `//${OTHER}\\@localhost`, `/\t\n/${OTHER}`, `%2f%2f${OTHER}`],
  '"><script>alert(1)</script>',
];

/** Whether a browser on `page` that follows `location` stays in the shop. */
export function staysHere(location: string, page: string): boolean {
  return URL.canParse(location, page) && new URL(location, page).origin === new URL(page).origin;
}
