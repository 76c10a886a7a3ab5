/** Orders in the columns in which Bling and Tiny take them. */
import { describe, expect, it } from 'vitest';
import type { PedidoAFaturar } from '#lib/contract/unbilled-orders.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { sheetHead, sheetLines, sheetOf } from '#lib/server/panel/unbilled-sheets.ts';

const item = {
  ...{ codigo: 'CAMISA-P', nome: 'Camisa "lisa"', atributos: 'Tamanho: P', quantidade: 2 },
  ...{ preco: centavos(5990), total: centavos(11980), ncm: '61091000', cest: '', origem: '0' },
  ...{ unidade: '', gtin: '' },
};
const ORDER: PedidoAFaturar<Centavos> = {
  numero: 1042,
  data: '2026-11-23T12:00:00.000Z',
  comprador: {
    ...{ nome: '=Obra Nova', pessoa: 'j', documento: '12ABC34501DE35', inscricaoEstadual: 'ISENTO' },
    ...{ email: 'compras@exemplo.test', telefone: '11955550100' },
  },
  indicadorIe: 2,
  endereco: {
    ...{
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      numero: '1',
      complemento: '',
      bairro: 'Bela Vista',
    },
    ...{ cidade: 'São Paulo', uf: 'SP' },
  },
  pedidoCompra: 'PC-2026/118',
  formaPagamento: 'pix',
  frete: centavos(1850),
  desconto: centavos(1000),
  produtos: centavos(11980),
  total: centavos(12830),
  itens: [item, { ...item, codigo: 'MEIA', nome: 'Meia', atributos: '', unidade: 'PAR' }],
};

function rows(of: 'bling' | 'tiny', separator: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...lines] = [sheetHead(of), ...sheetLines(of, ORDER)].map((line) => {
    expect(line).toMatch(/^".*"\r\n$/);
    return line
      .slice(1, -3)
      .split(`"${separator}"`)
      .map((cell) => cell.replaceAll('""', '"'));
  });
  for (const line of lines) expect(line).toHaveLength(head.length);
  return lines.map((line) => Object.fromEntries(head.map((name, place) => [name, line[place] ?? ''])));
}

describe('orders to be billed', () => {
  it('stand in the 41 columns of Bling, a line for each item, what is of the order on each', () => {
    const [first, second] = rows('bling', ';');
    expect(Object.keys(first ?? {})).toHaveLength(41);
    expect(first).toMatchObject({
      'Número pedido': '1042',
      'Nome Comprador': "'=Obra Nova",
      Data: '23/11/2026',
      'CPF/CNPJ Comprador': '12.ABC.345/01DE-35',
      'CEP Entrega': '01310-100',
      Produto: 'Camisa "lisa" (Tamanho: P)',
      SKU: 'CAMISA-P',
      Un: 'UN',
      Quantidade: '2',
      'Valor Unitário': '59,90',
      'Valor Total': '119,80',
      'Total Pedido': '128,30',
      'Valor Frete Pedido': '18,50',
      'Valor Desconto Pedido': '10,00',
      Observações: 'Pedido de compra: PC-2026/118',
      'Forma Pagamento': 'Pix',
    });
    expect(second).toMatchObject({
      'Número pedido': '1042',
      SKU: 'MEIA',
      Un: 'PAR',
      'Total Pedido': '128,30',
    });
  });

  it('stand in the 46 columns of Tiny', () => {
    const [first] = rows('tiny', ',');
    expect(Object.keys(first ?? {})).toHaveLength(46);
    expect(first).toMatchObject({
      ID: '',
      'Número do pedido': '1042',
      'Tipo de Pessoa': 'J',
      'CPF/CNPJ': '12.ABC.345/01DE-35',
      'RG/IE': 'ISENTO',
      Município: 'São Paulo',
      'Desconto pedido (% ou valor)': '10,00',
      Frete: '18,50',
      'Valor unitário': '59,90',
      'Número da ordem de compra': 'PC-2026/118',
      'CEP entrega': '01310-100',
      'Código (SKU)': 'CAMISA-P',
    });
  });

  it('are of no other program', () => {
    expect(['bling', 'tiny', 'toString', '', null].map(sheetOf)).toEqual([
      ...['bling', 'tiny'],
      ...[undefined, undefined, undefined],
    ]);
  });

  it('run nothing where a program parts them at the separator of the other', () => {
    const nome = 'Ana;=1+1;@x, -1,+2';
    const order = { ...ORDER, comprador: { ...ORDER.comprador, nome } };
    expect(sheetLines('tiny', order)[0]).toContain(`"Ana;'=1+1;'@x, -1,+2"`);
    expect(sheetLines('bling', order)[0]).toContain(`"Ana;=1+1;@x, -1,'+2"`);
  });
});
