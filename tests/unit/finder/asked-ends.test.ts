import { describe, expect, it } from 'vitest';
import { askedEnds } from '#lib/domain/finder/asked-ends.ts';
import { READER } from '../../support/finder.ts';

const read = (from: string, to: string) => {
  const { from: de, to: para } = askedEnds(READER, from, to);
  return [de, para];
};
const offered = (from: string, to: string) =>
  askedEnds(READER, from, to).choices.map((one) => [one.from, one.to]);

describe('two ends in words', () => {
  it.each([
    ['notebook usb-c', 'tv', 'notebook~usb-c', 'tv'],
    ['PlayStation 5', 'Monitor DisplayPort', 'ps5', 'monitor~displayport'],
    ['notebook', 'projetor vga', 'notebook', 'projetor~vga'],
    ['Play Station 4', 'soundbar óptica', 'ps4', 'soundbar~optica'],
    ['saída óptica', 'receiver', 'optica', 'receiver'],
    ['Micro HDMI', 'HDMI', 'micro-hdmi', 'hdmi'],
    ['camera ip', 'switch', 'camera-ip', 'switch-de-rede'],
    ['tv~hdmi-arc', 'Soundbar', 'tv~hdmi-arc', 'soundbar'],
    ['notbook positivo', 'telivisao', 'notebook', 'tv'],
    ['iMac', 'monitor', 'imac', 'monitor'],
    // A port that was named is used, whether the device usually has it or not.
    ['notebook displayport', 'monitor dvi-a', 'notebook~displayport', 'monitor~dvi-a'],
    ['saída óptica da tv', 'soundbar coaxial', 'tv~optica', 'soundbar~coaxial'],
    ['tv hdmi', 'soundbar hdmi', 'tv~hdmi-arc', 'soundbar~hdmi'],
    // Of two ports the first that the device has.
    ['notebook usb-c ou hdmi', 'tv', 'notebook~usb-c', 'tv'],
    ['notebook', 'tv usb-c ou hdmi', 'notebook', 'tv~hdmi'],
    [
      'switch lc monomodo',
      'switch lc multimodo',
      'switch-de-rede~lc-monomodo',
      'switch-de-rede~lc-multimodo',
    ],
    ['fibra multimodo', 'switch de rede', 'lc-multimodo', 'switch-de-rede'],
    ['tomada óptica', 'jbl partybox caixa', 'tomada-optica', 'caixa-ativa'],
  ])('%s, %s', (from, to, de, para) => {
    expect(read(from, to)).toEqual([de, para]);
    expect(offered(from, to)).toEqual([]);
  });

  it('offers what a word may be, with what is clear of the other end', () => {
    const { from, to, choices } = askedEnds(READER, 'Switch', 'TV da sala');
    expect([from, to]).toEqual(['', 'tv']);
    expect(choices).toEqual([
      { from: 'switch', to: 'tv', title: 'Nintendo Switch na TV' },
      { from: 'switch-de-rede', to: 'tv', title: 'Switch de rede na TV' },
      { from: 'matriz-hdmi', to: 'tv', title: 'Distribuidor HDMI na TV' },
    ]);
  });

  it('offers what is spelt nearly so, and nothing for what nobody knows', () => {
    expect(offered('PlayStation 6', 'tv')[0]).toEqual(['ps5', 'tv']);
    expect(read('PlayStation 6', 'tv')).toEqual(['', 'tv']);
    expect(read('zzz', 'notebook usb-c')).toEqual(['', 'notebook~usb-c']);
    expect(offered('zzz', 'tv')).toEqual([]);
  });

  it.each([
    ['Sky', '4 tvs', 1, 4, ''],
    ['ps5, xbox series x e notebook', 'tv', 3, 1, 'xbox series x notebook'],
    ['notebook usb-c ou hdmi', 'tv', 1, 1, 'hdmi'],
    ['blu-ray', 'tv e projetor', 1, 2, 'projetor'],
    ['notebook', 'dois monitores', 1, 2, ''],
    ['tv sem saída p2, só óptica', 'caixa de som p2', 1, 1, ''],
    ['celular samsung s23', 'tv samsung', 1, 1, ''],
    ['headset p3', 'tv da sala', 1, 1, 'sala'],
  ])('%s, %s: how many, and what is left over', (from, to, de, para, left) => {
    const { count, unread } = askedEnds(READER, from, to);
    expect([count.from, count.to, unread]).toEqual([de, para, left]);
  });
});
