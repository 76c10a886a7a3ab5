/** Platform contract 4.7 to 4.10 and 8.5 to 8.7: what single calls answer. */
import { z } from 'zod';
import { precos } from './prices.ts';
import { count, filled, flag, id, money, text, time } from './primitives.ts';
import { opiniao } from './product.ts';
import { carrinhoProduto, payload } from './purchase.ts';

export const shipment = z.object({
  fretes: z.array(
    z.object({
      id: filled,
      tipo: filled,
      label: filled,
      valor: money,
      prazo: filled,
      entregaAgendada: flag,
    }),
  ),
  restricaoEntrega: text,
  mensagem: text,
  confirmarAte: time.optional(),
});

export const wishlist = z.object({ favoritos: z.array(id) });

const info = z.object({ offset: count, limit: id, exibindo: count, total: count });

export const productEvaluations = z.object({
  media: z.number().min(0).max(5),
  quantidade: count,
  avaliacoes: z.array(opiniao),
  info,
});

const score = z.int().min(1).max(10);
export const storeEvaluations = z.object({
  media: z.number().min(0).max(10),
  quantidade: count,
  avaliacoes: z.array(
    z.object({
      id,
      nome: text,
      data: time,
      experiencia: score,
      atendimento: score,
      satisfacao: flag,
      mensagem: text,
    }),
  ),
  info,
});

export const combination = z.object({
  precos,
  desconto: z.object({ tipo: z.enum(['valor', 'porcentagem']), valor: z.number().min(0) }),
  carrinho: payload,
});

/** With `carrinho: true`. */
export const shop = z.object({ precos, carrinho: carrinhoProduto });
/** A list's purchase promises `tipo` and `itens` only. */
export const listShop = z.object({ precos, carrinho: payload });

/** The contract says only that these exist: an object, never a bare list. */
export const anyObject = z.object({});

/** The shop keeps none. */
export const giftLists = z.object({ listas: z.tuple([]), info });
