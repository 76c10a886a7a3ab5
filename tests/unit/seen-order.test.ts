/** What a form says of the page it stood on, against what would be ordered now. */
import { expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { changesSince, writeSeen } from '#lib/domain/orders/seen-order.ts';
import { orderChangeText } from '#lib/text/order-changes.ts';

const item = (change: object = {}) => ({
  ...{ nome: 'Cabo\tHDMI', sku: 'A-1', quantidade: 2, precos: { precoPor: centavos(1000) } },
  ...change,
});
const frete = (change: object = {}) => ({
  ...{ id: 'sedex', label: 'Sedex', valor: centavos(500), prazo: 'Chega até quinta, 26/11' },
  ...change,
});
const review = ({ itens = [item()], fretes = [frete(), frete({ id: 'pac', label: 'PAC' })] } = {}) => ({
  servico: 'sedex',
  carrinho: { itens, promocoes: [], cupom: { hash: 'DEZ', desconto: centavos(200) } },
  cotacao: { fretes },
});
const seen = writeSeen(review());
const said = (now: ReturnType<typeof review>, form = seen) =>
  changesSince(form, 'sedex', now).map((change) => orderChangeText(change).replaceAll('\u00a0', ' '));

it('says nothing of what is as it was, nor of a delivery that was not ticked', () => {
  expect(said(review())).toEqual([]);
  expect(
    said(review({ fretes: [frete(), frete({ id: 'pac', label: 'PAC', valor: centavos(900) })] })),
  ).toEqual([]);
});

it('names what is otherwise, gone and new', () => {
  const raised = item({ quantidade: 3, precos: { precoPor: centavos(0) } });
  expect(said(review({ itens: [raised] }))).toEqual([
    'O preço de “Cabo\tHDMI” passou de R$ 10,00 para R$ 0,00.',
    'A quantidade de “Cabo\tHDMI” passou de 2 para 3.',
  ]);
  expect(said(review({ itens: [item({ sku: 'B-2', nome: 'Plugue' })] }))).toEqual([
    '“Cabo HDMI” saiu do carrinho.',
    '“Plugue” entrou no carrinho.',
  ]);
  expect(said(review({ fretes: [frete({ prazo: 'Chega até sexta, 27/11' })] }))).toEqual([
    'O prazo da entrega “Sedex” mudou: chega até sexta, 27/11.',
  ]);
  expect(said(review({ fretes: [] }))).toEqual(['A forma de entrega “Sedex” não está mais disponível.']);
});

it('reads whatever a form brings, and says nothing where it says nothing', () => {
  for (const form of ['', 'item', '\t\t\t', 'cupom\tDEZ\tDEZ\t1e9\t', 'outro\tA\tA\t1\t1'])
    expect(said(review(), form)).toEqual([]);
});
