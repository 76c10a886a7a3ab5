/**
 * Towns that follow from the number alone: the ranges of CEP that the post gives to large capitals as a whole. Only those of
 * which every number is the town's; any other number says no more than its state.
 */
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { slugOf } from '#lib/domain/kernel/slug.ts';

/** First and last number, eight digits each. */
const RANGES: readonly (readonly [from: string, to: string, cidade: string])[] = [
  ['01000000', '05999999', 'São Paulo'],
  ['08000000', '08499999', 'São Paulo'],
  ['20000000', '23799999', 'Rio de Janeiro'],
  ['29000000', '29099999', 'Vitória'],
  ['30000000', '31999999', 'Belo Horizonte'],
  ['40000000', '42499999', 'Salvador'],
  ['50000000', '52999999', 'Recife'],
  ['66000000', '66999999', 'Belém'],
  ['69000000', '69099999', 'Manaus'],
  ['70000000', '70999999', 'Brasília'],
  ['80000000', '82999999', 'Curitiba'],
  ['88000000', '88099999', 'Florianópolis'],
  ['90000000', '91999999', 'Porto Alegre'],
];

/** The town of eight digits, '' where they do not tell. */
export function townByRange(cep: string): string {
  return RANGES.find(([from, to]) => from <= cep && cep <= to)?.[2] ?? '';
}

/** The town of a postal code where another one was typed; '' where they agree, or where the number does not tell. */
export function otherTown(cep: string, typed: string): string {
  const town = townByRange(normalizeCep(cep) ?? '');
  return typed === '' || slugOf(town) === slugOf(typed) ? '' : town;
}
