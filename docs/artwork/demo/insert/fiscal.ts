/** What the demo store's notas fiscais would say of its goods, by the path of their category; '' where no single code fits all of one. */

type Fiscal = {
  readonly ncm: string;
  readonly cest?: string;
  readonly origem?: string;
  readonly unidade?: string;
};

/** CEST of wires and cables (Convênio ICMS 142/18, annex XIII, item 7). */
const CABLE = '1200700';

/** The first that begins the path. */
const RULES: readonly (readonly [string, Fiscal])[] = [
  ['cabos-de-video/hdmi/optico-aoc', { ncm: '85447010' }],
  ['cabos-de-video/sdi-e-bnc/bobina-coaxial', { ncm: '85442000', cest: CABLE, unidade: 'RL' }],
  ['cabos-de-video/sdi-e-bnc', { ncm: '85442000', cest: CABLE }],
  ['cabos-de-audio/audio-domestico/coaxial-digital', { ncm: '85442000', cest: CABLE }],
  ['cabos-de-audio/audio-domestico/toslink', { ncm: '85447010' }],
  ['cabos-de-audio/caixas-acusticas/banana', { ncm: '85366990' }],
  ['cabos-de-audio/caixas-acusticas', { ncm: '85444900', cest: CABLE, unidade: 'RL' }],
  ['rede-e-fibra/cabos-de-rede/bobina-305m', { ncm: '85444900', cest: CABLE, unidade: 'RL' }],
  ['rede-e-fibra/fibra-optica', { ncm: '85447010' }],
  ['rede-e-fibra/keystone-e-paineis', { ncm: '85366990' }],
  ['acessorios/adaptadores-e-conversores/emendas', { ncm: '85366990' }],
  ['acessorios/adaptadores-e-conversores', { ncm: '85437099', origem: '2' }],
  ['acessorios/distribuicao', { ncm: '85437099', origem: '2' }],
  ['acessorios/organizacao-e-ferramentas/alicates', { ncm: '82032090' }],
  ['acessorios', { ncm: '' }],
  ['', { ncm: '85444200', cest: CABLE }],
];

export function fiscalOf({ categoria }: { readonly categoria: string }) {
  const [, known] = RULES.find(([path]) => categoria.startsWith(path)) ?? [];
  const { ncm = '', cest = '', origem = '0', unidade = 'UN' } = known ?? {};
  return { ncm, cest, origem, unidade };
}
