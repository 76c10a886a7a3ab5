/** Platform contract 2.7. */
import { z } from 'zod';
import { imagens } from './media.ts';
import { agendamentoPreco, precos } from './prices.ts';
import {
  absoluteUrl,
  count,
  digits,
  filled,
  flag,
  id,
  orNothing,
  percent,
  picturePair,
} from './primitives.ts';
import { carrinhoProduto } from './purchase.ts';
import { rota } from './structure.ts';

const tipo = z.enum(['texto', 'imagem']);
export const status = z.enum(['disponivel', 'indisponivel', 'sobConsulta']);

const unico = z.object({
  id: digits,
  nome: filled,
  tipo,
  valores: z.array(
    z.object({
      idAtributoValor: id,
      label: filled,
      ...picturePair,
      produto: z.object({
        id,
        estoque: count,
        estoqueMarketplace: count,
        status,
        midias: z.object({ imagens }),
        atributoSimples: z.union([z.record(z.string(), z.unknown()), z.tuple([])]),
      }),
      rota,
      url: absoluteUrl,
      selecionado: flag,
    }),
  ),
});

const simples = z.object({
  id: digits,
  nome: filled,
  tipo,
  valores: z.array(
    z.object({
      idAtributoValor: id,
      sku: filled,
      label: filled,
      ...picturePair,
      estoque: count,
      estoqueMarketplace: count,
      descontoAdicional: percent,
      precos,
      AgendamentoPreco: agendamentoPreco.optional(),
      carrinho: orNothing(carrinhoProduto),
      selecionado: flag,
      listaPresente: z.array(z.number()).optional(),
    }),
  ),
});

export const atributos = z.union([
  z.tuple([]),
  z.object({ unico: unico.optional(), simples: simples.optional() }),
]);
