import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { freeShipping } from '#lib/domain/shipping/free-shipping.ts';

const settings = {
  alertaFreteGratis: true,
  alertaFreteGratisValorFixo: 300,
  mensagemAlertaFreteGratis: 'Adicione R$ {valor} e fique isento de frete.',
  mensagemAlertaFreteGratisGanhou: 'Parabéns! Você ganhou Frete Grátis',
};

describe('the free-shipping bar', () => {
  it.each([
    [0, 'red', 0],
    [15_000, 'red', 50],
    [15_001, 'yellow', 50],
    [29_999, 'yellow', 99],
    [30_000, 'green', 100],
    [30_001, 'green', 100],
  ] as const)('at %i centavos of 300 reais is %s and %i per cent full', (subtotal, bar, percent) => {
    expect(freeShipping(centavos(subtotal), settings)).toMatchObject({ bar, percent });
  });

  it('says what is missing with a decimal comma', () => {
    expect(freeShipping(centavos(17_655), settings)?.message).toBe(
      'Adicione R$ 123,45 e fique isento de frete.',
    );
  });

  it('fills the placeholder with double braces too', () => {
    const message = freeShipping(centavos(29_999), {
      ...settings,
      mensagemAlertaFreteGratis: 'Faltam {{valor}}',
    });
    expect(message?.message).toBe('Faltam 0,01');
  });

  it('congratulates at the threshold', () => {
    expect(freeShipping(centavos(30_000), settings)?.message).toBe('Parabéns! Você ganhou Frete Grátis');
  });

  it.each([
    { ...settings, alertaFreteGratis: false },
    { ...settings, alertaFreteGratisValorFixo: 0 },
  ])('is not there when the shop offers none', (off) => {
    expect(freeShipping(centavos(100), off)).toBeUndefined();
  });
});
