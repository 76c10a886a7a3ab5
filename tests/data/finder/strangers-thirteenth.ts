import { asks, type Case } from './case.ts';

/** Asked of the API as its own words invite to: a device, one of its ports, metres and needs, over all families of signals. */
export const STRANGERS_THIRTEENTH: readonly Case[] = [
  // HDMI from 1.4 to 2.1.
  asks(
    'PlayStation 5 / HDMI 2.1 (saída)',
    'TV / HDMI 2.1 (entrada)',
    2.6,
    '4k120,hdr,vrr',
    'cabo HDMI>HDMI',
    {
      certo: /48-030/,
    },
  ),
  asks('Xbox Series X / HDMI', 'Receiver / HDMI (entrada)', 0.7, '4k120', 'cabo HDMI>HDMI', {
    certo: /48-010/,
  }),
  asks('Blu-ray / HDMI 2.0', 'Projetor / HDMI 2.0', 6.5, '4k60,hdr', 'cabo HDMI>HDMI', { certo: /A18-075/ }),
  asks('Decodificador / HDMI 1.4', 'TV / HDMI', 4.4, '1080p60', 'cabo HDMI>HDMI', { certo: /-050/ }),
  asks('Notebook / HDMI 1.4', 'Projetor / HDMI', 8.5, '1080p60', 'cabo HDMI>HDMI', {
    certo: /HDM-(HS|A18)-100/,
  }),
  asks('Placa de vídeo / HDMI 2.1', 'Monitor / HDMI 2.1', 12, '4k120', 'cabo HDMI>HDMI', {
    certo: /O48-150/,
  }),
  asks('Placa de vídeo / HDMI 2.1', 'TV / HDMI 2.1', 40, '8k60', 'cabo HDMI>HDMI', { certo: /O48-500/ }),
  asks('TV box / HDMI', 'TV / HDMI', 0.25, '4k60', 'cabo HDMI>HDMI', { certo: /-005/ }),
  asks('TV / HDMI eARC', 'Soundbar / HDMI eARC', 1.7, 'earc,atmos-sem-perda', 'cabo HDMI>HDMI', {
    certo: /020/,
    errado: /-HS-/,
  }),
  asks('TV / HDMI ARC', 'Receiver / HDMI ARC', 4, 'arc,som-multicanal', 'cabo HDMI>HDMI', { certo: /-050/ }),
  asks('Receiver / HDMI (saída)', 'Projetor / HDMI', 13, '4k60,hdr', 'cabo HDMI>HDMI', { certo: /-150/ }),
  asks('PlayStation 5', 'TV', 2, 'duplicar,4k120', 'nenhum catalogo|fisico', { errado: /DST/ }),
  asks('Câmera / Micro HDMI', 'Monitor / HDMI', 1.7, '1080p60', 'cabo MICRO>HDMI', { certo: /MIC-020/ }),
  asks('Câmera / Mini HDMI', 'Gravador de vídeo / HDMI', 0.7, '4k60', 'cabo MINI>HDMI', { certo: /MNI-010/ }),
  asks('Xbox Series X', 'TV / HDMI 2.1', 0.7, 'escolher-fonte,4k120,hdr', 'conversor HDMI>HDMI', {
    certo: /W31/,
  }),
  asks('PC / HDMI 2.0', 'TV / HDMI 2.0', 55, '4k60', 'cabo HDMI>HDMI|conversor HDMI>HDMI', {
    certo: /O48-1000|HBT/,
  }),
  asks('Notebook / HDMI', 'TV / HDMI', 40, 'estender,1080p60', 'cabo HDMI>HDMI|conversor HDMI>HDMI', {
    certo: /E60|HBT|O.8-500/,
  }),
  asks('PC / HDMI 2.1', 'Monitor / HDMI 2.1', 2, '4k240', 'cabo HDMI>HDMI', { certo: /48-030/, diz: /DSC/ }),
  asks(
    'PC / HDMI 2.1',
    'Monitor / HDMI 2.1',
    2,
    '4k240,sem-compressao',
    'nenhum fisico|distancia|catalogo|origem',
  ),
  asks('Xbox Series S', 'Monitor / HDMI 2.0', 1.5, '1440p60', 'cabo HDMI>HDMI', { certo: /-(018|020)/ }),
  // DisplayPort.
  asks('Placa de vídeo / DisplayPort 1.4', 'Monitor / DisplayPort 1.4', 1.7, '1440p240', 'cabo DP>DP', {
    certo: /DSP-(14|40|54)-020/,
  }),
  asks(
    'Placa de vídeo / DisplayPort 2.1',
    'Monitor / DisplayPort 2.1',
    0.7,
    '4k240,sem-compressao',
    'cabo DP>DP',
    {
      certo: /DSP-80-010/,
    },
  ),
  asks('PC / DisplayPort 1.2', 'Monitor / DisplayPort', 2.5, '4k60', 'cabo DP>DP', { certo: /12-030/ }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 8.5, '4k144', 'cabo DP>DP', {
    certo: /O14-100/,
    diz: /DSC/,
  }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 25, '4k60', 'nenhum distancia'),
  asks('Notebook / Mini DisplayPort', 'Monitor / DisplayPort', 1.5, '4k60', 'cabo MDP>DP', {
    certo: /MNI-020/,
  }),
  asks('Notebook / Mini DisplayPort', 'TV / HDMI', 1.5, '4k60', 'conversor MDP>HDMI', { certo: /MDH/ }),
  asks('PC / DisplayPort', 'Projetor / HDMI', 12, '1080p60', 'conversor DP>HDMI', { certo: /DPH.*150/ }),
  asks('PC / DisplayPort DP++', 'TV / HDMI', 1.6, '1080p60', 'cabo DP>HDMI', { certo: /HDM-018/ }),
  asks('PC / DisplayPort sem DP++', 'TV / HDMI', 1.5, '1080p60', 'conversor DP>HDMI', {
    certo: /DPH/,
    errado: /DSP-HDM/,
  }),
  asks(
    'PC / DisplayPort',
    'Monitor / DVI',
    1.5,
    '1080p60',
    'cadeia DP>DVI|adaptador DP>DVI|conversor DP>DVI',
    {
      certo: /DVH/,
    },
  ),
  asks('PC / DisplayPort', 'Monitor / VGA', 1.5, '', 'cadeia DP>VGA', { certo: /HVG/ }),
  // USB-C and Thunderbolt.
  asks('MacBook / Thunderbolt 4', 'Monitor / Thunderbolt 4', 1.6, '4k60,carga-90w', 'cabo USBC>USBC', {
    certo: /U4A-020|G1-020/,
  }),
  asks('Notebook / USB-C com vídeo', 'TV / HDMI', 2.5, '4k60', 'cabo USBC>HDMI', { certo: /HDM-030/ }),
  asks('Notebook / USB-C com vídeo', 'Monitor / DisplayPort', 1.5, '4k144', 'cabo USBC>DP', {
    certo: /DSP-020/,
  }),
  asks('Notebook / USB-C', 'TV / HDMI', 1.5, '4k60,carga', 'conversor USBC>HDMI', { certo: /CHP/ }),
  asks('Carregador / USB-C', 'Notebook / USB-C', 1.5, 'carga-240w', 'nenhum distancia|catalogo'),
  asks('Notebook / Thunderbolt 5', 'Dock / Thunderbolt 5', 0.5, 'dados,carga-240w', 'cabo USBC>USBC', {
    certo: /U80-008|U4-008/,
  }),
  asks('Celular / USB-C com vídeo', 'Projetor / VGA', 1.5, '', 'cadeia USBC>VGA', { certo: /HVG/ }),
  asks(
    'Notebook / USB-C com vídeo',
    'Monitor / DVI',
    1.5,
    '1080p60',
    'cadeia USBC>DVI|adaptador USBC>DVI|conversor USBC>DVI',
    { certo: /DVH/ },
  ),
  asks('Notebook / USB-C com vídeo', 'TV / HDMI 2.1', 1.5, '4k120,hdr', 'cabo USBC>HDMI', { certo: /H8K/ }),
  asks('Notebook / USB-C com vídeo', 'Projetor / HDMI', 9, '1080p60', 'conversor USBC>HDMI', {
    certo: /CHP.*(100|150)/,
  }),
  asks('iPhone 16 / USB-C', 'Monitor / USB-C', 0.7, '4k60', 'cabo USBC>USBC', {
    certo: /G2-010|U4-008|U80-008/,
  }),
  asks('Nintendo Switch 2 / HDMI (base)', 'TV / HDMI', 1.6, '4k60,hdr', 'cabo HDMI>HDMI', {
    certo: /-(018|020)/,
  }),
  // DVI and VGA.
  asks('PC / DVI-D dual link', 'Monitor / DVI-D', 2.5, '1600p60', 'cabo DVI>DVI', { certo: /DVI-030/ }),
  asks('PC / DVI-I', 'Monitor / VGA', 1.5, '1080p60', 'cadeia DVI>VGA|nenhum catalogo'),
  asks('Notebook / VGA', 'Projetor / VGA', 4, '1080p60', 'cabo VGA>VGA', { certo: /VGA-050/ }),
  asks('PC / VGA', 'Monitor / VGA', 13, '1080p60', 'nenhum distancia'),
  asks('DVR / VGA', 'TV / HDMI', 1.5, '1080p60', 'conversor VGA>HDMI', { certo: /VGH/ }),
  asks('PC / DVI-D', 'TV / HDMI', 1.5, 'som', 'nenhum fisico', { diz: /som|áudio/ }),
  asks('PC / VGA', 'TV / HDMI', 1.5, '1080p60,som', 'conversor VGA>HDMI', { certo: /VGH/ }),
  // SDI and cameras of security.
  asks('Câmera broadcast / 6G-SDI', 'Switcher / 6G-SDI', 8, '', 'cabo BNC>BNC', {
    certo: /SDI-(6G|12G)-100/,
    errado: /SDI-3G/,
  }),
  asks('Câmera SDI / 3G-SDI', 'Switcher / 3G-SDI', 17, '3g-sdi', 'cabo BNC>BNC', { certo: /SDI-3G-200/ }),
  asks('Câmera SDI', 'Monitor SDI', 40, '3g-sdi', 'cadeia BNC>BNC', { certo: /3G-300.*EBN/ }),
  asks('Câmera broadcast / 12G-SDI', 'Switcher / 12G-SDI', 25, '4k60', 'cabo BNC>BNC', { certo: /12R6-300/ }),
  asks(
    'Câmera broadcast / 3G-SDI',
    'Switcher / 3G-SDI',
    65,
    '3g-sdi',
    'cadeia BNC>BNC|nenhum distancia|catalogo',
    { errado: /HDM-O/ },
  ),
  // RG6 goes 78 m at 3G; RG59 of the 12G class goes 70 m: fifty metres of the one leave a share for the other.
  asks('Câmera SDI / 3G-SDI', 'Gravador de vídeo / 3G-SDI', 67, '3g-sdi', 'cadeia BNC>BNC', {
    certo: /12R6-500.*EBN.*12G-200.*EBN.*12G-050/,
    errado: /HDM-O|SH3/,
  }),
  asks('Câmera SDI / 3G-SDI', 'TV / HDMI', 63, '1080p60', 'cadeia BNC>HDMI', {
    certo: /12R6-500.*EBN.*SDI-.*SH3/,
    errado: /HDM-O/,
  }),
  asks('Câmera broadcast / SDI', 'TV / HDMI', 30, '1080p60', 'conversor BNC>HDMI', {
    certo: /SDI-.*SH3/,
    errado: /HDM-O/,
  }),
  asks('PC / HDMI', 'Switcher / SDI', 2, '1080p60', 'conversor HDMI>BNC', { certo: /HS3/, diz: /esgotad/ }),
  asks('Switcher / 12G-SDI', 'Placa de captura / Micro-BNC', 0.7, '12g-sdi', 'cabo BNC>MBNC', {
    certo: /MIC-010/,
  }),
  asks('Câmera broadcast / 3G-SDI', 'DVR / BNC', 5, '', 'nenhum fisico'),
  asks('Câmera broadcast / 12G-SDI', 'TV / HDMI', 5, '4k60', 'conversor BNC>HDMI', { certo: /SH12/ }),
  asks('Câmera broadcast / 12G-SDI', 'TV / HDMI', 5, '4k60,streaming-protegido', 'nenhum fisico', {
    diz: /HDCP/,
  }),
  asks('Câmera CFTV', 'DVR', 17, 'cftv', 'cabo BNC>BNC', { certo: /SDI-.*-200/ }),
  asks('Câmera CFTV / BNC AHD', 'DVR / BNC', 80, 'cftv', 'cadeia BNC>BNC', { errado: /SDI-R/ }),
  asks('DVR', 'TV', 8, '1080p60', 'cabo HDMI>HDMI', { certo: /HDM-(HS|A18)-100/ }),
  asks('Câmera CFTV', 'TV / HDMI', 5, '', 'nenhum fisico|catalogo', { diz: /DVR/ }),
  // Networks.
  asks('Switch PoE / RJ45 PoE', 'Câmera IP', 8, 'poe', 'cabo RJ45>RJ45', { certo: /C6-100/ }),
  asks('Roteador', 'Smart TV', 8.5, '1g', 'cabo RJ45>RJ45', { certo: /C6-100/ }),
  asks('Servidor / RJ45 10G', 'Switch de rede / RJ45 10G', 4, '10g', 'cabo RJ45>RJ45', { certo: /C6A?-050/ }),
  asks('Servidor / RJ45', 'Switch de rede / RJ45', 2.5, '40g', 'cabo RJ45>RJ45', { certo: /C8-030/ }),
  asks('Servidor / RJ45', 'Switch de rede / RJ45', 60, '10g', 'cadeia RJ45>RJ45', {
    certo: /B6A/,
    errado: /B6-|B6X/,
  }),
  asks('Roteador', 'PC', 95, '1g', 'nenhum distancia', { diz: /switch no meio/ }),
  asks('Roteador', 'PC', 130, '1g', 'nenhum distancia'),
  asks('Switch PoE', 'Câmera IP', 40, 'poe,externo', 'cadeia RJ45>RJ45', { certo: /B6X/ }),
  asks('Switch de rede / RJ45', 'Access point / RJ45 PoE', 20, 'poe,1g', 'cadeia RJ45>RJ45', { certo: /B6/ }),
  asks('Roteador / RJ45', 'Servidor / RJ45', 40, '40g', 'nenhum distancia'),
  asks('ONU / RJ45', 'Roteador / WAN', 0.7, '', 'cabo RJ45>RJ45', { certo: /C6A-010|C6-015/ }),
  // Fibre.
  asks('Switch de rede / SFP+ SR', 'Servidor / SFP+ SR', 8, '10g', 'cabo LC>LC', { certo: /LL3-100/ }),
  asks('Switch de rede / SFP+ LR', 'Switch de rede / SFP+ LR', 2.5, '10g', 'cabo LC>LC', {
    certo: /LLS-030/,
  }),
  asks('Tomada óptica / SC/APC', 'ONU / SC/APC', 2, 'gpon', 'cabo SCA>SCA', { certo: /SSA-030/ }),
  asks('Switch de rede / LC monomodo', 'DIO / SC/UPC', 4, '', 'cabo LC>SC', { certo: /LSS-050/ }),
  asks('Switch de rede / SFP+ SR', 'Servidor / SFP+ SR', 80, '10g', 'nenhum distancia|catalogo'),
  asks('OLT', 'ONU / SC/APC', 5, 'gpon', 'nenhum fisico|catalogo', { errado: /SSA/ }),
  asks('ONU / SC/APC', 'Roteador / RJ45', 2, '', 'nenhum fisico|catalogo'),
  asks('Tomada óptica / SC/APC', 'Conversor de mídia / SC/UPC', 2, '', 'nenhum fisico|catalogo', {
    errado: /SSA/,
  }),
  asks('Switch de rede / QSFP SR4', 'Servidor / LC multimodo', 3, '40g', 'nenhum fisico|catalogo'),
  // Microphones, desks, stages, light.
  asks('Microfone condensador / XLR', 'Mesa de som / XLR', 12, 'phantom,balanceado', 'cabo XLRF>XLRM', {
    certo: /XLR-150/,
  }),
  asks('Mesa de som / XLR (saída)', 'Caixa ativa / XLR', 25, 'balanceado', 'cadeia XLRF>XLRM', {
    certo: /XLR-200/,
  }),
  asks('Mesa de som / P10 TRS', 'Caixa ativa / P10 TRS', 4, 'balanceado', 'cabo TRS>TRS', {
    certo: /TRS-050/,
  }),
  asks('Mesa de som / XLR', 'Interface de áudio / P10 TRS', 1.7, 'balanceado', 'cabo XLRF>TRS', {
    certo: /XTR-020/,
  }),
  asks('Interface de áudio / P10 TRS', 'Caixa ativa / XLR', 2, 'balanceado', 'nenhum catalogo', {
    errado: /XTR/,
  }),
  asks('Mesa DMX / DMX 3 pinos', 'Refletor / DMX 3 pinos', 8, 'dmx', 'cabo XLRF>XLRM', { certo: /DMX-100/ }),
  asks('Mesa DMX / DMX 5 pinos', 'Refletor / DMX 3 pinos', 5, 'dmx', 'nenhum catalogo'),
  asks('Mesa DMX', 'Refletor', 2, 'dmx', 'cabo XLRF>XLRM', { certo: /DMX-030/ }),
  asks('Palco', 'Mesa de som', 25, '8-canais', 'cabo XLRF>XLRM', { certo: /SPK-300/ }),
  asks('Microfone / XLR', 'Notebook / P3', 2, '', 'nenhum fisico|catalogo'),
  asks('Microfone condensador / XLR', 'Gravador de áudio / P2', 2, 'phantom', 'nenhum fisico|catalogo'),
  asks('Guitarra / P10', 'Interface de áudio / Hi-Z', 4, '', 'cabo TS>TS', { certo: /P10-050/ }),
  asks('Guitarra', 'Amplificador de guitarra', 12, '', 'nenhum distancia'),
  asks('Mesa de som / XLR', 'Notebook / P2 microfone', 3, '', 'nenhum fisico|catalogo'),
  asks('Mesa de som / Saída master', 'Caixa passiva / Speakon', 6, '', 'nenhum fisico|catalogo', {
    diz: /amplificador/i,
  }),
  // Loudspeakers.
  asks('Amplificador / Borne', 'Caixa passiva / Borne', 12, '4-ohms', 'cabo BARE>BARE', {
    certo: /F25-200|B25|B40/,
    errado: /F15|B07/,
  }),
  asks('Receiver / Bornes', 'Caixa passiva / Bornes', 14, '8-ohms', 'cabo BARE>BARE', {
    certo: /F15-200|F25/,
    errado: /B07/,
  }),
  asks('Amplificador / Speakon', 'Caixa passiva / Speakon', 8, '8-ohms', 'cabo SPK>SPK', {
    certo: /SPO-100/,
  }),
  asks('Receiver / Borne', 'Caixa passiva / Borne', 30, '4-ohms', 'nenhum distancia|catalogo'),
  asks('Guitarra / P10', 'Caixa passiva / P10', 3, '', 'nenhum fisico|catalogo', { diz: /amplificador/i }),
  asks('Amplificador / Bornes', 'Mesa de som / RCA', 3, '', 'nenhum fisico'),
  // Sound at home, composite, aerials.
  asks('TV / Saída óptica', 'Soundbar / Entrada óptica', 8.5, 'som', 'cabo TOS>TOS', { certo: /TOS-100/ }),
  asks('TV / Saída óptica', 'Receiver / Entrada coaxial', 2, '', 'nenhum catalogo'),
  asks('TV / Óptica', 'Receiver / Óptica', 2, 'earc', 'nenhum fisico'),
  asks('TV / HDMI ARC', 'Soundbar / HDMI ARC', 1.5, 'atmos-sem-perda', 'nenhum fisico|origem', {
    diz: /eARC/,
  }),
  asks('Blu-ray / Coaxial', 'Receiver / Coaxial', 0.7, '', 'cabo RCA>RCA', { certo: /COX-010/ }),
  asks('Receiver / Pre-out', 'Amplificador / RCA', 1.7, 'estereo', 'cabo RCA2>RCA2', { certo: /RCA-020/ }),
  asks('Receiver / SUB OUT', 'Subwoofer / LFE', 6.5, 'sub', 'cabo RCA>RCA', { certo: /SUB-075/ }),
  asks('Console antigo / AV', 'TV / HDMI', 2, '', 'nenhum catalogo', { errado: /CVB/ }),
  asks('Videocassete / AV', 'TV / AV', 1.5, '480i', 'cabo RCA3>RCA3', { certo: /CVB-020/ }),
  asks('DVD / Componente', 'TV / Componente', 2.5, '1080i', 'cabo RCA3>RCA3', { certo: /YPR-030/ }),
  asks('Antena / F', 'TV / Antena', 5, '', 'nenhum catalogo', { errado: /SDI/ }),
  asks('PC / P2', 'Caixa ativa / RCA', 4, 'estereo', 'cabo P2>RCA2', { certo: /P2R-050/ }),
  asks('Celular / USB-C', 'Fone de ouvido / P2', 1, '', 'nenhum catalogo|origem'),
  asks('Toca-discos / Phono', 'Caixa ativa / RCA', 1.5, '', 'nenhum fisico|catalogo', { diz: /pré/ }),
  asks('TV / P2 fone', 'Soundbar / HDMI', 1.5, '', 'nenhum fisico|catalogo'),
  // What does not go that way.
  asks('PC / USB-A', 'Monitor / VGA', 1.5, '', 'nenhum origem|catalogo'),
  asks('PlayStation 4 / HDMI', 'Monitor / DisplayPort', 1.5, '1080p60', 'conversor HDMI>DP', {
    certo: /HDP/,
    errado: /DSP-HDM/,
  }),
  asks('Notebook / RJ45', 'TV / HDMI', 5, '', 'nenhum fisico'),
  asks('Nintendo Switch / Saída óptica', 'Soundbar / Óptica', 2, '', 'nenhum origem'),
  asks('Projetor / VGA', 'Notebook / VGA', 2, '', 'nenhum origem|fisico'),
  asks('Monitor / DisplayPort', 'Placa de vídeo / DisplayPort', 1.5, '', 'nenhum origem|fisico'),
  asks('Notebook / HDMI', 'Câmera CFTV / BNC', 5, '', 'nenhum fisico|origem'),
];
