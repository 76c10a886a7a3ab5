import { asks, type Case } from './case.ts';

/** What a third blind judge found wrong or harmful, and its siblings, judged from the facts before the answers were seen. */
export const STRANGERS_TWENTY_SECOND: readonly Case[] = [
  asks('carregador', 'tv', 2, '', 'nenhum origem', { diz: /só dá energia/ }),
  asks('fonte', 'tv', undefined, '', 'nenhum origem'),
  asks('carregador / usb-c', 'monitor / usb-c', 1, '', 'nenhum origem'),
  asks('power bank', 'projetor', 1, '', 'nenhum origem'),
  asks('carregador', 'notebook', 1, 'carga-100w', 'cabo USBC>USBC'),
  asks('2 fontes', 'tv', 2, 'escolher-fonte', 'conversor HDMI>HDMI', {
    certo: /2|W[35]1/,
    diz: /^(?!.*Carregador)/,
  }),
  asks('3 fontes / hdmi', '2 tvs', 2, 'duplicar,escolher-fonte', 'conversor HDMI>HDMI', {
    certo: /M42/,
    diz: /^(?!.*Carregador)/,
  }),
  asks('tv / hdmi earc', 'soundbar / hdmi earc', 1.5, '', 'cabo HDMI>HDMI', { certo: /48-020/, diz: /eARC/ }),
  asks('tv / hdmi earc', 'receiver / hdmi earc', 3, '', 'cabo HDMI>HDMI', { certo: /48-050/ }),
  asks('tv / hdmi earc', 'soundbar / hdmi earc', 0.8, 'atmos', 'cabo HDMI>HDMI', { certo: /48-010/ }),
  asks('canon t7i', 'tv', 2, '', 'cadeia MINI>HDMI', {
    certo: /MNI-010.*EHD/,
    diz: /comum: 1080p a 60 Hz\./,
  }),
  asks('câmera / mini hdmi', 'tv', 2, '', 'cadeia MINI>HDMI', {
    diz: /^(?!.*uso comum).*Com emenda, 4 m.*1080p a 60 Hz/,
  }),
  asks('roteador', 'pc', 81, '1g', 'cadeia RJ45>RJ45', { diz: /cerca de 90 m/ }),
  asks('roteador', 'pc', 83, '1g', 'cadeia RJ45>RJ45', { diz: /não pode passar de 90 m.*não há os 10 %/ }),
  asks('roteador', 'pc', 90, '1g', 'cadeia RJ45>RJ45', { diz: /^(?!.*99 m)/ }),
  asks('roteador', 'pc', 91, '1g', 'nenhum distancia', { diz: /switch no meio/ }),
  asks('switch', 'pc', 100, '1g', 'nenhum distancia', { diz: /é 90 m/ }),
  asks('pc / hdmi', 'tv / hdmi', 95, '4k60', 'nenhum distancia'),
  asks('pc / hdmi', 'tv / hdmi', 55, '1080p60', 'cabo HDMI>HDMI', { errado: /E60/ }),
  asks('câmera / micro hdmi', 'monitor / hdmi', 55, '1080p60', 'conversor MICRO>HDMI|cadeia MICRO>HDMI', {
    errado: /E60/,
  }),
  asks('pc', 'dock', 1, '', 'cabo USBC>USBC', { certo: /USC-U/ }),
  asks('macbook', 'monitor thunderbolt', 1, '', 'cabo USBC>USBC', { certo: /USC-U4A/ }),
  asks('notebook / thunderbolt', 'dock / thunderbolt', 1, '4k60,carga-100w', 'cabo USBC>USBC', {
    certo: /U4A/,
  }),
  asks('notebook / thunderbolt', 'dock / thunderbolt', 3, '', 'nenhum distancia'),
  asks('access point', 'roteador', 5, 'poe', 'nenhum fisico', { diz: /injetor.*Sem PoE, funciona/ }),
  asks('câmera ip', 'roteador', 5, 'poe', 'nenhum fisico', { diz: /switch PoE/ }),
  asks('câmera ip', 'switch poe', 5, 'poe', 'cabo RJ45>RJ45'),
];
