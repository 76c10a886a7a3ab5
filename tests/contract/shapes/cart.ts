/** Platform contract 2.10. */
import { z } from 'zod';
import { parcelamento } from './prices.ts';
import { count, filled, flag, id, money, percent, text, urlOrNone } from './primitives.ts';

const attribute = z.object({
  atributo: z.object({ id: z.number(), label: filled, tipo: filled }),
  atributoValor: z.object({ id: z.number(), label: filled, imagem: urlOrNone }),
});

/** Names the line: numbers here, while requests may say them as texts (contract 10.7). */
const hash = z.object({
  idProduto: id,
  idAtributoSimples: count,
  idUnidadeVenda: count,
  idArmazem: count,
  quantidade: id,
  adicional: text,
});

export const item = z.object({
  nome: filled,
  sku: text,
  tipo: z.enum(['produto', 'lista']),
  conjunto: flag,
  quantidade: id,
  precos: z.object({
    precoDe: money,
    precoPor: money,
    descontoVista: percent,
    vista: money.optional(),
    total: money,
    tipo: text,
  }),
  imagem: urlOrNone.refine((path) => path === '' || path.includes('/m_'), 'not of medium size'),
  atributos: z.union([z.tuple([]), z.object({ unico: attribute.optional(), simples: attribute.optional() })]),
  upsell: z.object({ id, localOfeta: text, quantidadeMaxima: count }).optional(),
  hash,
  personalizacao: z.unknown().optional(),
});

export const cart = z
  .object({
    itens: z.array(item),
    quantidadeItens: count,
    quantidadeTotal: count,
    quantidadePontos: count,
    mensagens: z.array(z.object({ tipo: filled, mensagem: filled })),
    subtotal: z.object({
      valor: money,
      descontoVista: z.object({ valor: money, porcentagem: percent, desconto: money }),
      parcelamento,
    }),
    promocoes: z.array(z.unknown()).optional(),
    cupom: z.object({ hash: filled, desconto: money }).nullable(),
  })
  .refine(({ itens, quantidadeItens }) => itens.length === quantidadeItens, 'lines miscounted')
  .refine(
    ({ itens, quantidadeTotal }) =>
      itens.reduce((sum, { quantidade }) => sum + quantidade, 0) === quantidadeTotal,
    'units miscounted',
  );
