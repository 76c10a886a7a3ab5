/** Structured cabling and fibre: homes, offices, installers. */
import { all, either, ends, has, inside, metres, type Query, slug } from '../rules.ts';

const network = inside('rede-e-fibra/cabos-de-rede');
const patchCord = slug(/^patch-cord/);
const fibre = inside('rede-e-fibra/fibra-optica');

export const NETWORK_QUERIES: readonly Query[] = [
  { busca: 'cabo de rede', expects: network },
  { busca: 'cabo de rede 5m', expects: all(patchCord, metres(5)) },
  { busca: 'cabo de internet 10 metros', expects: all(patchCord, metres(10)) },
  { busca: 'cabo ethernet', expects: network },
  { busca: 'rj45', expects: ends(/RJ45/), accepts: network },
  { busca: 'patchcord cat 6', expects: slug(/^patch-cord-cat6-/), accepts: patchCord },
  { busca: 'pach cord 3m', expects: all(patchCord, metres(3)) },
  { busca: 'cat6a', expects: has('categoria', /^Cat6A$/) },
  { busca: 'patch cord azul 1,5m', expects: slug(/^patch-cord-cat6-u-utp-1-5m/) },
  { busca: 'caixa de cabo de rede 305 metros', expects: all(network, metres(305)) },
  { busca: 'cabo de rede externo', expects: slug(/^bobina-cabo-de-rede-cat6-externo/) },
  { busca: 'network cable cat6', expects: all(network, has('categoria', /^Cat6$/)) },
  { busca: 'fibra optica', expects: fibre, accepts: either(has('tipo-de-fibra', /OM|OS/), slug(/fibra/)) },
  { busca: 'cordao optico lc lc 3m', expects: all(inside('rede-e-fibra/fibra-optica/lc-lc'), metres(3)) },
  { busca: 'cordoes opticos om4', expects: all(fibre, has('tipo-de-fibra', /OM4/)) },
  { busca: 'sc apc onu', expects: inside('rede-e-fibra/fibra-optica/sc-sc') },
  {
    busca: 'keystone cat6',
    expects: slug(/^keystone-rj45-cat6-/),
    accepts: either(slug(/^keystone-rj45/), slug(/^espelho/)),
  },
  { busca: 'patch panel 24 portas', expects: slug(/^patch-panel-24/) },
];
