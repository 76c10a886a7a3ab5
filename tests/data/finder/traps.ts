import { asks, type Case } from './case.ts';

/** What people try and what does not work, or works only otherwise. */
export const TRAPS: readonly Case[] = [
  // A source that has no such output.
  asks('PlayStation 5 / Saída óptica', 'Soundbar / Óptica', 2, 'som', 'nenhum origem', { diz: /óptica/ }),
  asks('Xbox Series X / Óptica', 'Receiver / Óptica', 2, '', 'nenhum origem'),
  asks('PS5 / USB-C', 'Monitor / USB-C', 1, '4k60', 'nenhum origem'),
  asks('PS5 / DisplayPort', 'Monitor / DisplayPort', 1, '', 'nenhum origem'),
  asks('Celular / USB-C sem vídeo', 'TV / HDMI', 1.5, '', 'nenhum origem', { diz: /nenhum cabo/i }),
  asks('Notebook / USB-C só carga', 'Monitor / HDMI', 1.5, '1080p60', 'nenhum origem'),
  asks('Notebook / USB-C sem vídeo', 'Monitor / DisplayPort', 1, '', 'nenhum origem'),
  asks('PC / USB-A', 'TV / HDMI', 2, '1080p60', 'nenhum origem|catalogo'),
  asks('Notebook / USB 3.0', 'Monitor / HDMI', 1, '', 'nenhum origem|catalogo'),
  asks('Nintendo Switch / USB-C', 'TV / HDMI', 1.5, '', 'nenhum origem', { diz: /base/ }),
  asks('Nintendo Switch Lite / USB-C', 'TV / HDMI', 1.5, '', 'nenhum origem'),
  asks('Celular / Micro USB', 'TV / HDMI', 1.5, '', 'nenhum origem|catalogo'),
  asks('TV / HDMI (entrada)', 'Monitor / HDMI', 2, '', 'nenhum origem'),
  asks('Monitor / DisplayPort (entrada)', 'TV / HDMI', 2, '', 'nenhum origem'),
  asks('Câmera IP / RJ45', 'TV / HDMI', 5, '', 'nenhum fisico'),
  asks('PS5 / HDMI', 'Monitor / HDMI 2.1', 2, '4k240', 'nenhum origem'),
  // Signals that do not speak to each other.
  asks('Roteador / RJ45', 'TV / HDMI', 3, '', 'nenhum fisico', { diz: /rede/ }),
  asks('Notebook / HDMI', 'TV / RJ45', 10, '', 'nenhum fisico'),
  asks('Notebook / HDMI', 'Roteador / RJ45', 10, '1080p60', 'nenhum fisico', { errado: /DST-/ }),
  asks('Câmera CFTV / BNC AHD', 'Switcher / SDI', 5, '', 'nenhum fisico', { diz: /SDI/ }),
  asks('Câmera broadcast / SDI', 'DVR / BNC', 5, 'cftv', 'nenhum fisico'),
  asks('Switch de rede / SFP+ SR', 'Servidor / SFP+ LR', 5, '10g', 'nenhum fisico|catalogo'),
  asks('Switch de rede / LC monomodo', 'Servidor / LC multimodo', 5, '10g', 'nenhum fisico|catalogo'),
  asks('ONU / SC/APC', 'Switch de rede / SC/UPC', 2, '', 'nenhum fisico|catalogo'),
  asks('Switch de rede / QSFP SR4', 'Servidor / QSFP SR4', 5, '40g', 'nenhum catalogo', {
    diz: /MPO/,
    errado: /FIB-LL/,
  }),
  asks('Switch de rede / RJ45', 'Servidor / LC multimodo', 5, '10g', 'nenhum catalogo|fisico'),
  asks('Roteador / RJ45', 'ONU / SC/APC', 2, '', 'nenhum catalogo|fisico'),
  asks(
    'Notebook / Mini DisplayPort',
    'Monitor Thunderbolt / Thunderbolt 2',
    1.5,
    '',
    'nenhum fisico|catalogo',
  ),
  // One way only.
  asks('PS5 / HDMI', 'Monitor / USB-C', 1, '4k60', 'nenhum catalogo', { errado: /USC/ }),
  asks('PC / DisplayPort', 'Monitor / USB-C', 1, '4k60', 'nenhum catalogo', { errado: /USC-DSP/ }),
  asks('TV box / HDMI', 'Monitor / DisplayPort', 1, '4k60', 'conversor HDMI>DP', {
    errado: /DSP-HDM|ADP-DPH/,
  }),
  asks('PC / VGA', 'TV / HDMI', 1, '1080p60', 'conversor VGA>HDMI', { errado: /ADP-HVG/ }),
  asks('Notebook / HDMI', 'Monitor / VGA', 1, '1080p60', 'conversor HDMI>VGA', { errado: /ADP-VGH/ }),
  asks('PC / DVI-D', 'Monitor / VGA', 1.5, '1080p60', 'cadeia DVI>VGA|nenhum catalogo|fisico', {
    diz: /conversor|analógic/,
  }),
  asks('PC / HDMI', 'Monitor / VGA', 1.5, '4k60', 'nenhum fisico|catalogo'),
  asks('Notebook / HDMI', 'Projetor / VGA', 2, 'streaming-protegido', 'nenhum fisico', { diz: /HDCP/ }),
  asks('Decodificador / HDMI', 'Switcher / SDI', 2, 'streaming-protegido', 'nenhum fisico', { diz: /HDCP/ }),
  // Sound that does not go there.
  asks('TV / Saída óptica', 'Soundbar / Óptica', 2, 'atmos', 'nenhum fisico', { diz: /Atmos/ }),
  asks('TV / Óptica', 'Receiver / Óptica', 2, 'atmos-sem-perda', 'nenhum fisico'),
  asks('TV / HDMI ARC', 'Soundbar / HDMI ARC', 1.5, 'atmos-sem-perda', 'nenhum origem|fisico', {
    diz: /eARC/,
  }),
  asks('TV / HDMI ARC', 'Soundbar / HDMI eARC', 1.5, 'earc', 'nenhum origem'),
  asks('DVD / Coaxial digital', 'Receiver / Coaxial digital', 2, 'atmos', 'nenhum fisico'),
  asks('PC / VGA', 'Monitor / VGA', 2, 'som', 'nenhum fisico', { diz: /som/ }),
  asks('Notebook / HDMI', 'Monitor / DVI-D', 1.5, 'som', 'nenhum fisico', { diz: /DVI/ }),
  asks('TV / Saída óptica', 'Amplificador / RCA', 2, 'estereo', 'nenhum catalogo', { diz: /conversor/ }),
  asks('TV / Saída óptica', 'Receiver / Coaxial digital', 2, '', 'nenhum catalogo'),
  asks('DVD / Coaxial digital', 'Amplificador / RCA', 2, '', 'nenhum catalogo', { errado: /COX|AUD/ }),
  asks('Celular / USB-C', 'Caixa ativa / P2', 1, 'som', 'nenhum catalogo', { errado: /AUD-P2/ }),
  // Levels and wiring of sound.
  asks('Toca-discos / Phono', 'Amplificador / RCA linha', 1, '', 'nenhum catalogo', {
    diz: /pré/,
    errado: /AUD-RCA/,
  }),
  asks('CD player / RCA', 'Receiver / Entrada phono', 1, '', 'nenhum fisico', { errado: /AUD-RCA/ }),
  asks('Microfone / XLR', 'Notebook / P2', 2, '', 'nenhum catalogo', { diz: /interface/i }),
  asks('Microfone condensador / XLR', 'Notebook / P3', 2, 'phantom', 'nenhum catalogo|fisico'),
  asks('Microfone / XLR', 'Interface de áudio / P10 TRS linha', 2, '', 'nenhum catalogo|fisico', {
    errado: /XTR/,
  }),
  asks('Guitarra / P10', 'Mesa de som / XLR microfone', 3, '', 'nenhum catalogo', { diz: /DI/ }),
  asks('Interface de áudio / P10 TRS', 'Caixa ativa / XLR', 3, 'balanceado', 'nenhum catalogo', {
    errado: /XTR/,
  }),
  asks('Celular / P2 fone', 'Mesa de som / P10 TRS', 2, '', 'nenhum catalogo'),
  asks(
    'Interface de áudio / Saída de fone P10',
    'Caixa ativa / P10 TRS balanceado',
    2,
    '',
    'nenhum fisico|catalogo',
    { errado: /PRO-TRS/ },
  ),
  asks('Celular / P2', 'Caixa ativa / XLR', 3, '', 'nenhum catalogo|fisico'),
  asks('Interface de áudio / RCA', 'Caixa ativa / XLR', 3, 'balanceado', 'nenhum catalogo|fisico|origem'),
  asks('CD player / RCA', 'Caixa ativa / RCA', 1, 'balanceado', 'nenhum fisico|origem'),
  asks('Amplificador / Bornes', 'Mesa de som / P10 linha', 3, '', 'nenhum fisico|catalogo', {
    errado: /P10|CXA/,
  }),
  asks('Amplificador / Speakon', 'Caixa ativa / XLR', 5, '', 'nenhum fisico|catalogo'),
  asks('Amplificador / P10 potência', 'Caixa passiva / P10', 5, 'potencia', 'nenhum catalogo', {
    errado: /PRO-P10/,
  }),
  asks('Celular / P2', 'Caixa passiva / Borne', 3, '', 'nenhum catalogo', { diz: /amplificador/i }),
  asks('Mesa de som / XLR', 'Caixa passiva / Speakon', 5, '', 'nenhum catalogo', { diz: /amplificador/i }),
  asks('Receiver / SUB OUT', 'Subwoofer passivo / Borne', 3, '', 'nenhum catalogo|fisico', {
    errado: /CXA|SUB-0/,
  }),
  asks('Mesa de luz / DMX 5 pinos', 'Refletor / DMX 5 pinos', 5, 'dmx', 'nenhum catalogo'),
  asks('Mesa de luz / DMX', 'Refletor / DMX', 4, 'dmx', 'cabo XLRF>XLRM', {
    certo: /PRO-DMX/,
    errado: /PRO-XLR/,
  }),
  asks('Mesa de som / XLR fêmea (entrada)', 'Caixa ativa / XLR', 3, '', 'nenhum origem'),
  // Class, reach and distribution.
  asks('PS5 / HDMI', 'TV / HDMI 2.1', 3, '4k120', 'cabo HDMI>HDMI', {
    certo: /U48-050/,
    errado: /P18|HS|E18|A18/,
  }),
  asks('Blu-ray / HDMI', 'TV / HDMI', 9, '4k60', 'cabo HDMI>HDMI', { certo: /A18/, errado: /HS-100/ }),
  asks('PC / HDMI', 'TV / HDMI', 40, '4k120', 'cabo HDMI>HDMI', { certo: /O48-500/, errado: /HBT|E60/ }),
  asks('PS5 / HDMI', 'TV / HDMI', 1.5, 'duplicar,4k120,vrr', 'nenhum catalogo', { errado: /DST-S/ }),
  asks('TV / HDMI eARC', 'Soundbar / HDMI', 12, 'earc', 'cabo HDMI>HDMI', { errado: /O18|A18|DST|EHD/ }),
  asks('Câmera broadcast / 12G-SDI', 'Monitor / HDMI', 5, '4k60', 'conversor BNC>HDMI', {
    certo: /SH12/,
    errado: /SH3|SDI-3G/,
  }),
  asks('Notebook / HDMI', 'Projetor / HDBaseT', 30, '1080p60', 'nenhum catalogo|conversor HDMI>RJ45', {
    errado: /ADP/,
  }),
  asks('Amplificador / Borne', 'Caixa passiva / Borne', 7, 'potencia,4-ohms', 'cabo BARE>BARE', {
    errado: /B07/,
  }),
  asks('Switch PoE / RJ45', 'Câmera IP / LC', 20, 'poe', 'nenhum fisico|catalogo'),
  asks('Switch de rede / LC multimodo', 'Servidor / LC multimodo', 4, 'poe', 'nenhum fisico'),
];
