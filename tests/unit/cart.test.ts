import { describe, expect, it } from 'vitest';
import { lineKey, linesTotal, shortName, thumbnail } from '#lib/domain/cart/cart.ts';
import { centavos } from '#lib/domain/kernel/money.ts';

describe('a cart line', () => {
  it.each([
    [57, 57],
    [58, 58],
    [59, 56],
    [200, 56],
  ])('shows a name of %i characters with %i', (length, shown) => {
    expect([...shortName('x'.repeat(length))]).toHaveLength(shown);
  });

  it('ends a cut name with an ellipsis and never inside a character', () => {
    expect(shortName('🔌'.repeat(59))).toBe(`${'🔌'.repeat(55)}…`);
  });

  it('leaves no space before the ellipsis', () => {
    expect(shortName(`${'a'.repeat(54)} ${'b'.repeat(10)}`)).toBe(`${'a'.repeat(54)}…`);
  });

  it('shows the small picture, or the default one', () => {
    expect(thumbnail('https://loja/upload/produto/imagem/m_cabo.webp', '/s.svg')).toBe(
      'https://loja/upload/produto/imagem/s_cabo.webp',
    );
    expect(thumbnail('', '/s.svg')).toBe('/s.svg');
  });

  it('is told apart by all but its quantity', () => {
    const hash = { idProduto: 1, idAtributoSimples: 2, idUnidadeVenda: 0, idArmazem: 0, adicional: '' };
    const line = { tipo: 'produto', hash: { ...hash, quantidade: 1 } };
    expect(lineKey({ ...line, hash: { ...line.hash, quantidade: 9 } } as never)).toBe(lineKey(line));
    expect(lineKey({ tipo: 'lista', hash })).not.toBe(lineKey(line));
    expect(lineKey({ tipo: 'produto', hash: { ...hash, adicional: 'x' } })).not.toBe(lineKey(line));
  });
});

describe('the lines of a cart', () => {
  it('cost together what each costs', () => {
    expect(linesTotal([])).toBe(0);
    const line = (total: number) => ({ precos: { total: centavos(total) } });
    expect(linesTotal([line(10_490), line(1), line(29_990)])).toBe(40_481);
  });
});
