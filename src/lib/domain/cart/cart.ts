/** How a cart line is shown and told apart (specification, sections 3 and 9; platform contract 6.3). */

import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';

/** Everything that makes a line itself; its quantity does not. */
export type LineIdentity = {
  readonly tipo: string;
  readonly hash: {
    readonly idProduto: number;
    readonly idAtributoSimples: number;
    readonly idUnidadeVenda: number;
    readonly idArmazem: number;
    readonly adicional: string;
  };
};

/** What the lines cost before anything is taken off the whole. */
export function linesTotal(itens: readonly { readonly precos: { readonly total: Centavos } }[]): Centavos {
  return centavos(itens.reduce((sum, { precos }) => sum + precos.total, 0));
}

/** Undefined where a line does not say what it costs: part of a sum is none. */
export function knownTotal(
  itens: readonly { readonly precos: { readonly total: Centavos } }[],
): Centavos | undefined {
  return itens.every(({ precos }) => precos.total > 0) ? linesTotal(itens) : undefined;
}

const LONGEST_NAME = 58;
const CUT_NAME = 55;

/** A name longer than 58 characters is cut to 55 and an ellipsis. */
export function shortName(nome: string): string {
  const characters = [...nome];
  return characters.length > LONGEST_NAME ? `${characters.slice(0, CUT_NAME).join('').trimEnd()}…` : nome;
}

/** The small picture of a line, whose own is the medium one; `fallback` when it has none. */
export function thumbnail(imagem: string, fallback: string): string {
  return imagem === '' ? fallback : imagem.replace('/m_', '/s_');
}

export function lineKey({ tipo, hash }: LineIdentity): string {
  const { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional } = hash;
  return [tipo, idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional].join(':');
}

/** The line a key was made of; undefined for another text, and for a line with something of the visitor's own in it. */
export function readLineKey(key: string): LineIdentity | undefined {
  const found = /^(produto|lista):(\d{1,10}):(\d{1,10}):(\d{1,10}):(\d{1,10}):$/.exec(key);
  if (!found) return undefined;
  const [idProduto = 0, idAtributoSimples = 0, idUnidadeVenda = 0, idArmazem = 0] = found
    .slice(2)
    .map(Number);
  return {
    tipo: found[1] ?? '',
    hash: { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional: '' },
  };
}
