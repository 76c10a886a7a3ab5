import { asks, type Case } from './case.ts';

/** A third batch, of somebody who built none of it: a third are traps. Judged from the facts before any answer was seen. */
export const STRANGERS_THIRD: readonly Case[] = [
  asks('PlayStation 5 / HDMI', 'TV / HDMI 2.1', 2, '4k120,vrr,hdr', 'cabo HDMI>HDMI', {
    certo: /HDM-[UNE]48-0(3|5)0/,
    errado: /HS|18/,
  }),
  asks('Xbox Series X / HDMI', 'Monitor / DisplayPort', 2, '4k60', 'conversor HDMI>DP', {
    certo: /ADP-HDP/,
    errado: /DSP-HDM/,
  }),
  asks('PC / DisplayPort', 'TV / HDMI', 2, '4k120', 'nenhum catalogo'),
  asks('PC / DisplayPort', 'TV / HDMI', 1.5, '4k60', 'conversor DP>HDMI', {
    certo: /ADP-DPH/,
    errado: /DSP-HDM/,
  }),
  asks('Notebook / HDMI', 'Monitor / DisplayPort', 1, '1080p60', 'conversor HDMI>DP', {
    certo: /ADP-HDP/,
    errado: /DSP-HDM/,
  }),
  asks('Notebook / USB-C com vídeo', 'TV / HDMI', 2, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-030/ }),
  asks('Notebook / USB-C sem vídeo', 'Monitor / HDMI', 2, '', 'nenhum origem', { errado: /USC/ }),
  asks('Moto G / USB-C', 'TV / HDMI', 2, '', 'nenhum origem', { diz: /saída de vídeo/ }),
  asks('iPhone 15 / USB-C', 'TV / HDMI', 2, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-030/ }),
  asks('iPhone 13', 'TV / HDMI', 2, '', 'nenhum catalogo', { errado: /USC/ }),
  asks('iPhone', 'TV / HDMI', 1.5, '', 'cabo USBC>HDMI', {
    certo: /USC-HDM/,
    diz: /Até o 14 ela é Lightning/,
  }),
  asks('MacBook Air M2', 'Monitor / HDMI', 1, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks('MacBook Pro 2015 / Thunderbolt 2', 'TV / HDMI', 1.5, '1080p60', 'conversor MDP>HDMI', {
    certo: /ADP-MDH/,
    errado: /USC/,
  }),
  asks('Notebook / Thunderbolt 4', 'Monitor / USB-C', 1.5, '4k60,carga-90w', 'cabo USBC>USBC', {
    certo: /USC-(G1-020|U4A-020)/,
  }),
  asks(
    'Notebook antigo / Mini DisplayPort',
    'Apple Thunderbolt Display / Thunderbolt 2',
    1,
    '',
    'nenhum fisico',
  ),
  asks('Notebook / VGA', 'TV / HDMI', 3, '1080p60,som', 'conversor VGA>HDMI', {
    certo: /ADP-VGH/,
    errado: /HVG/,
  }),
  asks('Notebook / HDMI', 'Projetor / VGA', 4, '1080p60,som', 'conversor HDMI>VGA', {
    certo: /ADP-HVG/,
    errado: /VGH/,
    diz: /P2, à parte/,
  }),
  asks('TV box / HDMI', 'Monitor / VGA', 1.5, 'streaming-protegido', 'nenhum fisico'),
  asks('PC / DVI-D', 'Monitor / VGA', 1.5, '', 'cadeia DVI>VGA'),
  asks('PC / DVI-A', 'Monitor / VGA', 1.5, '', 'nenhum catalogo', { errado: /ADP-HVG/, diz: /analógico/ }),
  asks('PC / DVI-D', 'TV / HDMI', 1.5, '1080p60', 'cabo DVI>HDMI', { certo: /LEG-DVH-020/ }),
  asks('Notebook / HDMI', 'Monitor / DVI', 1.5, '1600p60', 'nenhum fisico|catalogo', { errado: /DVH/ }),
  asks('Câmera broadcast / SDI', 'Switcher / SDI', 50, '3g-sdi', 'cadeia BNC>BNC', {
    certo: /EBN/,
    diz: /Percurso de 50 m: os 2 cabos somam 60 m/,
  }),
  asks('Câmera broadcast / 12G-SDI', 'Switcher / 12G-SDI', 35, '12g-sdi', 'cabo BNC>BNC', {
    certo: /12R6-500/,
    errado: /12G-/,
  }),
  asks('Câmera / SDI', 'Monitor broadcast / SDI', 65, '12g-sdi', 'cadeia BNC>BNC', {
    errado: /3G-|6G-|12G-/,
  }),
  asks('Câmera / SDI', 'Switcher / SDI', 250, '12g-sdi', 'nenhum distancia'),
  asks('Filmadora / HDMI', 'Switcher / SDI', 10, '1080p60', 'conversor HDMI>BNC', {
    certo: /ADP-HS3/,
    errado: /SH3/,
  }),
  asks('Câmera broadcast / SDI', 'TV / HDMI', 18, '4k60', 'conversor BNC>HDMI', {
    certo: /ADP-SH12/,
    errado: /SH3/,
  }),
  asks('Câmera CFTV / BNC', 'TV / HDMI', 10, '', 'nenhum fisico|catalogo|origem', { errado: /SH3|SH12/ }),
  asks('DVR / HDMI', 'TV / HDMI', 15, '1080p60', 'cabo HDMI>HDMI', {
    certo: /HDM-(O48-200|O18-300|O48-300)/,
  }),
  asks('Câmera CFTV', 'DVR', 40, 'cftv', 'cadeia BNC>BNC', { certo: /SDI/ }),
  asks('Roteador / RJ45', 'TV / RJ45', 8, '1g', 'cabo RJ45>RJ45', { certo: /NET-C6A?-100/ }),
  asks('Roteador / RJ45', 'PC / RJ45', 60, '10g', 'cadeia RJ45>RJ45', { certo: /B6A/, errado: /B6-|B6X/ }),
  asks('Switch de rede / RJ45 PoE', 'Câmera IP / RJ45', 60, 'poe,externo', 'cadeia RJ45>RJ45', {
    certo: /B6X/,
  }),
  asks('Switch de rede / RJ45', 'Access point / RJ45', 130, '1g', 'nenhum distancia'),
  asks(
    'Switch de rede / SFP+ SR (LC multimodo)',
    'Servidor / SFP+ SR (LC multimodo)',
    8,
    '10g',
    'cabo LC>LC',
    { certo: /LL3-100/, errado: /LLS/ },
  ),
  asks('Switch de rede / LC monomodo', 'Switch de rede / LC multimodo', 3, '10g', 'nenhum fisico', {
    errado: /LL/,
  }),
  asks('Tomada óptica / SC/APC', 'ONU / SC/APC', 5, 'gpon', 'cabo SCA>SCA', { certo: /SSA-100/ }),
  asks('/ SC/UPC', '/ SC/APC', 2, '', 'nenhum fisico|catalogo', { errado: /SSA/ }),
  asks('TV / Saída óptica', 'Soundbar / Entrada óptica', 1.5, 'atmos', 'nenhum fisico', { errado: /TOS/ }),
  asks('TV / HDMI eARC', 'Soundbar / HDMI eARC', 1.5, 'earc,atmos-sem-perda', 'cabo HDMI>HDMI', {
    certo: /HDM-[EUN]48-020/,
    errado: /O18|HS-|18-/,
  }),
  asks('TV / HDMI ARC', 'Soundbar / HDMI ARC', 8, 'arc', 'cabo HDMI>HDMI', { certo: /HDM-(HS-100|A18-100)/ }),
  asks('PS5 / saída óptica', 'Soundbar / óptica', 1.5, '', 'nenhum origem', { errado: /TOS/ }),
  asks('TV / óptica', 'Receiver / coaxial digital', 2, '', 'nenhum catalogo', { errado: /TOS|COX/ }),
  asks('TV / óptica', 'Caixa de som ativa / RCA', 2, 'estereo', 'nenhum catalogo', { errado: /TOS|RCA/ }),
  asks('TV / saída de fone P2', 'Receiver / RCA', 4, 'estereo', 'cabo P2>RCA2', { certo: /P2R-050/ }),
  asks('Toca-discos / phono', 'Caixa ativa / RCA', 1, '', 'nenhum catalogo|fisico', { errado: /AUD-RCA/ }),
  asks('Toca-discos / phono', 'Receiver / phono', 1, '', 'cabo RCA2>RCA2', { certo: /AUD-RCA-020/ }),
  asks('Microfone / XLR', 'Notebook / P2', 2, '', 'nenhum catalogo|fisico', { errado: /XLR/ }),
  asks('Microfone condensador / XLR', 'Mesa de som / XLR', 10, 'phantom', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-150/,
    errado: /DMX/,
  }),
  asks('Mesa de som / saída XLR', 'Caixa ativa / P10 TRS', 4, 'balanceado', 'cabo XLRF>TRS', {
    certo: /XTR-050/,
  }),
  asks('Interface de áudio / saída P10 TRS', 'Caixa ativa / XLR', 2, 'balanceado', 'nenhum catalogo', {
    errado: /XTR|S08/,
  }),
  asks('Guitarra', 'Mesa de som / XLR', 3, '', 'nenhum catalogo|fisico', { errado: /XTR|P10/ }),
  asks('Guitarra', 'Amplificador de guitarra / P10', 9, '', 'nenhum distancia'),
  asks('Receiver / bornes', 'Caixa passiva / bornes', 15, 'potencia,4-ohms', 'cabo BARE>BARE', {
    certo: /B40/,
    errado: /F25|B25|F15|B07/,
  }),
  asks('Amplificador / P10', 'Caixa passiva / P10', 5, 'potencia', 'nenhum catalogo|fisico', {
    errado: /P10-0/,
    diz: /esquenta/,
  }),
  asks('Amplificador / bornes', 'Caixa ativa / RCA', 2, '', 'nenhum fisico|catalogo', { errado: /RCA|CXA/ }),
  asks('Mesa DMX / XLR 3', 'Refletor / XLR 3', 5, 'dmx', 'cabo XLRF>XLRM', {
    certo: /PRO-DMX-100/,
    errado: /XLR-0/,
  }),
  asks('Xbox Series S', 'TV / HDMI', 12, '4k60,hdr', 'cabo HDMI>HDMI', {
    certo: /A18-150/,
    errado: /HS-|P18/,
  }),
  asks('PC / HDMI', 'TV / HDMI', 8, '4k120', 'cabo HDMI>HDMI', { certo: /O48-100/, errado: /A18|P18|HS/ }),
  asks('PS5', 'TV', 1.5, '4k60,duplicar', 'conversor HDMI>HDMI', { certo: /DST-S1[24]/, errado: /W31|W51/ }),
  asks('Xbox Series X', 'TV / HDMI', 1.5, '4k120,vrr,escolher-fonte', 'conversor HDMI>HDMI', {
    certo: /DST-W31/,
    errado: /S1|W51/,
  }),
  asks('Nintendo Switch Lite', 'TV / HDMI', 1.5, '', 'nenhum origem', { errado: /USC/, diz: /modo TV/ }),
  asks('Steam Deck', 'TV / HDMI', 1.5, '4k60,carga', 'conversor USBC>HDMI', { certo: /ADP-CHP/ }),
  asks('Sony A6400 / micro HDMI', 'Placa de captura / HDMI', 1, '1080p60', 'cabo MICRO>HDMI', {
    certo: /MIC-020/,
    errado: /MNI/,
  }),
  asks('Celular / P2', 'Carro / auxiliar P2', 1, '', 'cabo P2>P2', { certo: /AUD-P2-020/ }),
  asks('PC / VGA', 'Monitor / VGA', 1.5, 'som', 'nenhum fisico', { errado: /VGA/ }),
  asks('Wii / AV', 'TV / HDMI', 1.5, '', 'nenhum catalogo', { errado: /CVB/ }),
  asks('PC / USB-A', 'Monitor / HDMI', 1.5, '', 'nenhum fisico|catalogo|origem', { errado: /USC/ }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 1.2, '1440p240,hdr,sem-compressao', 'cabo DP>DP', {
    errado: /DSP-12/,
  }),
  asks('Receiver / HDMI', 'Projetor / HDMI', 150, '4k60', 'nenhum distancia'),
  asks('iPhone 15', 'Fone de ouvido / P2', 1, '', 'nenhum catalogo', { errado: /P2/ }),
  asks('Roteador', 'TV', 12, '', 'cadeia RJ45>RJ45', { certo: /B6/, diz: /vários pontos de rede/ }),
  asks('TV', 'Nintendo Switch', 2, '', 'nenhum fisico', { diz: /não tem entrada/ }),
  asks('Caixa passiva', 'Receiver', 2, '', 'nenhum origem', { diz: /não tem saída/ }),
  asks('MacBook Air 2015', 'Projetor', 1.5, '1080p60', 'conversor MDP>HDMI', { certo: /ADP-MDH/ }),
  asks('Mesa de som / P10', 'Amplificador / P10', 2, '', 'cabo TS>TS|cabo TRS>TRS|nenhum catalogo'),
];
