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
];
