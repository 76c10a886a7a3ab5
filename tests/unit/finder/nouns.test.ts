import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { linkHeadline, linkNames } from '#layouts/link-names.ts';
import type { Ligacao, LinkPage } from '#lib/contract/finder.ts';
import { nameOf } from '#lib/domain/finder/end-names.ts';
import { deviceNoun, pairTitle, phrase, portNoun, productNoun, withNames } from '#lib/domain/finder/nouns.ts';
import { placeOf } from '#lib/domain/finder/place.ts';
import { say } from '#lib/domain/finder/sentence.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import type { Reais } from '#lib/domain/kernel/money.ts';
import { ask, READER } from '../../support/finder.ts';

const { devices, ports } = SHIPPED_RULES;

describe('articles', () => {
  it('are known of every device and port of the rules, and of every product of the demo store', () => {
    const bare = [
      ...devices.filter(({ outside }) => outside === undefined).map(({ name }) => [name, deviceNoun(name)]),
      ...ports.map(({ name }) => [name, portNoun(name)]),
      ...PRODUCTS.map(({ nome }) => [nome, productNoun(nome)]),
    ].filter(([name = '', noun = '']) => noun.toLowerCase() !== name.toLowerCase());
    expect(bare).toEqual([]);
  });

  it('stand before every port of every device', () => {
    const without: string[] = [];
    for (const device of devices) {
      for (const [ids, out] of [
        [device.out, true],
        [device.in, false],
      ] as const) {
        for (const place of ids.flatMap((id) => placeOf(READER, device, id, out))) {
          const text = say(SHIPPED_RULES, 'ends', { a: '', b: '', from: nameOf(place), to: nameOf(place) });
          if (
            !/ (no|na|nos|nas) \S.* (do|da|dos|das) \S/.test(text) ||
            / (em|de) [A-Z]/.test(text.replace(/ de (CFTV|LED|TV)/g, ''))
          ) {
            without.push(text);
          }
        }
      }
    }
    expect(without).toEqual([]);
  });

  it.each([
    ['no', 'HDMI do PlayStation 5', 'no HDMI do PlayStation 5'],
    ['do', 'TV box', 'da TV box'],
    ['no', portNoun('Óptica (TOSLINK)'), 'na óptica (TOSLINK)'],
    ['do', deviceNoun('Óculos VR'), 'dos óculos VR'],
    ['ao', deviceNoun('Câmera IP'), 'à câmera IP'],
    ['no', deviceNoun('Zyx 9'), 'no aparelho Zyx 9'],
    ['no', portNoun('Zyx 9'), 'na porta Zyx 9'],
    ['no', 'Zyx 9', 'em Zyx 9'],
  ] as const)('%s + %s', (form, name, text) => {
    expect(phrase(form, name)).toBe(text);
  });

  it('come before the names of products once these are known', () => {
    const names = new Map([
      ['A-1', 'Matriz HDMI 4×2'],
      ['A-2', 'Zyx 9'],
    ]);
    const nameIn = (sku: string) => names.get(sku) ?? sku;
    const told = (name: string) => withNames(say(SHIPPED_RULES, 'power-mains', { name }), nameIn);
    expect(told('{A-1}')).toBe('A Matriz HDMI 4×2 precisa de tomada.');
    expect(told('{A-2}')).toBe('O produto Zyx 9 precisa de tomada.');
    expect(withNames('{A-1} + {A-2}', nameIn)).toBe('Matriz HDMI 4×2 + Zyx 9');
  });

  it('stand in titles of pairs', () => {
    expect(pairTitle('PlayStation 5', 'TV')).toBe('PlayStation 5 na TV');
    expect(pairTitle('PlayStation 5', 'Zyx 9')).toBe('PlayStation 5 em Zyx 9');
  });
});

describe('the heading of an answer', () => {
  const headline = (tipo: Ligacao['tipo'], precisa: readonly string[], conectores: readonly string[]) =>
    linkHeadline<Reais>({ tipo, lido: { precisa }, conectores, explicacao: [] } as unknown as Ligacao);

  it('names the box that copies or chooses', () => {
    expect(headline('conversor', ['duplicar'], ['HDMI', 'HDMI'])).toBe('Precisa de um splitter');
    expect(headline('conversor', ['escolher-fonte'], ['HDMI', 'HDMI'])).toBe('Precisa de um switch');
    expect(headline('conversor', ['duplicar', 'escolher-fonte'], [])).toBe('Precisa de uma matriz');
    expect(headline('conversor', [], ['HDMI', 'HDMI'])).toBe('Precisa de um aparelho no caminho');
    expect(headline('conversor', [], ['HDMI', 'VGA'])).toBe('Precisa de um conversor');
    expect(headline('cabo', [], ['HDMI', 'HDMI'])).toBe('Um cabo resolve');
  });

  it('does not say of what is not sold or too far that it works nowhere', () => {
    const said = (from: string, to: string, metres: number, needs = '') => {
      const found = ask(from, to, metres, needs);
      return 'told' in found ? [found.reason, found.told.sentences[0]] : [];
    };
    expect(said('PS5 / HDMI', 'TV / HDMI', 400)).toEqual(['distancia', 'Nesta distância, não.']);
    expect(said('/ SCART', '/ HDMI', 1)).toEqual(['catalogo', 'Não temos o que liga isto.']);
    expect(said('PS5 / óptica', 'Soundbar', 1)).toEqual(['origem', 'Isso não funciona.']);
  });

  it('spells devices small within a reason too', () => {
    const why = (from: string, to: string) => {
      const found = ask(from, to, 2, '');
      return 'told' in found ? found.told.sentences[1] : '';
    };
    expect(why('carregador', 'tv')).toMatch(/^O carregador só dá energia/);
    expect(why('caixa ativa', 'mesa de som')).toBe(
      'A caixa ativa recebe da mesa de som, e não o contrário: troque a ordem.',
    );
  });

  it('asks about both ends with their articles', () => {
    const named = (id: string, nome: string) => ({ id, nome });
    const device = (id: string, nome: string) => ({ ...named(id, nome), saidas: [], entradas: [] });
    const names = linkNames({
      from: 'ps5',
      to: 'mesa~p10-trs',
      options: {
        aparelhos: [device('ps5', 'PlayStation 5'), device('mesa', 'Mesa de som')],
        portas: [{ ...named('p10-trs', 'P10 TRS balanceado'), conector: '', aspecto: '' }],
      },
      link: { lido: { de: { aparelho: null, porta: null }, para: { aparelho: null, porta: null } } },
    } as unknown as LinkPage);
    expect(names('from', 'o')).toBe('o PlayStation 5');
    expect(names('to', 'no')).toBe('no P10 TRS balanceado da mesa de som');
  });
});
