import { describe, expect, it } from 'vitest';
import { twoEnds } from '../../../src/lib/domain/finder/two-ends.ts';
import { READER } from '../../support/finder.ts';

const read = (text: string) => {
  const found = twoEnds(READER, text);
  return found && [found.from, found.to, found.metres];
};

describe('a search of two ends', () => {
  it.each([
    ['ps5 na tv', 'ps5', 'tv', undefined],
    ['notebook no projetor', 'notebook', 'projetor', undefined],
    ['cabo para ligar notebook na tv', 'notebook', 'tv', undefined],
    ['como conectar o celular na televisão', 'celular', 'tv', undefined],
    ['playstation 5 monitor', 'ps5', 'monitor', undefined],
    ['TV no notebook', 'notebook', 'tv', undefined],
    ['notebook projetor 10m', 'notebook', 'projetor', 10],
    ['notebook projetor 7,5 metros', 'notebook', 'projetor', 7.5],
    ['tv soundbar', 'tv', 'soundbar', undefined],
    ['microfone na mesa de som', 'microfone', 'mesa-de-som', undefined],
    ['xbox series x na tv', 'xbox-series', 'tv', undefined],
    // The target stands first.
    ['soundbar na tv', 'tv', 'soundbar', undefined],
    ['fone na tv', 'tv', 'fone', undefined],
    ['subwoofer no receiver', 'receiver', 'subwoofer', undefined],
    ['placa de captura no ps5', 'ps5', 'placa-de-captura', undefined],
    ['receiver no ps5', 'ps5', 'receiver', undefined],
    ['receiver na tv', 'receiver', 'tv', undefined],
    // A word of two devices is the one that the other end speaks with.
    ['caixa de som no notebook', 'notebook', 'caixa-ativa', undefined],
    ['caixa no amplificador', 'amplificador', 'caixa-passiva', undefined],
    ['switch na tv', 'switch', 'tv', undefined],
    ['switch no roteador', 'switch-de-rede', 'roteador', undefined],
    ['iphone na tv', 'iphone', 'tv', undefined],
    ['notebook no imac', 'notebook', 'imac', undefined],
    ['notebook usb c', 'notebook', 'usb-c', undefined],
    ['impressora no notebook', 'impressora', 'notebook', undefined],
  ])('%s', (text, from, to, metres) => expect(read(text)).toEqual([from, to, metres]));

  it.each([
    ['cabo hdmi 2 metros'],
    ['hdmi displayport'],
    ['ps5'],
    ['tv'],
    ['suporte de tv na parede'],
    ['cabo de rede cat6'],
    ['controle ps5'],
    ['impressora usb a 15 metros'],
    ['mouse usb'],
    ['scanner usb 5 m'],
    ['ps5 na tv da sala com som'],
    [''],
  ])('is not: %s', (text) => expect(read(text)).toBeUndefined());
});
