import { asks, type Case } from './case.ts';

/** The classes of faults that a second blind judge found, and their siblings, judged before the answers were seen. */
export const STRANGERS_TWENTY_FIRST: readonly Case[] = [
  asks('decoder da claro', 'tv', 1.5, '', 'cabo HDMI>HDMI', { certo: /18-020/, diz: /Decodificador/ }),
  asks('caixinha da net', 'tv', 1.5, '', 'cabo HDMI>HDMI', { certo: /18-020/, diz: /Decodificador/ }),
  asks('decoder da vivo', 'receiver', 1.5, '', 'cabo HDMI>HDMI', { certo: /18-020/, diz: /Decodificador/ }),
  asks('aparelho da oi tv', 'tv', 2, '', 'cabo HDMI>HDMI', { certo: /-030/, diz: /Decodificador/ }),
  asks('decoder ndi', 'tv', 1.5, '', 'cabo HDMI>HDMI', { certo: /-020/, diz: /vídeo em rede/ }),
  asks('caixinha da fibra', 'onu', 2, 'gpon', 'cabo SCA>SCA', { certo: /SSA-030/ }),
  asks('tomada de fibra óptica', 'ont', 6, '', 'cabo SCA>SCA', { certo: /SSA-100/ }),
  asks('roseta / fibra', 'onu', 2, '', 'cabo SCA>SCA', { certo: /SSA-030/ }),
  asks('dio / lc monomodo', 'switch / lc monomodo', 2, '10g', 'cabo LC>LC', { certo: /LLS-030/ }),
  asks('decoder da sky', 'tv', 1.5, '', 'cabo HDMI>HDMI', { certo: /18-020/, diz: /Decodificador/ }),
  asks('receiver da sky', 'tv', 1.5, '', 'cabo HDMI>HDMI', { certo: /18-020/, diz: /Decodificador/ }),
  asks('receiver', 'tv', 1.5, '', 'cabo HDMI>HDMI', { diz: /de Receiver/ }),
  asks('roseta da fibra', 'onu', 5, 'gpon', 'cabo SCA>SCA', { certo: /SSA-100/ }),
  asks('roseta', 'onu / fibra', 2, '', 'cabo SCA>SCA', { certo: /SSA-030/ }),
  asks('pto / lc', 'onu', 2, '', 'nenhum fisico', { diz: /APC/ }),
  asks('roteador', 'pc', 40, '1g', 'cadeia RJ45>RJ45', {
    certo: /^FS-NET-C6-015 FS-KEY-R6 FS-NET-B6-3050 FS-KEY-R6 FS-NET-C6-015$/,
    diz: /cerca de 44 m/,
  }),
  asks('switch poe', 'câmera ip', 80, 'poe', 'cadeia RJ45>RJ45', {
    certo: /C6-015.*B6-3050.*C6-015/,
    diz: /cerca de 88 m/,
  }),
  asks('servidor', 'switch de rede / rj45', 50, '10g', 'cadeia RJ45>RJ45', {
    certo: /C6A-010 FS-KEY-R6A FS-NET-B6A-3050 FS-KEY-R6A FS-NET-C6A-010/,
    diz: /B6A-3050\} \+ \{FS-KEY-R6A\} \+ \{FS-NET-C6A-010/,
  }),
  asks('câmera sdi', 'switcher / sdi', 45, '12g-sdi', 'cabo BNC>BNC', {
    certo: /12R6-500/,
    diz: /até 70 m em 12G/,
  }),
  asks('câmera sdi', 'switcher / sdi', 20, '3g-sdi', 'cabo BNC>BNC', {
    certo: /3G-300/,
    diz: /até 60 m em 3G/,
  }),
  asks('câmera sdi', 'switcher / sdi', 45, '3g-sdi', 'cadeia BNC>BNC|cabo BNC>BNC', { diz: /em 3G/ }),
  asks('nvr', 'camera ip', 70, 'poe,externo', 'cadeia RJ45>RJ45', {
    certo: /^FS-NET-C6-015 FS-KEY-R6 FS-NET-B6X-3050 FS-KEY-R6 FS-NET-C6-015$/,
    diz: /cerca de 77 m.*os mais curtos que servem/s,
  }),
  asks('camera de broadcast / sdi', 'switcher / sdi', 60, '3g-sdi', 'cadeia BNC>BNC', {
    certo: /12R6-500 FS-ADP-EBN FS-SDI-3G-200/,
    diz: /78 m em 3G.*60 m em 3G.*50 m de 78 m \+ 20 m de 60 m são 97 %/s,
  }),
  asks('camera de broadcast / sdi', 'switcher / sdi', 50, '12g-sdi', 'cadeia BNC>BNC', {
    certo: /12R6-300 FS-ADP-EBN FS-SDI-12R6-300/,
    diz: /65 m em 12G-SDI, já descontados 5 m por emenda.*92 %/s,
  }),
  asks('ps5', 'monitor / displayport', 1, '', 'conversor HDMI>DP', {
    certo: /HDP.*DSP/,
    diz: /VRR.*4K a 60 Hz|4K a 60 Hz.*VRR/s,
  }),
  asks('pc / displayport', 'tv / hdmi', 1, '4k60', 'conversor DP>HDMI|cabo DP>HDMI', { diz: /HDMI/ }),
  asks('câmera sdi', 'tv', 10, '', 'conversor BNC>HDMI', { certo: /SH3/, diz: /1080p a 60 Hz/ }),
  asks('notebook / usb-a', 'projetor / vga', 3, '', 'nenhum origem', { diz: /driver/ }),
  asks('pc / usb 3.0', 'monitor / hdmi', 2, '', 'nenhum origem', { diz: /driver/ }),
  asks('notebook / hdmi', 'projetor / vga', 3, 'streaming-protegido', 'nenhum fisico', { diz: /HDCP/ }),
  asks('tv / óptica', 'receiver / óptica', 2, 'atmos', 'nenhum fisico', { diz: /Atmos/ }),
  asks('switch / qsfp', 'switch / qsfp', 5, '40g', 'nenhum catalogo', { diz: /MPO/ }),
  asks('câmera 12g', 'tv / hdmi', 8, '4k60', 'conversor BNC>HDMI', { certo: /SH12/, diz: /0,3 m de TV/ }),
  asks('xbox series s', 'monitor / displayport', 1.5, 'vrr', 'nenhum catalogo', { diz: /VRR/ }),
  asks('placa de vídeo / displayport', 'tv / hdmi', 2, '', 'cabo DP>HDMI', {
    certo: /DSP-HDM-030/,
    diz: /leva imagem até 1080p a 60 Hz ou 4K a 30 Hz.*VRR não passa/s,
  }),
  asks('xbox series x / hdmi', 'monitor / displayport', 1.5, '', 'conversor HDMI>DP', {
    certo: /HDP.*DSP-12-018/,
    diz: /até 4K a 60 Hz ou 1440p a 120 Hz.*VRR não passa/s,
  }),
  asks('pc', '4 tvs', 3, 'duplicar', 'conversor HDMI>HDMI', { certo: /S14/, diz: /VRR não passa/ }),
  asks('notebook / usb-c', 'tv / hdmi', 2, '', 'cabo USBC>HDMI', { diz: /até 4K a 60 Hz/ }),
  asks('notebook / usb comum', 'tv / hdmi', 2, '', 'nenhum origem', { diz: /driver: esses não vendemos/ }),
  asks('tv / coaxial digital', 'receiver / coaxial', 1.5, 'atmos', 'nenhum fisico', { diz: /coaxial, leva/ }),
  asks('amplificador', 'caixa acústica', 7, '4-ohms', 'cabo BARE>BARE', {
    certo: /F15/,
    diz: /7 m com as de 4 Ω/,
  }),
  asks('amplificador', 'caixa acústica', 7.4, '4-ohms', 'cabo BARE>BARE', { certo: /F25/ }),
  asks('amplificador / speakon', 'caixa passiva / speakon', 13, '4-ohms', 'nenhum catalogo|distancia'),
  asks('receiver', 'caixa acústica', 4, '8-ohms', 'cabo BARE>BARE', { certo: /F15-100/ }),
  asks('receiver', 'caixa acustica', 12, '8-ohms', 'cabo BARE>BARE', {
    certo: /F15-200/,
    diz: /até 15 m com caixas de 8 Ω e até 7 m com as de 4 Ω/,
  }),
  asks('potencia / speakon', 'caixa passiva / speakon', 8, '8-ohms', 'cabo SPK>SPK', {
    certo: /SPO-100/,
    diz: /até 25 m com caixas de 8 Ω e até 12 m com as de 4 Ω/,
  }),
];
