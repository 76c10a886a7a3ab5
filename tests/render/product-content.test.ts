import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, it } from 'vitest';
import NutritionTable from '#layouts/parts/NutritionTable.astro';
import ProductNotes from '#layouts/parts/ProductNotes.astro';
import { elements, textOf } from '../support/html.ts';

const container = await AstroContainer.create();
const render = (part: Parameters<typeof container.renderToString>[0], props: object): Promise<string> =>
  container.renderToString(part, { props: { ...props } });

describe('the notes of a product', () => {
  it('are named and explained', async () => {
    const notes = [
      { kind: 'box', valor: '1 <cabo>' },
      { kind: 'warranty', valor: '12 meses' },
    ];
    expect(textOf(await render(ProductNotes, { notes }))).toBe(
      'O que vem na embalagem 1 <cabo> Garantia 12 meses Soma-se à garantia legal de 90 dias do Código de Defesa do Consumidor.',
    );
  });

  it('are left out when there are none', async () => {
    expect((await render(ProductNotes, { notes: [] })).trim()).toBe('');
  });
});

describe('the nutrition table', () => {
  it('has a row for each nutrient, a dash where no daily value is', async () => {
    const nutrients = [
      { label: 'Valor energético', amount: '100 kcal', daily: '5' },
      { label: 'Gorduras trans', amount: '0 g', daily: '' },
    ];
    const html = await render(NutritionTable, { nutrition: { portion: '30 g', nutrients } });
    expect(elements(html, 'tr').map(textOf)).toEqual([
      'Nutriente Quantidade %VD*',
      'Valor energético 100 kcal 5',
      'Gorduras trans 0 g –',
    ]);
    expect(elements(html, 'caption').map(textOf)).toEqual(['Porção: 30 g']);
  });

  it('has no column for daily values that nobody gave', async () => {
    const nutrients = [{ label: 'Sódio', amount: '10 mg', daily: '' }];
    const html = await render(NutritionTable, { nutrition: { portion: '', nutrients } });
    expect(elements(html, 'tr').map(textOf)).toEqual(['Nutriente Quantidade', 'Sódio 10 mg']);
    expect(textOf(html)).not.toContain('%VD');
  });
});
