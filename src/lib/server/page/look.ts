/** The sheet of how a shop looks, with its hash for the policy of every page. */
import type { Configuracoes } from '#lib/contract/settings.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { appearanceCss, appearanceOf } from '#lib/domain/shop/appearance.ts';
import { cspHash } from '../http/headers.ts';

export function lookOf({ aparencia }: Pick<Configuracoes, 'aparencia'>): Pick<Shell, 'look'> {
  const css = appearanceCss(appearanceOf(aparencia));
  return css === '' ? {} : { look: { css, hash: cspHash(css) } };
}

/** By which the panel is known as this shop's. */
export type ShopMarks = Pick<Shell, 'look'> & {
  readonly nome: string;
  readonly aparencia?: Configuracoes['aparencia'] | undefined;
};

export function marksOf({ configuracoes, look }: Pick<Shell, 'configuracoes' | 'look'>): ShopMarks {
  return { nome: configuracoes.sistema.geral.site.nome, aparencia: configuracoes.aparencia, look };
}
