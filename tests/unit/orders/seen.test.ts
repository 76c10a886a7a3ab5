/** What has changed since a page was seen, thing by thing. */
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { changesSince, writeSeen } from '#lib/domain/orders/seen-order.ts';

type Review = Parameters<typeof writeSeen>[0];
const item = (nome: string, sku: string, quantidade = 1, por = 1000) => ({
  ...{ nome, sku, quantidade, precos: { precoPor: centavos(por) } },
});
const frete = (id: string, valor = 500, prazo = 'amanhã') => ({
  id,
  label: id,
  valor: centavos(valor),
  prazo,
});
const review = (
  change: Partial<Review['carrinho']> = {},
  fretes = [frete('sedex'), frete('pac')],
): Review => ({
  servico: 'sedex',
  carrinho: { itens: [item('Cabo', 'A-1')], promocoes: [], cupom: null, ...change },
  cotacao: { fretes },
});
const since = (before: Review, now: Review, ticked = '') => changesSince(writeSeen(before), ticked, now);

describe('since a page was seen', () => {
  it('a coupon and an offer came, went or are worth something else', () => {
    const promocoes = [{ nome: 'Leve 3', desconto: centavos(100) }];
    const cupom = { hash: 'DEZ', desconto: centavos(200) };
    const [bare, full] = [review(), review({ promocoes, cupom })];
    expect(since(full, full)).toEqual([]);
    expect(since(bare, full)).toEqual([
      { of: 'promocao', kind: 'new', name: 'Leve 3' },
      { of: 'cupom', kind: 'new', name: 'DEZ' },
    ]);
    expect(since(full, bare)).toEqual([
      { of: 'promocao', kind: 'gone', name: 'Leve 3' },
      { of: 'cupom', kind: 'gone', name: 'DEZ' },
    ]);
    expect(since(full, review({ promocoes, cupom: { ...cupom, desconto: centavos(150) } }))).toEqual([
      { of: 'cupom', kind: 'amount', name: 'DEZ', before: 200, now: 150 },
    ]);
  });

  it('a coupon is not a product of the same name', () => {
    const before = review({ itens: [item('DEZ', 'DEZ', 1, 200)] });
    const now = review({ itens: [], cupom: { hash: 'DEZ', desconto: centavos(200) } });
    expect(since(before, now)).toEqual([
      { of: 'item', kind: 'gone', name: 'DEZ' },
      { of: 'cupom', kind: 'new', name: 'DEZ' },
    ]);
  });

  it('a product without a code is told by its name', () => {
    const before = review({ itens: [item('Cabo', ''), item('Plugue', '')] });
    expect(since(before, before)).toEqual([]);
    expect(since(before, review({ itens: [item('Plugue', '', 3)] }))).toEqual([
      { of: 'item', kind: 'gone', name: 'Cabo' },
      { of: 'item', kind: 'quantity', name: 'Plugue', before: 1, now: 3 },
    ]);
  });

  it('of deliveries the ticked one counts, the first choice where none was', () => {
    const now = review({}, [frete('sedex', 600), frete('pac', 500, 'sexta')]);
    expect(since(review(), now)).toEqual([
      { of: 'frete', kind: 'amount', name: 'sedex', before: 500, now: 600 },
    ]);
    expect(since(review(), now, 'pac')).toEqual([{ of: 'frete', kind: 'term', name: 'pac', term: 'sexta' }]);
  });

  it('nothing is said of what a form of another kind brings', () => {
    for (const form of [
      'item\tA-1\tCabo\tx1\t1',
      'item\tA-1\tCabo\t1x\t1',
      'item\tA-1\tCabo\t12345678901\t1',
    ])
      expect(changesSince(form, '', review())).toEqual([]);
    expect(
      changesSince('lixo\nitem\tA-1\tCabo\t900\t1\nfrete\tsedex\tsedex\t500\tamanhã', '', review()),
    ).toEqual([{ of: 'item', kind: 'amount', name: 'Cabo', before: 900, now: 1000 }]);
  });
});
