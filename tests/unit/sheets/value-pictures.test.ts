import { describe, expect, it } from 'vitest';
import { foldedPictures, sharedParts, spreadPictures } from '#lib/domain/sheets/value-pictures.ts';

const value = (sku: string, opcao: string) => ({ sku, atributo: 'Cor / Tamanho', opcao });
const VALUES = [value('PP', 'Preta / P'), value('PM', 'Preta / M'), value('BP', 'Branca / P')];
const picture = (arquivo: string, opcao: string) => ({ arquivo, alt: '', opcao });

describe('the pictures of a colour', () => {
  const kept = [picture('capa', ''), picture('preta', 'PP'), picture('preta', 'PM'), picture('branca', 'BP')];
  const form = [picture('capa', ''), picture('preta', 'Cor: Preta'), picture('branca', 'BP')];

  it('are a row for each size, and one entry of a form', () => {
    expect(foldedPictures(kept, VALUES)).toEqual(form);
    expect(spreadPictures(form, VALUES)).toEqual(kept);
  });

  it('are those of a size that comes later too, and go with the colour', () => {
    const more = [...VALUES, value('PG', 'Preta / G')];
    expect(spreadPictures(form, more).map(({ opcao }) => opcao)).toEqual(['', 'PP', 'PM', 'PG', 'BP']);
    expect(spreadPictures(form, [value('BP', 'Branca / P')]).map(({ arquivo }) => arquivo)).toEqual([
      'capa',
      'branca',
    ]);
  });

  it('can be chosen of what several values share, and of no value of a single attribute', () => {
    expect(sharedParts(VALUES).map(({ name }) => name)).toEqual(['Cor: Preta', 'Tamanho: P']);
    expect(sharedParts([{ sku: 'A', atributo: 'Cor', opcao: 'Azul' }])).toEqual([]);
  });
});
