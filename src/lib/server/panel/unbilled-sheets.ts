/** Orders to be billed in the columns in which Bling and Tiny (Olist) take a sheet of orders: a line for each item. */
import type { ItemAFaturar, PedidoAFaturar } from '#lib/contract/unbilled-orders.ts';
import { formatCep } from '#lib/domain/kernel/cep.ts';
import { formatDate } from '#lib/domain/kernel/dates.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { formatTaxId } from '#lib/domain/kernel/tax-id.ts';
import { METHODS } from '#lib/domain/payments/methods.ts';
import { writeAmount } from '#lib/domain/sheets/amount.ts';
import { quotedLine } from '#lib/domain/sheets/csv.ts';
import { orderText } from '#lib/text/order.ts';
import { methodText } from '#lib/text/order-payment.ts';

type Order = PedidoAFaturar<Centavos>;
type Item = ItemAFaturar<Centavos>;
/** By heading; a heading that is left out stays empty. */
type Cells = Readonly<Record<string, string>>;

/** Of Bling's model of orders, semicolons between them. */
const BLING = [
  ...['Número pedido', 'Nome Comprador', 'Data', 'CPF/CNPJ Comprador', 'Endereço Comprador'],
  ...['Bairro Comprador', 'Número Comprador', 'Complemento Comprador', 'CEP Comprador', 'Cidade Comprador'],
  ...['UF Comprador', 'Telefone Comprador', 'Celular Comprador', 'E-mail Comprador', 'Produto', 'SKU', 'Un'],
  ...['Quantidade', 'Valor Unitário', 'Valor Total', 'Total Pedido', 'Valor Frete Pedido'],
  ...['Valor Desconto Pedido', 'Outras despesas', 'Nome Entrega', 'Endereço Entrega', 'Número Entrega'],
  ...['Complemento Entrega', 'Cidade Entrega', 'UF Entrega', 'CEP Entrega', 'Bairro Entrega'],
  ...['Transportadora', 'Serviço', 'Tipo Frete', 'Observações', 'Qtd Parcela', 'Data Prevista', 'Vendedor'],
  ...['Forma Pagamento', 'ID Forma Pagamento'],
] as const;

/** Of Tiny's model of orders, commas between them. */
const TINY = [
  ...['ID', 'Número do pedido', 'Data', 'Data prevista', 'ID contato', 'Nome do contato*', 'Tipo de Pessoa'],
  ...['CPF/CNPJ', 'RG/IE', 'CEP', 'Município', 'UF', 'Endereço', 'Endereço Nro', 'Complemento', 'Bairro'],
  ...['Fone', 'Celular', 'e-mail', 'Desconto pedido (% ou valor)', 'Frete', 'Observações', 'Situação'],
  ...['ID produto', 'Descrição', 'Quantidade', 'Valor unitário', 'Desconto item %', 'Código de rastreamento'],
  ...['Número da ordem de compra', 'Vendedor', 'Despesas', 'Desconto do pedido rateado'],
  ...['Frete pedido rateado', 'Despesas pedido rateado', 'Destinatário', 'CPF/CNPJ entrega', 'CEP entrega'],
  ...['Município entrega', 'UF entrega', 'Endereço entrega', 'Endereço Nro entrega', 'Complemento entrega'],
  ...['Bairro entrega', 'Fone entrega', 'Código (SKU)'],
] as const;

const money = (value: Centavos): string => writeAmount(value, 2);

function productName({ nome, atributos }: Item): string {
  return atributos === '' ? nome : `${nome} (${atributos})`;
}

function purchaseNote({ pedidoCompra }: Order): string {
  return pedidoCompra === '' ? '' : `${orderText.purchase}: ${pedidoCompra}`;
}

function documentOf({ comprador: { documento } }: Order): string {
  return documento === '' ? '' : formatTaxId(documento);
}

function blingCells(order: Order, item: Item): Cells {
  const { comprador, endereco } = order;
  const place = (of: 'Comprador' | 'Entrega'): Cells => ({
    [`Nome ${of}`]: comprador.nome,
    [`Endereço ${of}`]: endereco.logradouro,
    [`Número ${of}`]: endereco.numero,
    [`Complemento ${of}`]: endereco.complemento,
    [`Bairro ${of}`]: endereco.bairro,
    [`CEP ${of}`]: formatCep(endereco.cep),
    [`Cidade ${of}`]: endereco.cidade,
    [`UF ${of}`]: endereco.uf,
  });
  return {
    ...place('Comprador'),
    ...place('Entrega'),
    'Número pedido': String(order.numero),
    Data: formatDate(order.data),
    'CPF/CNPJ Comprador': documentOf(order),
    'Celular Comprador': comprador.telefone,
    'E-mail Comprador': comprador.email,
    Produto: productName(item),
    SKU: item.codigo,
    Un: item.unidade || 'UN',
    Quantidade: String(item.quantidade),
    'Valor Unitário': money(item.preco),
    'Valor Total': money(item.total),
    'Total Pedido': money(order.total),
    'Valor Frete Pedido': money(order.frete),
    'Valor Desconto Pedido': money(order.desconto),
    Observações: purchaseNote(order),
    'Forma Pagamento': wayOf(order),
  };
}

function tinyCells(order: Order, item: Item): Cells {
  const { comprador, endereco } = order;
  const place = (of: '' | ' entrega'): Cells => ({
    [`CEP${of}`]: formatCep(endereco.cep),
    [`Município${of}`]: endereco.cidade,
    [`UF${of}`]: endereco.uf,
    [`Endereço${of}`]: endereco.logradouro,
    [`Endereço Nro${of}`]: endereco.numero,
    [`Complemento${of}`]: endereco.complemento,
    [`Bairro${of}`]: endereco.bairro,
    [`Fone${of}`]: comprador.telefone,
    [`CPF/CNPJ${of}`]: documentOf(order),
  });
  return {
    ...place(''),
    ...place(' entrega'),
    'Número do pedido': String(order.numero),
    Data: formatDate(order.data),
    'Nome do contato*': comprador.nome,
    'Tipo de Pessoa': comprador.pessoa.toUpperCase(),
    'RG/IE': comprador.inscricaoEstadual,
    Celular: comprador.telefone,
    'e-mail': comprador.email,
    'Desconto pedido (% ou valor)': money(order.desconto),
    Frete: money(order.frete),
    Observações: wayOf(order),
    Descrição: productName(item),
    Quantidade: String(item.quantidade),
    'Valor unitário': money(item.preco),
    'Número da ordem de compra': order.pedidoCompra,
    Destinatário: comprador.nome,
    'Código (SKU)': item.codigo,
  };
}

function wayOf({ formaPagamento }: Order): string {
  const method = METHODS.find((one) => one === formaPagamento);
  return method ? methodText[method].name : formaPagamento;
}

type Sheet = {
  readonly columns: readonly string[];
  readonly separator: ',' | ';';
  readonly cells: (order: Order, item: Item) => Cells;
};

const SHEETS = {
  bling: { columns: BLING, separator: ';', cells: blingCells },
  tiny: { columns: TINY, separator: ',', cells: tinyCells },
} as const satisfies Record<string, Sheet>;

export type SheetOf = keyof typeof SHEETS;

export function sheetOf(name: string | null): SheetOf | undefined {
  return name === 'bling' || name === 'tiny' ? name : undefined;
}

export function sheetHead(of: SheetOf): string {
  const { columns, separator } = SHEETS[of];
  return quotedLine(columns, separator);
}

/** What is of the order stands on each of its lines: both programs gather lines by the order's number. */
export function sheetLines(of: SheetOf, order: Order): readonly string[] {
  const { columns, separator, cells }: Sheet = SHEETS[of];
  return order.itens.map((item) => {
    const line = cells(order, item);
    return quotedLine(
      columns.map((column) => line[column] ?? ''),
      separator,
    );
  });
}
