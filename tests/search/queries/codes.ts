/** Codes of the shop and of the makers, brands with a kind of product. */
import { all, brand, ends, inside, type Query, slug } from '../rules.ts';

const code =
  (start: string): Query['expects'] =>
  ({ sku }) =>
    sku.startsWith(start);

export const CODE_QUERIES: readonly Query[] = [
  { busca: 'FS-HDM-U48-020', expects: slug(/^cabo-hdmi-ultra-high-speed-48g-2m$/) },
  { busca: 'fs-net-c6', expects: code('FS-NET-C6') },
  { busca: 'fshdmo48', expects: code('FS-HDM-O48') },
  { busca: '7890000105033', expects: slug(/^cabo-hdmi-ultra-high-speed-48g-2m$/) },
  { busca: 'ARV-EB12-5', expects: slug(/^emenda-bnc/) },
  { busca: 'TRV-U48', expects: ({ mpn }) => mpn.startsWith('TRV-U48') },
  { busca: 'tramavia', expects: brand('tramavia') },
  { busca: 'lumefio hdmi', expects: all(brand('lumefio'), ends(/HDMI/)) },
  { busca: 'salavoz rca', expects: all(brand('salavoz'), ends(/RCA/)) },
  { busca: 'arveola 12g', expects: all(brand('arveola'), slug(/12g/)), accepts: brand('arveola') },
  {
    busca: 'palcord microfone',
    expects: slug(/^cabo-xlr-balanceado/),
    accepts: all(brand('palcorde'), ends(/XLR/)),
  },
  {
    busca: 'malhanorte keystone',
    expects: inside('rede-e-fibra/keystone-e-paineis/keystone'),
    accepts: slug(/keystone/),
  },
];
