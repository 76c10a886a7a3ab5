import { expect, it } from 'vitest';
import { numbersSpelled } from '#lib/domain/catalogue/numbers-in-words.ts';

it.each([
  ['patch panel de vinte e quatro portas', 'patch panel de 24 portas'],
  ['cento e cinquenta reais', '150 reais'],
  ['trezentos e cinco metros', '305 metros'],
  ['cento e vinte e cinco', '125'],
  ['fio dois e meio', 'fio 2.5'],
  ['hdmi dois ponto um', 'hdmi 2.1'],
  ['entre dez e vinte metros', 'entre 10 e 20 metros'],
  ['cabo p dez cinco metros', 'cabo p10 5 metros'],
  ['cat seis a tres metros', 'cat6a 3 metros'],
  ['cat 6 a 10 metros', 'cat6a 10 metros'],
  ['cat 6 a partir de 10 reais', 'cat6 a partir de 10 reais'],
  ['rg cinquenta e nove', 'rg59'],
  ['um metro e meio', '1 metro e meio'],
])('%s is %s', (said, meant) => expect(numbersSpelled(said)).toBe(meant));

it.each(['duas tvs e um monitor', 'cabo p duas caixas', 'um cabo e uma emenda', 'hdmi p 2 tvs'])(
  '%s stays as it is',
  (said) => expect(numbersSpelled(said)).toBe(said),
);
