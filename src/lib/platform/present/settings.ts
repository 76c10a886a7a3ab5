import type { Configuracoes } from '#lib/contract/settings.ts';
import type { SettingRow } from '../queries/settings.ts';

/**
 * The settings as the wire has them: one row for each key at the top, and the shop's own address.
 * @throws Error when a part is missing: without settings no price can be told.
 */
export function presentSettings(rows: readonly SettingRow[], siteUrl: string): Configuracoes {
  const stored = Object.fromEntries(rows.map(({ chave, valor }) => [chave, valor])) as Configuracoes;
  const missing = PARTS.filter((part) => stored[part] === undefined);
  if (missing.length > 0) throw new Error(`the shop has no settings ${missing.join(', ')}`);
  const { geral } = stored.sistema;
  return {
    ...stored,
    sistema: { ...stored.sistema, geral: { ...geral, site: { ...geral.site, url: siteUrl } } },
  };
}

const PARTS = ['google', 'sistema', 'pagamento', 'integracoes', 'seo', 'paises'] as const;
