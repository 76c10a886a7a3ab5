/** Who has reseller prices: nobody but an approved reseller, and how one is approved. */
import { describe, expect, it } from 'vitest';
import { getCart } from '#lib/api/checkout.ts';
import { reviewOrder } from '#lib/api/order.ts';
import { askToResell } from '#lib/api/reseller.ts';
import { getProductDetail } from '#lib/api/url.ts';
import type { Produto } from '#lib/contract/product.ts';
import {
  approveReseller,
  refuseReseller,
  waitingResellers,
} from '#lib/platform/accounts/queries/resellers.ts';
import { person, post } from '../support/accounts.ts';
import { mailsOf } from '../support/mails.ts';
import {
  approve,
  COMMON,
  fill,
  OWN,
  openResale,
  priceOf,
  product,
  store,
  visitorAs,
} from '../support/openings/resale.ts';
import type { Visitor } from '../support/store.ts';

openResale();

const DAY = 86_400_000;

describe('nobody else', () => {
  it.each([
    ['a visitor', async () => store.visitor()],
    ['another customer', () => visitorAs('cliente')],
    ['a company', () => visitorAs('empresa')],
    ['a seller of the shop', () => visitorAs('vendas')],
    [
      'a reseller who is not approved',
      async () => {
        await approve(false, 15);
        return visitorAs('revenda');
      },
    ],
    [
      'a reseller without a discount',
      async () => {
        await approve(true, 0);
        return visitorAs('revenda');
      },
    ],
  ])('has them: not %s', async (_, come) => {
    // Somebody who has them asks first.
    expect(await priceOf(await visitorAs('revenda'))).toBe(OWN);
    const visitor = await come();
    const { conteudo } = await getProductDetail(visitor.api, `/${product.slug}`);
    expect(conteudo.precos).toMatchObject({ de: 0, por: COMMON });
    expect(conteudo.precos).not.toHaveProperty('revenda');
    expect((await fill(visitor)).itens[0]?.precos).toMatchObject({ precoPor: COMMON, tipo: 'normal' });
  });

  it('has them once the approval is taken back, also in a cart that is filled and an order under way', async () => {
    const visitor = await visitorAs('revenda');
    await fill(visitor);
    const { versao } = await reviewOrder(visitor.api);
    await approve(false, 15);
    expect(await priceOf(visitor)).toBe(COMMON);
    expect((await getCart(visitor.api)).itens[0]?.precos.precoPor).toBe(COMMON);
    const sent = await visitor.fetch('/api/v2/vitrine/order', {
      method: 'POST',
      body: JSON.stringify({ chave: 'uma', versao, pagamento: 'combinar', observacao: '' }),
    });
    expect(sent.status).toBe(409);
  });

  it('has them after a logout', async () => {
    const visitor = await visitorAs('revenda');
    expect(await priceOf(visitor)).toBe(OWN);
    await post(visitor, 'checkout/logout');
    expect(await priceOf(visitor)).toBe(COMMON);
  });

  it('has them where a login has ended, though the cart stays, nor learns of them by what the cart says', async () => {
    const visitor = await visitorAs('revenda');
    await fill(visitor);
    store.later(8 * DAY);
    const { itens, mensagens } = await getCart(visitor.api);
    expect(itens[0]?.precos.precoPor).toBe(COMMON);
    expect(mensagens).toEqual([]);
    expect(await priceOf(visitor)).toBe(COMMON);
  });

  it('has them in the feed, which is the same for the reseller', async () => {
    const feed = async (visitor: Visitor) =>
      (
        (await (await visitor.fetch('/api/v2/front/feed/products?limit=100')).json()) as {
          readonly produtos: readonly Produto[];
        }
      ).produtos;
    const own = await feed(await visitorAs('revenda'));
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(await feed(store.visitor()));
  });
});

describe('becoming a reseller', () => {
  const standing = async (visitor: Visitor) =>
    (await visitor.fetch('/api/v2/vitrine/account/reseller')).json();

  it('is asked for, waits for the shop, and is approved with a discount or turned down', async () => {
    const visitor = await visitorAs('empresa');
    const { email } = person('empresa');
    const none = { situacao: 'nenhuma', pedidoEm: '', desconto: 0, representantes: [] };
    expect(await standing(visitor)).toEqual(none);
    await askToResell(visitor.api, { newsletter: false, sms: false });
    const pedidoEm = store.clock.now.toISOString();
    expect(await standing(visitor)).toEqual({ ...none, situacao: 'pedida', pedidoEm });
    expect(await priceOf(visitor)).toBe(COMMON);
    expect((await waitingResellers(store.db)).map((row) => row.email)).toEqual([email]);

    expect(await approveReseller(store.db, email, 20)).toBe(true);
    expect(await standing(visitor)).toMatchObject({ situacao: 'aprovada', desconto: 20 });
    expect(await priceOf(visitor)).toBe(8000);
    expect(await waitingResellers(store.db)).toEqual([]);

    expect(await refuseReseller(store.db, email)).toBe(true);
    expect(await standing(visitor)).toEqual(none);
    expect(await priceOf(visitor)).toBe(COMMON);
    expect(await approveReseller(store.db, 'ninguem@demo.test', 20)).toBe(false);
  });

  it.each([
    ['a company', 'j', '11.222.333/0001-81', 'ISENTO', 'pedida'],
    ['no person', 'f', '529.982.247-25', '', 'nenhuma'],
  ] as const)(
    'is asked for with the sign-up by %s',
    async (_, pessoa, cpfCnpj, inscricaoEstadual, situacao) => {
      const senha = 'sete cabos bem longos';
      const sent = await store.visitor().fetch('/api/v2/vitrine/account', {
        method: 'POST',
        body: JSON.stringify({
          ...{ pessoa, cpfCnpj, inscricaoEstadual, senha, revenda: true },
          nomeRazao: 'Palco Norte',
          email: 'palco@example.test',
          telefone: '(11) 91234-5678',
          endereco: {
            ...{ cep: '01310100', logradouro: 'Avenida Paulista', numero: '1000' },
            ...{ bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
          },
        }),
      });
      expect(sent.status).toBe(200);
      await store.platform.settled();
      const [, token] = /confirmar=([\w-]+)/.exec((await mailsOf(store)).at(-1) ?? '') ?? [];
      const visitor = store.visitor();
      const opened = await visitor.fetch('/api/v2/vitrine/account/confirm', {
        method: 'POST',
        body: JSON.stringify({ token, senha }),
      });
      expect(opened.status).toBe(200);
      expect(await standing(visitor)).toMatchObject({ situacao, desconto: 0 });
      expect(await priceOf(visitor)).toBe(COMMON);
    },
  );

  it('shows nobody who is not logged in how somebody stands', async () => {
    expect((await store.visitor().fetch('/api/v2/vitrine/account/reseller')).status).toBe(401);
  });
});
