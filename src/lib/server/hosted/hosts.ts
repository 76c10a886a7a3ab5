/**
 * The names a hosted platform calls the shop by in absolute addresses. They need not be the one it is reached at, so they
 * are learnt from its answers: where an object has a `rota` of the shop, its `url` (or `link`) is an address of the shop.
 */

/** More names than this no shop has. */
const MOST = 8;

export type OwnHosts = {
  /** Takes note of the names in an answer. */
  readonly learn: (answer: unknown) => void;
  /** The text with every address of the shop on `siteUrl`. */
  readonly bringHome: (text: string) => string;
};

export function createOwnHosts(platformUrl: string, siteUrl: string): OwnHosts {
  const hosts = new Set([new URL(platformUrl).host]);
  const own = new URL(siteUrl).host;

  function learnFrom(object: Readonly<Record<string, unknown>>): void {
    const { rota, url, link, tipo } = object;
    if (!isRecord(rota) || typeof rota.path !== 'string') return;
    const address = typeof url === 'string' ? url : tipo === 'personalizado' ? undefined : link;
    if (typeof address !== 'string' || !/^https?:\/\//.test(address) || !URL.canParse(address)) return;
    const { host } = new URL(address);
    if (host !== own && hosts.size < MOST) hosts.add(host);
  }

  function learn(value: unknown): void {
    if (Array.isArray(value)) value.forEach(learn);
    else if (isRecord(value)) {
      learnFrom(value);
      Object.values(value).forEach(learn);
    }
  }

  return {
    learn,
    bringHome(text) {
      if (!text.includes('://')) return text;
      return text.replace(/https?:\/\/([\w.-]+(?::\d+)?)(?=[/?#"'<\s\\]|$)/g, (address, host: string) =>
        hosts.has(host) ? siteUrl : address,
      );
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
