/** What a hosted platform leaves out of its settings, or spells in another way. */
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#artwork/demo/settings.ts';
import type { Settings } from '#lib/contract/settings.ts';
import { readAnswer } from '#lib/server/hosted/answers/answer.ts';
import { settingsOf } from '#lib/server/hosted/answers/settings.ts';
import { keysOf, SPOILS, spoiled } from '../../support/settings-changes.ts';

const SITE = 'https://www.loja-de-cabos.example';
const { sistema } = SETTINGS;
const FULL = {
  ...SETTINGS,
  google: { ga: { gtm: 'GTM-ABC' }, tag: { verification: ['prova'] } },
  sistema: { ...sistema, geral: { ...sistema.geral, site: { ...sistema.geral.site, url: SITE } } },
  redesSociais: { instagram: 'https://i.example/a', facebook: '', youtube: '', tiktok: '', linkedin: '' },
};
const reading = settingsOf(SITE);
const read = (answer: unknown) => readAnswer(reading, answer);
function complete(configuracoes: unknown): Settings['configuracoes'] {
  const made = read({ configuracoes });
  if ('refused' in made) throw new Error(JSON.stringify(made.refused));
  return (made.value as Settings).configuracoes;
}
const names = (settings: object) =>
  keysOf({ ...settings })
    .map((path) => path.join('.'))
    .toSorted();

describe('settings of a hosted platform', () => {
  it('stay as they are when they are complete, without what nobody here knows', () => {
    expect(complete({ ...FULL, idLoja: 7, sistema: { ...FULL.sistema, tema: null } })).toEqual(FULL);
  });

  it.each([{}, [], null, '', 'x', 7, undefined].map((configuracoes) => [configuracoes]))(
    'are those of a shop that has set nothing, under its address, for %j',
    (configuracoes) => {
      const made = complete(configuracoes);
      expect(made.sistema.geral.site).toMatchObject({ nome: 'loja-de-cabos.example', url: SITE, cnpj: '' });
      expect(made.seo.geral).toMatchObject({ title: 'loja-de-cabos.example', description: '' });
      expect(made.google).toEqual({ ga: { gtm: '' }, tag: { verification: [] } });
      expect(made.pagamento.descontoVista).toEqual({ geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 });
      expect(made.sistema.checkout.carrinho.alertaFreteGratis).toBe(false);
      expect([made.redesSociais, made.trocas]).toEqual([undefined, undefined]);
    },
  );

  it.each(
    keysOf(FULL)
      // What may be missing as a whole.
      .filter(([first, second]) => first !== 'redesSociais' && !(first === 'trocas' && second === undefined))
      .map((path) => [path.join('.'), path] as const),
  )('have %s, however it is missing or wrong, and all the others as they were said', (_, path) => {
    const dropped = complete(spoiled(FULL, path, () => undefined));
    expect(names(dropped)).toEqual(names(FULL));
    for (const [name, spoil] of Object.entries(SPOILS)) {
      expect(complete(spoiled(FULL, path, spoil)), name).toEqual(dropped);
    }
  });

  it.each([
    [{ sistema: { produto: { limitePorPagina: '24' } } }, { sistema: { produto: { limitePorPagina: 24 } } }],
    [{ sistema: { geral: { lojaTeste: '1' } } }, { sistema: { geral: { lojaTeste: true } } }],
    [{ sistema: { geral: { lojaTeste: 's' } } }, { sistema: { geral: { lojaTeste: true } } }],
    [
      { sistema: { geral: { site: { telefone: 1140000075 } } } },
      { sistema: { geral: { site: { telefone: '1140000075' } } } },
    ],
    [
      { sistema: { geral: { site: { nome: '  ' } } } },
      { sistema: { geral: { site: { nome: 'loja-de-cabos.example' } } } },
    ],
    [
      { seo: { geral: { titleSocial: 'Cabos &amp; Conex&otilde;es' } } },
      { seo: { geral: { titleSocial: 'Cabos & Conexões' } } },
    ],
    [
      { google: { tag: { verification: { 0: 'a', 2: 'b' } } } },
      { google: { tag: { verification: ['a', 'b'] } } },
    ],
    [
      { google: { tag: { verification: ['a', null, '', {}, 7] } } },
      { google: { tag: { verification: ['a', '7'] } } },
    ],
  ])('are read as they are meant (%j)', (given, meant) => {
    expect(complete(given)).toMatchObject(meant);
  });

  it.each(
    [undefined, null, '', 'x', 7, [], {}, { error: 'x' }, { sucesso: false }].map((answer) => [answer]),
  )('are not what is no settings at all (%j)', (answer) => {
    expect(read(answer)).toHaveProperty('refused');
  });
});
