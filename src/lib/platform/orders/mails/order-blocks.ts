/** What a letter tells of an order: its lines, what they come to, how it is paid and where it goes. */
import type { Pedido } from '#lib/contract/order.ts';
import { formatCep } from '#lib/domain/kernel/cep.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { formatPhone } from '#lib/domain/kernel/phone.ts';
import { formatTaxId } from '#lib/domain/kernel/tax-id.ts';
import type { Block, Row } from '#lib/domain/mail/blocks.ts';
import { cashSaving } from '#lib/domain/payments/order-total.ts';
import { streetLine, townLine } from '#lib/domain/shop/postal-address.ts';
import { facts, money, oneLine } from '#lib/platform/mail/mail.ts';

/** `due`: the day on which its invoice is, '' where there is none. */
export type ToldOrder = Pedido<Centavos> & { readonly due: string };

const WAYS: Readonly<Record<Pedido['pagamento'], string>> = {
  pix: 'Pix',
  boleto: 'boleto',
  cartao: 'cartão de crédito',
  combinar: 'a combinar com a loja',
  retirada: 'na retirada',
  faturado: 'faturado',
  gratis: 'nada a pagar',
};

export function orderBlocks(order: ToldOrder): readonly Block[] {
  const { due, endereco, local, observacao, pagamento, pedidoCompra, retirada } = order;
  const { solicitante, aprovador } = order;
  const place = [
    oneLine(streetLine(endereco)),
    oneLine(`${townLine(endereco)}, CEP ${formatCep(endereco.cep)}`),
  ]
    .filter(Boolean)
    .join('\n');
  return [
    { kind: 'rows', rows: [...lineRows(order), ...sumRows(order)] },
    facts({ Pagamento: `${WAYS[pagamento]}${due === '' ? '' : `, vence em ${due}`}` }),
    ...(local === null ? [] : [{ kind: 'text', text: 'Retirada na loja.' } as const, placeFacts(local)]),
    { kind: 'facts', facts: [{ name: retirada ? 'Endereço do comprador' : 'Entrega', value: place }] },
    facts({ 'Pedido de compra': pedidoCompra, 'Pedido por': solicitante, 'Aprovado por': aprovador }),
    { kind: 'facts', facts: [{ name: 'Observação', value: observacao }] },
  ];
}

/** Where and when an order is collected. */
export function placeFacts(local: Pedido['local']): Block {
  const { endereco = '', horario = '' } = local ?? {};
  return facts({ Endereço: endereco, Horário: horario });
}

function lineRows({ linhas }: ToldOrder): readonly Row[] {
  return linhas.map(({ quantidade, nome, atributos, sku, total }) => ({
    name: `${quantidade} x ${nome}${atributos === '' ? '' : ` (${atributos})`}`,
    note: sku === '' ? '' : `cód. ${sku}`,
    value: money(total),
  }));
}

function sumRows(order: ToldOrder): readonly Row[] {
  const { descontos, frete, pagamento } = order;
  const saved = cashSaving(order);
  const less = (name: string, value: number): Row => ({ name, note: '', value: `-${money(value)}` });
  return [
    ...descontos.map(({ nome, valor }) => less(nome, valor)),
    {
      name: `Frete (${frete.label}, ${frete.prazo.toLowerCase()})`,
      note: '',
      value: frete.valor === 0 ? 'grátis' : money(frete.valor),
    },
    ...(saved > 0 ? [less(`Desconto no ${WAYS[pagamento]}`, saved)] : []),
    { name: 'Total', note: '', value: money(order.cobrado), isTotal: true },
  ];
}

/** Who bought, for the shop. */
export function buyerBlock({ comprador }: ToldOrder): Block {
  const { nome, documento, inscricaoEstadual, email, telefone } = comprador;
  return facts({
    Comprador: nome,
    'CPF ou CNPJ': formatTaxId(documento),
    'Inscrição estadual': inscricaoEstadual,
    'E-mail': email,
    Telefone: formatPhone(telefone),
  });
}
