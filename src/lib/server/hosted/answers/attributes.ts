/** `unico` and `simples` of a product (platform contract 2.7, 6.2). */
import { z } from 'zod';
import type { Empty } from '#lib/contract/empty.ts';
import type { Atributos, Simples, Unico, ValorSimples, ValorUnico } from '#lib/contract/product.ts';
import { imagem } from './media.ts';
import { note, ours } from './notes.ts';
import { carrinhoProduto } from './payload.ts';
import { neededRota, placed } from './place.ts';
import { precos } from './prices.ts';
import {
  address,
  choice,
  entriesOf,
  fields,
  flag,
  isFields,
  list,
  neededNumber,
  neededText,
  nothing,
  number,
  optional,
  orEmpty,
  type Reading,
  run,
  text,
} from './reading.ts';

const valorUnico = placed({
  idAtributoValor: number(),
  label: neededText(),
  imagem: address(),
  imagemOriginal: address(),
  produto: fields({
    id: number(),
    estoque: number(),
    estoqueMarketplace: number(),
    status: choice('disponivel', 'indisponivel', 'sobConsulta'),
    midias: fields({ imagens: list(imagem) }),
    atributoSimples: nothing(),
  }),
  rota: neededRota,
  url: address(),
  selecionado: flag(),
}) satisfies Reading<ValorUnico>;

const unico = fields({
  id: text(),
  nome: text(),
  tipo: choice('texto', 'imagem'),
  valores: list(valorUnico),
}) satisfies Reading<Unico>;

const valorSimples = fields({
  idAtributoValor: neededNumber(),
  sku: text(),
  ean: ours(optional(text())),
  label: neededText(),
  imagem: address(),
  imagemOriginal: address(),
  estoque: number(),
  estoqueMarketplace: number(),
  descontoAdicional: number(),
  precos,
  carrinho: orEmpty(carrinhoProduto),
  selecionado: flag(),
}) satisfies Reading<ValorSimples>;

const simples = fields({
  id: text(),
  nome: text(),
  tipo: choice('texto', 'imagem'),
  valores: list(valorSimples),
}) satisfies Reading<Simples>;

/** An attribute without values is none. Where none says what it costs, each costs what the product does. */
export const atributos = note(
  z.transform((given: unknown): Atributos | Empty => {
    if (!isFields(given)) return {};
    const one = read(unico, given.unico);
    const several = read(simples, given.simples);
    return { ...(one && { unico: one }), ...(several && { simples: several }) };
  }) as Reading<Atributos | Empty>,
  { kind: 'fields', shape: { unico: optional(unico), simples: optional(simples) } },
);

function read<T extends { readonly valores: readonly unknown[] }>(
  reading: Reading<T>,
  given: unknown,
): T | undefined {
  if (!isFields(given) || entriesOf(given.valores).length === 0) return undefined;
  const { value } = run(reading, given);
  return value.valores.length > 0 ? value : undefined;
}
