import { asks, type Case } from './case.ts';

/** DisplayPort, USB-C, DVI and VGA. */
export const COMPUTER: readonly Case[] = [
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 1.6, '4k60', 'cabo DP>DP', { certo: /DSP-12-018/ }),
  asks('PC / DisplayPort 1.4', 'Monitor / DisplayPort 1.4', 1.3, '1440p240', 'cabo DP>DP', {
    certo: /DSP-(14|40|54)-/,
    errado: /DSP-12/,
  }),
  asks('PC / DisplayPort 1.4', 'Monitor / DisplayPort 1.4', 0.8, '4k144', 'cabo DP>DP', {
    errado: /DSP-12/,
    diz: /DSC/,
  }),
  asks(
    'Placa de vídeo / DisplayPort 2.1',
    'Monitor / DisplayPort 2.1',
    0.8,
    '4k240,sem-compressao',
    'cabo DP>DP',
    { certo: /DSP-80-010/ },
  ),
  asks(
    'Placa de vídeo / DisplayPort 2.1',
    'Monitor / DisplayPort 2.1',
    1.8,
    '4k240,sem-compressao',
    'cabo DP>DP',
    { certo: /DSP-80A-020/ },
  ),
  asks(
    'Placa de vídeo / DisplayPort 2.1',
    'Monitor / DisplayPort 2.1',
    0.7,
    '4k144,sem-compressao',
    'cabo DP>DP',
    { certo: /DSP-(40|54|80)-/, errado: /DSP-1[24]/ },
  ),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 2.5, '4k60', 'cabo DP>DP', { certo: /DSP-12-030/ }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 5, '4k60', 'cabo DP>DP', { certo: /DSP-O14-100/ }),
  asks('PC / DisplayPort', 'Projetor / DisplayPort', 16, '4k60', 'cabo DP>DP', { certo: /DSP-O14-200/ }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 30, '4k60', 'nenhum distancia'),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 1.5, '1080p144,vrr', 'cabo DP>DP'),
  asks('PC / DisplayPort 1.2', 'Monitor / DisplayPort', 1, '4k144', 'nenhum origem'),
  asks('PC / DisplayPort', 'TV / HDMI', 1.5, '1080p60', 'cabo DP>HDMI', {
    certo: /DSP-HDM-018/,
    diz: /DP\+\+/,
  }),
  asks('PC / DP++', 'TV / HDMI', 2.5, '1080p60', 'cabo DP>HDMI', { certo: /DSP-HDM-030/ }),
  asks('PC / DisplayPort', 'TV / HDMI', 1.5, '4k60', 'conversor DP>HDMI', {
    certo: /ADP-DPH/,
    errado: /DSP-HDM/,
  }),
  asks('PC / DisplayPort', 'TV / HDMI', 4, '4k60,hdr', 'conversor DP>HDMI', { certo: /ADP-DPH.*P18-050/ }),
  asks('PC / DisplayPort', 'TV / HDMI 2.1', 1.5, '4k120', 'nenhum catalogo'),
  asks('PC / DisplayPort sem DP++', 'TV / HDMI', 1.5, '1080p60', 'conversor DP>HDMI', {
    certo: /ADP-DPH/,
    errado: /DSP-HDM/,
  }),
  asks(
    'PC / DisplayPort',
    'Monitor / DVI-D',
    1.5,
    '1080p60',
    'adaptador DP>DVI|conversor DP>DVI|cadeia DP>DVI',
    { certo: /DV(H|I)/ },
  ),
  asks('PC / DisplayPort', 'Projetor / VGA', 4, '1080p60', 'cadeia DP>VGA', {
    certo: /ADP-DPH.*ADP-HVG.*VGA-050/,
  }),
  asks('Notebook / Mini DisplayPort', 'Monitor / DisplayPort', 1.5, '4k60', 'cabo MDP>DP', {
    certo: /DSP-MNI-020/,
  }),
  asks('MacBook / Thunderbolt 2', 'TV / HDMI', 2, '1080p60', 'conversor MDP>HDMI', { certo: /ADP-MDH/ }),
  asks('Notebook / Mini DisplayPort', 'Projetor / HDMI', 4, '1080p60', 'conversor MDP>HDMI', {
    certo: /ADP-MDH.*-050/,
  }),
  asks('Notebook / USB-C com vídeo', 'TV / HDMI', 1.5, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks('Notebook / USB-C', 'TV / HDMI', 1.5, '1080p60,som', 'cabo USBC>HDMI', {
    certo: /USC-HDM-020/,
    diz: /DisplayPort Alt|saída de vídeo/,
  }),
  asks('Notebook / Thunderbolt 4', 'TV / HDMI 2.1', 1.5, '4k120', 'cabo USBC>HDMI', { certo: /USC-H8K-020/ }),
  asks('Notebook / USB-C', 'TV / HDMI', 6, '4k60', 'conversor USBC>HDMI', { certo: /ADP-CHP.*A18-075/ }),
  asks('Notebook / USB-C', 'TV / HDMI', 1.5, '4k60,carga', 'conversor USBC>HDMI', { certo: /ADP-CHP/ }),
  asks('Notebook / USB-C', 'TV / HDMI', 1.5, '4k60,carga-100w', 'conversor USBC>HDMI', { certo: /ADP-CHP/ }),
  asks('Notebook / USB-C', 'TV / HDMI', 1.5, '4k60,carga-240w', 'nenhum catalogo'),
  asks('Notebook / USB-C', 'Monitor / DisplayPort', 1.5, '4k144', 'cabo USBC>DP', {
    certo: /USC-DSP-020/,
    diz: /DSC/,
  }),
  asks('Notebook / USB-C', 'Monitor / DisplayPort', 0.7, '1440p60', 'cabo USBC>DP', { certo: /USC-DSP-010/ }),
  asks('Notebook / USB-C', 'Monitor / USB-C', 0.7, '4k60,carga,dados', 'cabo USBC>USBC', {
    certo: /USC-G2-010/,
  }),
  asks('Notebook / USB-C', 'Monitor / USB-C', 1.5, '4k60,carga-90w', 'cabo USBC>USBC', {
    certo: /USC-(G1|U4A)-020/,
  }),
  asks('Notebook / Thunderbolt 4', 'Dock / Thunderbolt 4', 0.5, 'dados,carga-240w', 'cabo USBC>USBC', {
    certo: /USC-U(4|80)-008/,
  }),
  asks('Notebook / Thunderbolt 4', 'Dock / Thunderbolt', 1.6, 'dados,carga-100w', 'cabo USBC>USBC', {
    certo: /USC-(U4A|G1)-020/,
  }),
  asks('Notebook / USB-C', 'Monitor / USB-C', 5, '4k60', 'nenhum catalogo', { diz: /cabo ativo/ }),
  asks('Notebook / USB-C', 'Projetor / VGA', 4, '1080p60', 'cadeia USBC>VGA', {
    certo: /ADP-CHP.*ADP-HVG.*VGA-050/,
  }),
  asks('Notebook / USB-C', 'Monitor / DVI-D', 1.5, '1080p60', 'conversor USBC>DVI', {
    certo: /ADP-CHP.*DVH/,
  }),
  asks('Celular / USB-C', 'TV / HDMI', 1.5, '1080p60', 'cabo USBC>HDMI', {
    diz: /sem saída de vídeo|saída de vídeo|DisplayPort Alt/,
  }),
  asks('iPhone 15 / USB-C', 'TV / HDMI', 1.5, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks('iPad / USB-C', 'Projetor / HDMI', 0.8, '1080p60', 'cabo USBC>HDMI', { certo: /USC-HDM-010/ }),
  asks('iPhone / Lightning', 'TV / HDMI', 1, '', 'nenhum catalogo'),
  asks('Steam Deck / USB-C', 'TV / HDMI', 1.5, '4k60', 'cabo USBC>HDMI'),
  asks('Notebook / HDMI', 'Projetor / VGA', 4, '1080p60', 'conversor HDMI>VGA', {
    certo: /ADP-HVG.*VGA-050/,
  }),
  asks('Notebook / HDMI', 'Projetor / VGA', 8, '1080p60', 'conversor HDMI>VGA', {
    certo: /ADP-HVG.*VGA-100/,
  }),
  asks('Notebook / HDMI', 'Projetor / VGA', 1.5, '1080p60,som', 'conversor HDMI>VGA', {
    certo: /ADP-HVG/,
    diz: /P2/,
  }),
  asks('PC / VGA', 'TV / HDMI', 1.5, '1080p60', 'conversor VGA>HDMI', {
    certo: /ADP-VGH/,
    errado: /ADP-HVG/,
  }),
  asks('DVR / VGA', 'TV / HDMI', 4, '1080p60', 'conversor VGA>HDMI', { certo: /ADP-VGH.*HS-050/ }),
  asks('PC / VGA', 'Monitor / VGA', 1.5, '1080p60', 'cabo VGA>VGA', { certo: /VGA-018/ }),
  asks('PC / VGA', 'Projetor / VGA', 4.4, '1080p60', 'cabo VGA>VGA', { certo: /VGA-050/ }),
  asks('PC / VGA', 'Projetor / VGA', 8, '1080p60', 'cabo VGA>VGA', {
    certo: /VGA-100/,
    diz: /esgotad|estoque/i,
  }),
  asks('PC / VGA', 'Projetor / VGA', 20, '1080p60', 'nenhum distancia'),
  asks('PC / DVI-D', 'Monitor / DVI-D', 1.5, '1600p60', 'cabo DVI>DVI', { certo: /DVI-018/ }),
  asks('PC / DVI-D', 'Monitor / DVI-I', 2.5, '1080p144', 'cabo DVI>DVI', { certo: /DVI-030/ }),
  asks('PC / DVI-D', 'TV / HDMI', 1.7, '1080p60', 'cabo DVI>HDMI', { certo: /DVH-020/ }),
  asks('PC / DVI-D', 'TV / HDMI', 4, '1080p60', 'adaptador DVI>HDMI', { certo: /ADP-DVH.*HS-050/ }),
  asks('Notebook / HDMI', 'Monitor / DVI-D', 1.5, '1080p60', 'cabo HDMI>DVI', { certo: /DVH-020/ }),
  asks('Notebook / HDMI', 'Monitor / DVI-D', 4, '1080p60', 'adaptador HDMI>DVI', {
    certo: /HS-050.*ADP-DVH/,
  }),
  asks('PC / VGA', 'Monitor / DVI-D', 1.5, '1080p60', 'conversor VGA>DVI', { certo: /ADP-VGH.*DVH/ }),
  asks('PC / VGA', 'Monitor / DisplayPort', 1.5, '1080p60', 'cadeia VGA>DP', { certo: /ADP-VGH.*ADP-HDP/ }),
  asks('PS5 / HDMI', 'Monitor / DisplayPort', 1.5, '4k60', 'conversor HDMI>DP', {
    certo: /ADP-HDP/,
    errado: /DSP-HDM|ADP-DPH/,
    diz: /USB/,
  }),
  asks('Notebook / HDMI', 'Monitor / DisplayPort', 1, '1080p144', 'conversor HDMI>DP', { certo: /ADP-HDP/ }),
  asks('TV box / HDMI', 'Monitor / DisplayPort', 2.5, '1080p60', 'conversor HDMI>DP', {
    certo: /ADP-HDP.*DSP-12-030/,
  }),
  asks('Mac mini / USB-C', 'Monitor / HDMI', 2.5, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-030/ }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 2, '8k60', 'cabo DP>DP', {
    errado: /DSP-12/,
    diz: /DSC/,
  }),
];
