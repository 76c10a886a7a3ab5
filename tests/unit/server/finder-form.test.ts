import { describe, expect, it } from 'vitest';
import type { LigarOpcoes } from '#lib/contract/finder.ts';
import { endOf, readAsked } from '#lib/server/finder/link-page.ts';

const OPTIONS: LigarOpcoes = {
  ativo: true,
  aparelhos: ['ps5', 'tv', 'soundbar'].map((id) => ({ id, nome: id, saidas: [], entradas: [] })),
  portas: [{ id: 'optica', nome: 'Óptica', conector: 'toslink', aspecto: '' }],
  precisa: ['4k60', 'hdr'].map((id) => ({ id, nome: id, grupo: 'imagem' })),
  pares: [],
};
const asked = (query: string) => readAsked(OPTIONS, new URLSearchParams(query));

describe('the form of the finder', () => {
  it('leads to the answer with its distance and needs', () => {
    expect(asked('de=ps5&para=tv&metros=2,50&precisa=hdr&precisa=4k60')).toBe(
      '/ligar/ps5/tv?metros=2.5&precisa=4k60,hdr',
    );
    expect(asked('de=ps5&para=tv&quantos=4')).toBe('/ligar/ps5/tv?quantos=4');
    expect(asked('de=ps5&para=tv&quantos=999')).toBe('/ligar/ps5/tv');
    expect(asked('de=tv~optica&para=soundbar&metros=')).toBe('/ligar/tv~optica/soundbar');
  });

  it.each(['900', 'abc', '0', '-2', '1,5 km', '500,06'])(
    'asks again for the distance %s, with all that was chosen',
    (metros) => {
      expect(
        asked(new URLSearchParams({ de: 'ps5', para: 'tv', precisa: '4k60', metros }).toString()),
      ).toEqual({
        from: 'ps5',
        to: 'tv',
        metres: metros,
        needs: ['4k60'],
        wrong: { ends: false, metres: true },
      });
    },
  );

  it('asks again for an end that is missing or is none', () => {
    expect(asked('de=&para=tv')).toMatchObject({ from: '', to: 'tv', wrong: { ends: true, metres: false } });
    expect(asked('de=ps5&para=%3Cb%3E&metros=x')).toMatchObject({
      from: 'ps5',
      to: '',
      wrong: { ends: true, metres: true },
    });
  });

  it('takes what is no id for words to be read', () => {
    expect(asked('de=notebook usb-c&para=tv&metros=2')).toMatchObject({
      from: '',
      to: 'tv',
      wrong: { ends: true },
      typed: { from: 'notebook usb-c', to: 'tv' },
    });
    expect(asked('de=&para=tv')).not.toHaveProperty('typed');
  });

  it('means the very port that stands in an address, also one that the device has not', () => {
    const port = (id: string, nome: string) => ({ id, nome, conector: id, aspecto: '' });
    const options: LigarOpcoes = {
      ...OPTIONS,
      aparelhos: [{ id: 'onu', nome: 'ONU', saidas: ['rj45', 'sc-apc'], entradas: ['sc-apc'] }],
      portas: [port('sc', 'SC monomodo'), port('sc-apc', 'SC/APC'), port('rj45', 'RJ45 (rede)')],
    };
    expect(endOf(options, 'onu~sc', 'para')).toEqual({ paraAparelho: 'ONU', paraPorta: 'SC monomodo' });
    expect(endOf(options, 'onu~sc-apc', 'para')).toEqual({ paraAparelho: 'ONU', paraPorta: 'sc-apc' });
    expect(endOf(options, 'onu~rj45', 'para')).toEqual({ paraAparelho: 'ONU', paraPorta: 'rj45' });
    expect(endOf(options, 'sc', 'de')).toEqual({ deAparelho: '', dePorta: 'sc' });
  });
});
