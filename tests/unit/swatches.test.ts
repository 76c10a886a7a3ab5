import { describe, expect, it } from 'vitest';
import { swatchOf } from '#lib/domain/catalogue/swatches.ts';

const RED = '#c8102e';
const BLACK = '#1b1d20';

describe('the colour that a value names', () => {
  it.each([
    ['Vermelho', [RED]],
    ['VERMELHA', [RED]],
    ['Preto fosco', [BLACK]],
    ['Preto e vermelho', [BLACK, RED]],
    ['preto/vermelho', [BLACK, RED]],
    ['Azul-marinho', ['#14284f']],
    ['Lilás', ['#b79ad6']],
  ])('is shown of %s', (label, colours) => {
    expect(swatchOf('Cor', label)).toEqual(colours);
    expect(swatchOf('Cor da capa', label)).toEqual(colours);
  });

  it.each(['Verde limão', 'Preto com listra', 'Preto, branco e azul', 'Natural', '', 'constructor', '2 m'])(
    'is not guessed of "%s"',
    (label) => expect(swatchOf('Cor', label)).toEqual([]),
  );

  it('is shown of no other attribute', () => {
    expect(swatchOf('Comprimento', 'Preto')).toEqual([]);
    expect(swatchOf('Corrente', 'Azul')).toEqual([]);
    expect(swatchOf('', 'Azul')).toEqual([]);
  });
});
