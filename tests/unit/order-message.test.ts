import { describe, expect, it } from 'vitest';
import { cartMessage, orderMessage } from '#layouts/parts/order-message.ts';
import { readSkuList } from '#lib/domain/cart/sku-list.ts';
import { centavos } from '#lib/domain/kernel/money.ts';

const line = (nome: string, sku: string, quantidade: number, total: number) =>
  ({ nome, sku, quantidade, precos: { total: centavos(total) } }) as never;
const cart = {
  itens: [line('Cabo HDMI 2 m', 'FS-HD-2', 3, 14_970), line('Kit de rack', '', 1, 5000)],
  promocoes: [{ nome: 'Comprando junto', desconto: centavos(500) }] as never,
  cupom: { hash: 'BEMVINDO', desconto: centavos(1000) } as never,
  total: { valor: centavos(18_470), vista: centavos(17_000) },
  priced: true,
  cash: 'À vista no Pix',
  siteUrl: 'https://loja.example',
};

describe('the message of a cart', () => {
  it('says what each line and the whole cost, what is taken off, and where it is opened again', () => {
    expect(cartMessage(cart).split('\n')).toEqual([
      'Olá! Quero finalizar este pedido:',
      '3x Cabo HDMI 2 m (FS-HD-2): R$ 149,70',
      '1x Kit de rack: R$ 50,00',
      'Comprando junto: −R$ 5,00',
      'Cupom BEMVINDO: −R$ 10,00',
      'Total sem o frete: R$ 184,70',
      'À vista no Pix: R$ 170,00',
      'https://loja.example/checkout/carrinho/?codigos=FS-HD-2%3B3',
    ]);
  });

  it('counts the delivery in where it is chosen', () => {
    const frete = { label: 'Econômica', valor: centavos(1190) };
    const told = cartMessage({ ...cart, frete, total: { valor: centavos(19_660), vista: centavos(19_660) } });
    expect(told).toContain('Frete (Econômica): R$ 11,90\nTotal: R$ 196,60\nhttps://');
  });

  it('has a link whose codes the form of the cart page reads', () => {
    const { searchParams } = new URL(cartMessage(cart).split('\n').at(-1) ?? '');
    const texto = (searchParams.get('codigos') ?? '').split(',').join('\n');
    expect(readSkuList(texto)).toEqual([expect.objectContaining({ sku: 'FS-HD-2', quantidade: 3 })]);
  });

  it('invents no price where a platform says none', () => {
    const itens = [line('Cabo', 'A', 1, 0)];
    const told = cartMessage({
      ...cart,
      itens,
      priced: false,
      total: { valor: centavos(0), vista: centavos(0) },
    });
    expect(told).toContain('1x Cabo (A): calculado ao finalizar');
    expect(told).toContain('Total sem o frete: calculado ao finalizar');
  });
});

it('the message of an order names it, its lines, what it costs by its way to pay, and its page', () => {
  const order = {
    numero: 10_001,
    status: 'recebido' as const,
    retirada: false,
    linhas: [{ nome: 'Cabo', sku: 'A-1', quantidade: 2, total: centavos(2000) }] as never,
    descontos: [{ nome: 'Desconto no Pix', valor: centavos(100) }],
    frete: { label: 'Expressa', valor: centavos(0) } as never,
    cobrado: centavos(1900),
    pagamento: 'pix' as const,
  };
  expect(orderMessage(order, 'https://loja.example').split('\n')).toEqual([
    'Olá! Quero falar sobre o pedido 10001 (recebido):',
    '2x Cabo (A-1): R$ 20,00',
    'Desconto no Pix: −R$ 1,00',
    'Frete (Expressa): Grátis',
    'Total (Pix): R$ 19,00',
    'https://loja.example/checkout/pedido/10001',
  ]);
});
