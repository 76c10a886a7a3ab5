import { expect, it } from 'vitest';
import { namedMethods } from '#lib/domain/offers/payment-methods.ts';

const none = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
const named = (descontoVista: Partial<typeof none>, maximo = 1) =>
  namedMethods({
    pagamento: { descontoVista: { ...none, ...descontoVista } },
    sistema: { produto: { parcelamento: { maximo } } },
  });

it('names nothing where the settings price nothing', () => {
  expect(named({})).toEqual([]);
});

it.each([
  [{ pix: 8 }, 1, ['pix']],
  [{ geral: 3 }, 1, ['pix']],
  [{ boleto: 5, deposito: 1 }, 1, ['boleto', 'deposito']],
  [{ cartao: 2 }, 1, ['cartao']],
  [{}, 2, ['cartao']],
  [{ pix: 8, boleto: 5 }, 12, ['pix', 'boleto', 'cartao']],
] as const)('%j with up to %i parts is %j', (discounts, maximo, methods) => {
  expect(named(discounts, maximo)).toEqual(methods);
});
