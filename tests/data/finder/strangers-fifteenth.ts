import { asks, type Case } from './case.ts';

/** A third list for the API, over all families once more. */
export const STRANGERS_FIFTEENTH: readonly Case[] = [
  asks(
    'PlayStation 5 Pro / HDMI (saída)',
    'Monitor gamer / HDMI 2.1 (entrada)',
    0.8,
    '4k120,vrr,hdr',
    'cabo HDMI>HDMI',
    { certo: /48-010/ },
  ),
  asks(
    'Placa de vídeo RTX 5090 / DisplayPort 2.1b',
    'Monitor / DisplayPort 2.1',
    1.5,
    '4k240',
    'cabo DP>DP',
    { certo: /80A-020|54-020|14-020/ },
  ),
  asks('Apple TV 4K / HDMI', 'Receiver Denon / HDMI', 1.5, 'atmos,4k60,hdr', 'cabo HDMI>HDMI', {
    certo: /P18-020|E18-020|PLN|N18/,
  }),
  asks('TV LG / HDMI 2 (eARC)', 'Receiver / HDMI OUT (eARC)', 2.5, 'earc', 'cabo HDMI>HDMI', {
    certo: /-030/,
  }),
  asks('Receptor de satélite / HDMI', 'TV / HDMI', 0.7, 'streaming-protegido', 'cabo HDMI>HDMI', {
    certo: /-010/,
  }),
  asks('Notebook / HDMI', 'Projetor / HDMI', 14, '1080p60', 'cabo HDMI>HDMI', { certo: /-150|-200/ }),
  asks(
    'Câmera DSLR / Mini HDMI (saída)',
    'Switcher / HDMI (entrada)',
    4,
    '1080p60',
    'nenhum distancia|catalogo|cadeia MINI>HDMI',
  ),
  asks('Câmera mirrorless / Micro HDMI', 'Monitor de campo / HDMI', 0.25, '4k60', 'cabo MICRO>HDMI', {
    certo: /MIC-005/,
  }),
  asks(
    'PC / DisplayPort',
    '2 monitores / DisplayPort',
    1.5,
    'duplicar',
    'nenhum catalogo|fisico|cadeia DP>DP',
    { diz: /telas|copia/i },
  ),
  asks(
    'PC / HDMI',
    'Projetor / DVI-D',
    4.5,
    '1080p60',
    'adaptador HDMI>DVI|cadeia HDMI>DVI|conversor HDMI>DVI|nenhum distancia|catalogo',
  ),
  asks('Notebook / DisplayPort', 'TV / HDMI 2.0', 1.5, '4k60,hdr', 'conversor DP>HDMI|nenhum catalogo', {
    errado: /DSP-HDM/,
  }),
  asks('Notebook / Mini DisplayPort', 'Monitor / VGA', 1.5, '', 'cadeia MDP>VGA', { certo: /MDH.*HVG/ }),
  asks('Mac mini / HDMI', 'Monitor / DVI-D', 1.5, '', 'cabo HDMI>DVI', { certo: /DVH-020/ }),
  asks('Tablet / USB-C com vídeo', 'Receiver / HDMI', 2.5, '1080p60,som', 'cabo USBC>HDMI', {
    certo: /HDM-030/,
  }),
  asks('Notebook / USB4', 'Monitor / USB-C', 1.7, '4k60,carga-100w', 'cabo USBC>USBC', {
    certo: /U4A-020|G1-020/,
  }),
  asks('Notebook / USB4', 'Dock / USB4', 0.6, '4k60,dados,carga-100w', 'cabo USBC>USBC', {
    certo: /U4-008|U80-008|G2-010/,
  }),
  asks('Notebook / USB-C', 'Monitor / USB-C', 3.5, '4k60', 'nenhum distancia|catalogo'),
  asks('Carregador / USB-C', 'Celular / USB-C', 1.7, 'carga-100w', 'cabo USBC>USBC', {
    certo: /G1-020|U4A-020/,
  }),
  asks('Câmera broadcast / 3G-SDI (saída)', 'Gravador de vídeo / SDI', 2.6, '1080p60', 'cabo BNC>BNC', {
    certo: /SDI-3G-030/,
  }),
  asks('Switcher / SDI (saída)', 'Roteador SDI / SDI (entrada)', 0.7, '', 'cabo BNC>BNC', { certo: /010/ }),
  asks('Roteador SDI / DIN 1.0/2.3', 'Placa SDI de computador / BNC', 0.7, '12g-sdi', 'cabo DIN>BNC', {
    certo: /DIN-010/,
  }),
  asks('Câmera / HDMI', 'Monitor de referência SDI / SDI', 3, '1080p60', 'conversor HDMI>BNC', {
    certo: /HS3/,
  }),
  asks('Câmera broadcast / 12G-SDI', 'Monitor / DisplayPort', 3, '4k60', 'cadeia BNC>DP', {
    certo: /SH12.*HDP/,
  }),
  asks('Câmera CFTV / BNC', 'DVR / BNC', 28, 'cftv', 'cadeia BNC>BNC', { certo: /3G-300.*EBN/ }),
  asks('NVR / HDMI', 'TV / HDMI', 6, '1080p60', 'cabo HDMI>HDMI', { certo: /075/ }),
  asks('NVR / RJ45 PoE', 'Câmera IP / RJ45', 60, 'poe', 'cadeia RJ45>RJ45', { certo: /B6/ }),
  asks('Switch PoE', 'Access point', 4, 'poe,1g', 'cabo RJ45>RJ45', { certo: /C6-050/ }),
  asks('Switch de rede / RJ45', 'Servidor / RJ45', 25, '40g', 'nenhum catalogo|distancia'),
  asks('Roteador / RJ45', 'Videogame / RJ45', 9, '', 'cabo RJ45>RJ45', { certo: /C6-100/ }),
  asks('Patch panel / RJ45', 'Switch de rede / RJ45', 0.3, '1g', 'cabo RJ45>RJ45', { certo: /005/ }),
  asks('Roteador', 'Câmera IP', 120, '', 'nenhum distancia'),
  asks('Switch de rede / SFP+ LR', 'Servidor / SFP+ SR', 5, '10g', 'nenhum fisico'),
  asks('Switch de rede / LC OM3', 'Servidor / LC OM3', 1.7, '10g', 'cabo LC>LC', {
    certo: /LL4-020|LL3-030/,
  }),
  asks('Switch de rede / SFP monomodo', 'Conversor de mídia / SC', 2.5, '1g', 'cabo LC>SC', {
    certo: /LSS-030/,
  }),
  asks('ONU', 'Roteador', 2.5, '1g', 'cabo RJ45>RJ45', { certo: /C6-030/ }),
  asks('Tomada óptica', 'ONU', 4, 'gpon', 'cabo SCA>SCA', { certo: /SSA-100/ }),
  asks('Tomada óptica / SC/APC', 'ONU / SC/APC', 15, 'gpon', 'nenhum distancia|catalogo'),
  asks('Microfone / XLR', 'Caixa ativa / XLR', 9, '', 'cabo XLRF>XLRM', { certo: /XLR-100/ }),
  asks('Microfone / XLR', 'Mesa de som / P10', 4, '', 'nenhum fisico|catalogo'),
  asks('Mesa de som / RCA', 'Gravador de áudio / RCA', 0.8, 'estereo', 'cabo RCA2>RCA2', {
    certo: /RCA-010/,
  }),
  asks('Mesa de som / P10', 'Amplificador / P10', 2, 'balanceado', 'cabo TRS>TRS', { certo: /TRS-030/ }),
  asks('Mesa de som / XLR', 'Amplificador / P10 TRS', 4, 'balanceado', 'cabo XLRF>TRS', { certo: /XTR-050/ }),
  asks('Interface de áudio / P10 TRS', 'Caixa ativa / P10 TRS', 2.5, 'balanceado,estereo', 'cabo TRS>TRS', {
    certo: /TRS-030/,
  }),
  asks('Interface de áudio / Saída de fone P10', 'Fone / P10', 1, '', 'nenhum catalogo|fisico'),
  asks('Palco', 'Mesa de som', 12, '8-canais', 'cabo XLRF>XLRM', { certo: /SPK-150/ }),
  asks('Mesa de som / XLR', 'Gravador / XLR', 2, '8-canais', 'nenhum catalogo|cabo XLRF>TRS|cabo XLRF>XLRM'),
  asks('Pedal', 'Pedal', 0.1, '', 'cabo TS>TS', { certo: /PTC/ }),
  asks('Guitarra', 'Amplificador de guitarra', 5.2, '', 'cabo TS>TS', { certo: /060/ }),
  asks('Amplificador de guitarra / P10 potência', 'Caixa passiva / P10', 1.5, 'potencia', 'nenhum catalogo', {
    errado: /P10-0/,
  }),
  asks('Refletor DMX / DMX (saída)', 'Refletor DMX / DMX (entrada)', 2, 'dmx', 'cabo XLRF>XLRM', {
    certo: /DMX-030/,
  }),
  asks('Mesa DMX', 'Refletor', 20, 'dmx', 'cadeia XLRF>XLRM|nenhum catalogo|distancia', {
    errado: /PRO-XLR/,
  }),
  asks('CD player / AES3', 'Mesa de som / AES3', 2, '', 'cabo XLRF>XLRM', {
    certo: /DMX-030/,
    errado: /PRO-XLR/,
  }),
  asks('Amplificador / Borne', 'Caixa passiva / Borne', 18, '4-ohms', 'cabo BARE>BARE', { certo: /B40/ }),
  asks('Amplificador / Borne', 'Caixa passiva / Borne', 35, '8-ohms', 'cabo BARE>BARE', { certo: /B40/ }),
  asks('Amplificador / Borne', 'Caixa passiva / Borne', 5, '4-ohms', 'cabo BARE>BARE', {
    certo: /F15-100|F25-100/,
  }),
  asks('Receiver / Borne banana', 'Caixa passiva / Banana', 2.5, '8-ohms', 'cabo BAN>BAN', {
    certo: /PRT-030/,
  }),
  asks('Amplificador / Speakon', 'Caixa passiva / Speakon', 20, '8-ohms', 'nenhum distancia|catalogo'),
  asks('TV / Saída óptica', 'Soundbar / Óptica', 1.5, 'atmos', 'nenhum fisico', { diz: /Atmos/ }),
  asks('TV / HDMI ARC', 'Soundbar / HDMI ARC', 4, 'atmos', 'cabo HDMI>HDMI', { certo: /050/ }),
  asks('Blu-ray / Óptica', 'Receiver / Óptica', 0.7, 'som-multicanal', 'cabo TOS>TOS', { certo: /TOS-010/ }),
  asks('CD player / Coaxial', 'Receiver / Coaxial', 5, '', 'nenhum distancia|catalogo'),
  asks('Notebook / P2', 'Amplificador / RCA', 4.5, 'estereo', 'cabo P2>RCA2', { certo: /P2R-050/ }),
  asks('Celular / P2', 'Som do carro / Aux', 0.8, '', 'cabo P2>P2', { certo: /P2-010/ }),
  asks('Toca-discos / RCA phono', 'Amplificador / Phono', 0.8, '', 'cabo RCA2>RCA2', { certo: /RCA-010/ }),
  asks('DVD / AV', 'TV / AV', 1.7, 'som', 'cabo RCA3>RCA3', { certo: /CVB-020/ }),
  asks('DVD / AV', 'TV / Componente', 1.5, '', 'nenhum fisico|catalogo'),
  asks('Antena', 'TV', 10, '', 'nenhum catalogo'),
  asks('Receiver / Sub out', 'Subwoofer / XLR', 3, 'sub', 'nenhum catalogo|fisico'),
  asks('TV', 'Fone de ouvido', 3, '', 'nenhum catalogo|fisico|distancia|cabo P3>P3|cabo P2>P2'),
];
