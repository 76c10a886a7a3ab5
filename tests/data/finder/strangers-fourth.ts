import { asks, type Case } from './case.ts';

/** A fourth batch, judged before any answer was seen and after the third had been mended. */
export const STRANGERS_FOURTH: readonly Case[] = [
  asks('Xbox Series X', 'Soundbar', 1.5, 'atmos', 'cabo HDMI>HDMI', { certo: /HDM/, errado: /TOS/ }),
  asks('Xbox Series X / saída óptica', 'Headset / óptica', 1.5, '', 'nenhum origem', { errado: /TOS/ }),
  asks('Notebook / HDMI', 'TV / HDMI', 20, '4k60,hdr', 'cabo HDMI>HDMI', {
    certo: /O(18|48)-300/,
    errado: /A18|P18/,
  }),
  asks('Monitor / HDMI', 'PC / HDMI', 1.5, '', 'nenhum origem'),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 2.5, '4k60', 'cabo DP>DP', { certo: /DSP-12-030/ }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 6, '8k60', 'cabo DP>DP', {
    certo: /O14-100/,
    errado: /DSP-1[24]-0/,
  }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 2.5, '4k240,sem-compressao', 'cabo DP>DP', {
    certo: /80A-030/,
    errado: /DSP-14|DSP-40|DSP-54/,
  }),
  asks('Notebook / USB-C', 'Monitor / DisplayPort', 1.5, '4k144', 'cabo USBC>DP', { certo: /USC-DSP-020/ }),
  asks('Monitor / USB-C', 'TV / HDMI', 1.5, '', 'nenhum origem|fisico'),
  asks('PC / HDMI', 'Monitor / USB-C', 1.5, '', 'nenhum catalogo', { errado: /USC/ }),
  asks('GoPro / micro HDMI', 'TV / HDMI', 1.5, '', 'cabo MICRO>HDMI', { certo: /MIC-020/ }),
  asks('Canon EOS R50 / micro HDMI', 'Gravador Atomos / HDMI', 0.3, '4k60', 'cabo MICRO>HDMI', {
    certo: /MIC-005/,
  }),
  asks('Câmera / mini HDMI', 'TV / HDMI', 4, '4k60', 'nenhum catalogo', { diz: /Sem 4K a 60 Hz/ }),
  asks('DVD / coaxial', 'Receiver / coaxial', 2, 'som-multicanal', 'cabo RCA>RCA', { certo: /COX-030/ }),
  asks('Blu-ray / óptica', 'Receiver / óptica', 9, '', 'cabo TOS>TOS', { certo: /TOS-100/ }),
  asks('Blu-ray / óptica', 'Receiver / óptica', 12, '', 'nenhum distancia'),
  asks('PC / P2', 'Caixa de som / RCA', 1.5, '', 'cabo P2>RCA2', { certo: /P2R-020/ }),
  asks('Celular / USB-C', 'Caixa de som / P2', 1, '', 'nenhum catalogo', { errado: /P2/ }),
  asks('Mesa de som / XLR', 'Caixa ativa / XLR', 18, 'balanceado', 'cabo XLRF>XLRM', {
    certo: /XLR-200/,
    errado: /DMX/,
  }),
  asks('Microfone', 'Mesa de som / XLR', 27, '', 'cadeia XLRF>XLRM', { certo: /XLR/, errado: /DMX/ }),
  asks('Mesa DMX', 'Refletor / XLR 5 pinos', 3, 'dmx', 'nenhum catalogo', { errado: /XLR/ }),
  asks('Receiver / sub out', 'Subwoofer / RCA', 6, 'sub', 'cabo RCA>RCA', { certo: /SUB-075/ }),
  asks('Amplificador / speakon', 'Caixa passiva / speakon', 12, 'potencia,8-ohms', 'cabo SPK>SPK', {
    certo: /SPO-150/,
  }),
  asks(
    'Amplificador / speakon',
    'Caixa passiva / speakon',
    13,
    'potencia,4-ohms',
    'nenhum distancia|catalogo|fisico',
    { errado: /SPO/ },
  ),
  asks('Receiver / borne banana', 'Caixa passiva / banana', 2.5, 'potencia', 'cabo BAN>BAN', {
    certo: /CXA/,
  }),
  asks('Roteador', 'PC / RJ45', 2, '10g', 'cabo RJ45>RJ45', { certo: /NET/ }),
  asks('Switch de rede / RJ45', 'Servidor / RJ45', 50, '10g', 'cadeia RJ45>RJ45', {
    certo: /B6A/,
    errado: /B6-|B6X/,
  }),
  asks('Switch de rede / RJ45', 'Servidor / RJ45', 40, '40g', 'nenhum distancia', { errado: /NET/ }),
  asks('Switch de rede / QSFP SR4', 'Servidor / QSFP SR4', 5, '40g', 'nenhum catalogo', { errado: /FIB/ }),
  asks('ONU / RJ45', 'Roteador / SC/APC', 2, '', 'nenhum catalogo|fisico', { errado: /FIB|NET/ }),
  asks('Switch de rede / LC monomodo', 'Switch de rede / SC', 4, '', 'cabo LC>SC', {
    certo: /LSS-050/,
    errado: /LL3|SSA/,
  }),
  asks('Switch de rede / SFP+ SR', 'Servidor / SFP+ SR', 20, '10g', 'nenhum catalogo|distancia', {
    errado: /LLS/,
  }),
  asks('DVR / VGA', 'Monitor / VGA', 3, '', 'cabo VGA>VGA', { certo: /VGA-050/ }),
  asks('Roteador / RJ45', 'TV / HDMI', 5, '', 'nenhum fisico', { errado: /NET|DST/ }),
  asks('Câmera PTZ / SDI', 'Switcher / SDI', 45, '3g-sdi', 'cadeia BNC>BNC', { certo: /3G-300.*EBN/ }),
  asks('Switcher / micro-BNC', 'Monitor broadcast / SDI', 3, '12g-sdi', 'cadeia MBNC>BNC', {
    errado: /DIN|3G/,
  }),
  asks('Notebook / HDMI', 'Projetor / HDMI', 50, '1080p60,estender', 'cabo HDMI>HDMI', {
    certo: /DST-E60|O18-|O48-/,
    errado: /DST-HBT/,
  }),
  asks('PlayStation 3 / HDMI', 'Monitor / DVI', 1.5, '1080p60', 'cabo HDMI>DVI', {
    certo: /DVH/,
    diz: /não garante som/,
  }),
  asks('Apple TV', 'Projetor / VGA', 1.5, 'streaming-protegido', 'nenhum fisico', { errado: /HVG/ }),
  asks('Nintendo Switch 2', 'Monitor / HDMI', 1.5, '4k60,hdr', 'cabo HDMI>HDMI', {
    certo: /18-020/,
    errado: /HS-/,
  }),
  asks('Nintendo Switch / USB-C', 'TV / HDMI', 1.5, '', 'nenhum origem', { errado: /USC/ }),
  asks('iPad Pro / USB-C', 'Monitor / HDMI', 1.5, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks('iPad 9 / Lightning', 'TV / HDMI', 1.5, '', 'nenhum catalogo', { errado: /USC/ }),
  asks('Steam Deck', 'Monitor / DisplayPort', 1.5, '', 'cabo USBC>DP', { certo: /USC-DSP-020/ }),
  asks('Notebook / VGA', 'Monitor / DisplayPort', 1.5, '1080p60', 'cadeia VGA>DP', { errado: /HVG/ }),
  asks('Guitarra', 'Notebook / P2', 2, '', 'nenhum catalogo', { errado: /P10/, diz: /interface de áudio/ }),
  asks('Monitor / saída de fone', 'Fone de ouvido / P2', 1.5, '', 'nenhum catalogo', {
    errado: /RCA/,
    diz: /Não é preciso comprar nada.*direto/,
  }),
  asks('Notebook / HDMI', 'Monitor / DisplayPort', 2, '', 'conversor HDMI>DP', {
    certo: /HDP.*DSP-12/,
    errado: /O14/,
  }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 2.5, '', 'cabo DP>DP', {
    certo: /DSP-12-030/,
    errado: /O14/,
  }),
];
