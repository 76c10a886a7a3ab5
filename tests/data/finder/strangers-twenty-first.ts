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
];
