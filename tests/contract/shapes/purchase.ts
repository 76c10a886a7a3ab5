/** Platform contract 2.8: a payload a client posts as it is to buy. */
import { z } from 'zod';
import { absoluteUrl, digits, filled, text } from './primitives.ts';

const item = z.object({
  idProduto: digits,
  idAtributoSimples: digits,
  idUnidadeVenda: digits,
  idArmazem: digits,
  quantidade: digits,
  adicional: text,
  parametros: text,
});

/** What calls of section 4.10 give back: only what is posted. */
export const payload = z.object({ tipo: z.enum(['produto', 'lista']), itens: z.array(item).min(1) });

export const carrinhoProduto = payload.extend({ hash: filled, url: absoluteUrl });
