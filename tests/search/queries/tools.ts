/** Adapters, distribution, tools: what lies beside the cable. */
import { all, either, ends, inside, type Query, slug } from '../rules.ts';

const adapters = inside('acessorios/adaptadores-e-conversores');
const splitter = inside('acessorios/distribuicao/splitter');
const hdmiSwitch = inside('acessorios/distribuicao/switch');
const extender = inside('acessorios/distribuicao/extensor');

export const TOOL_QUERIES: readonly Query[] = [
  { busca: 'adaptador hdmi vga', expects: all(adapters, ends(/HDMI/), ends(/VGA/)) },
  {
    busca: 'conversro vga para hdmi',
    expects: slug(/^conversor-vga-para-hdmi/),
    accepts: slug(/^adaptador-hdmi-para-vga/),
  },
  { busca: 'conversor sdi hdmi', expects: inside('acessorios/adaptadores-e-conversores/hdmi-e-sdi') },
  { busca: 'adaptador usb c', expects: slug(/^adaptador-usb-c/), accepts: ends(/USB-C/) },
  { busca: 'emenda hdmi', expects: slug(/^emenda-hdmi/), accepts: ends(/HDMI tipo A fêmea/) },
  { busca: 'splitter hdmi', expects: splitter },
  { busca: 'divisor hdmi 1x4', expects: slug(/^splitter-hdmi-1x4/), accepts: splitter },
  { busca: 'seletor hdmi', expects: hdmiSwitch },
  { busca: 'matriz hdmi 8x8', expects: slug(/^matriz-hdmi-8x8/), accepts: slug(/^matriz/) },
  { busca: 'hdmi por cabo de rede', expects: extender },
  {
    busca: 'tomada hdmi parede',
    expects: slug(/^espelho-4x2-hdmi/),
    accepts: either(slug(/^keystone-hdmi/), slug(/^espelho/)),
  },
  { busca: 'abracadeira', expects: slug(/^abracadeira/) },
  {
    busca: 'velcro para cabos',
    expects: slug(/^fita-velcro/),
    accepts: inside('acessorios/organizacao-e-ferramentas/organizacao'),
  },
  { busca: 'alicate crimpar bnc', expects: slug(/^alicate/) },
  { busca: 'testador de cabo de rede', expects: slug(/^testador/) },
];
