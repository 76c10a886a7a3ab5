/** The cart (platform contract 2.10). */
import { z } from 'zod';
import type {
  AtributoItem,
  Carrinho,
  CupomCarrinho,
  Hash,
  ItemCarrinho,
  Mensagem,
  Promocao,
} from '#lib/contract/checkout.ts';
import { note, ours } from './notes.ts';
import { parcelamento, round } from './prices.ts';
import {
  address,
  choice,
  echoed,
  fields,
  flag,
  html,
  isFields,
  list,
  money,
  neededMoney,
  neededNumber,
  neededText,
  number,
  optional,
  type Reading,
  readNumber,
  run,
  text,
} from './reading.ts';

/** Names the line when it is sent back, so what is not known of it stays. */
const hash = echoed({
  idProduto: neededNumber(),
  idAtributoSimples: number(),
  idUnidadeVenda: number(),
  idArmazem: number(),
  quantidade: number(1),
  adicional: text(),
}) satisfies Reading<Hash>;

const atributoItem = fields({
  atributo: fields({ id: number(), label: text(), tipo: text() }),
  atributoValor: fields({ id: number(), label: neededText(), imagem: address() }),
}) satisfies Reading<AtributoItem>;

const atributos = fields({ unico: optional(atributoItem), simples: optional(atributoItem) });

const lineShape = {
  nome: neededText(),
  sku: text(),
  tipo: choice('produto', 'lista'),
  conjunto: flag(),
  quantidade: number(1),
  precos: fields({
    precoDe: money(),
    precoPor: money(),
    descontoVista: number(),
    vista: ours(optional(money())),
    total: money(),
    tipo: text(),
  }),
  imagem: address(),
  atributos,
  hash,
  rota: ours(text()),
};
const line = fields(lineShape);

/** A line says what it costs by its price or its total; by neither, 0, which is shown as no price. */
const item = note(
  z.transform((given: unknown, context) => {
    const { value, issues } = run(line, given);
    context.issues.push(...(issues as z.core.$ZodRawIssue[]));
    const { quantidade, precos } = value;
    const raw = isFields(given) && isFields(given.precos) ? given.precos : {};
    const units = quantidade > 0 ? quantidade : 1;
    const precoPor = readNumber(raw.precoPor) ?? (readNumber(raw.total) ?? 0) / units;
    const total = readNumber(raw.total) ?? precoPor * quantidade;
    return { ...value, precos: { ...precos, precoPor: round(precoPor), total: round(total) } };
  }) as Reading<ItemCarrinho>,
  { kind: 'fields', shape: lineShape },
);

const mensagem = fields({ tipo: text('erro'), mensagem: html() }) satisfies Reading<Mensagem>;

const promocao = fields({
  id: number(),
  tipo: choice('combinacao', 'orcamento'),
  nome: text(),
  quantidade: number(1),
  desconto: neededMoney(),
}) satisfies Reading<Promocao>;

const cupom = fields({
  hash: neededText(),
  tipo: choice('porcentagem', 'valor', 'frete'),
  desconto: money(),
}) satisfies Reading<CupomCarrinho>;

const cupomOrNull = note(
  z.transform((given: unknown) => {
    const { value, issues } = run(cupom, given);
    return issues.length > 0 ? null : value;
  }) as Reading<CupomCarrinho | null>,
  { kind: 'fields', of: cupom, nullable: true },
);

const cartShape = {
  itens: list(item),
  quantidadeItens: number(),
  quantidadeTotal: number(),
  quantidadePontos: number(),
  mensagens: list(mensagem),
  subtotal: fields({
    valor: money(),
    descontoVista: fields({ valor: money(), porcentagem: number(), desconto: money() }),
    parcelamento: list(parcelamento),
  }),
  promocoes: ours(list(promocao)),
  cupom: ours(cupomOrNull),
};
const cart = fields(cartShape);

/** What the totals do not say, the lines do. */
export const carrinho = note(
  z.transform((given: unknown, context) => {
    const { value, issues } = run(cart, given);
    context.issues.push(...(issues as z.core.$ZodRawIssue[]));
    const said = isFields(given) ? given : {};
    const sub = isFields(said.subtotal) ? said.subtotal : {};
    const cash = isFields(sub.descontoVista) ? sub.descontoVista : {};
    const { itens, subtotal } = value;
    const sum = (of: (one: ItemCarrinho) => number): number => itens.reduce((all, one) => all + of(one), 0);
    const isPriced = itens.every(({ precos }) => precos.total > 0);
    const valor = round(readNumber(sub.valor) ?? (isPriced ? sum(({ precos }) => precos.total) : 0));
    const desconto = round(readNumber(cash.desconto) ?? valor - (readNumber(cash.valor) ?? valor));
    const vista = {
      ...subtotal.descontoVista,
      desconto,
      valor: round(readNumber(cash.valor) ?? valor - desconto),
    };
    return {
      ...value,
      quantidadeItens: readNumber(said.quantidadeItens) ?? itens.length,
      quantidadeTotal: readNumber(said.quantidadeTotal) ?? sum(({ quantidade }) => quantidade),
      subtotal: { ...subtotal, valor, descontoVista: vista },
    };
  }) as Reading<Carrinho>,
  { kind: 'fields', shape: cartShape },
);
