/** What a judge asked on 30 November 2026 who had read nothing of the finder: what was wrong of 50 questions, and its neighbours. */
import { asks, type Case } from './case.ts';

export const STRANGERS_TWENTY_THIRD: readonly Case[] = [
  asks('cabeçote de guitarra', 'caixa de guitarra', 2, '', 'nenhum catalogo', {
    diz: /Cabo de instrumento não serve/,
  }),
  asks('caixa de guitarra', 'cabeçote', 2, '', 'nenhum origem', { diz: /troque a ordem/ }),
  asks('caixa de baixo', 'cabeçote de baixo', 2, '', 'nenhum origem', { diz: /troque a ordem/ }),
  asks('câmera intelbras', 'switch PoE', 60, 'poe,externo', 'cadeia RJ45>RJ45', { certo: /B6X/ }),
  asks('câmera de segurança', 'switch poe', 20, '', 'cadeia RJ45>RJ45', { certo: /B6-/ }),
  asks('câmera Hikvision', 'NVR', 20, '', 'cadeia RJ45>RJ45'),
  asks('câmera intelbras', 'DVR', 20, '', 'cabo BNC>BNC'),
  asks('ONU', 'roseta óptica', 6, 'gpon', 'cabo SCA>SCA', { certo: /SSA-100/ }),
  asks('ONT', 'PTO', 5, '', 'cabo SCA>SCA'),
  asks('roteador de fibra', 'roseta', 3, '', 'cabo SCA>SCA'),
  asks('ONU', 'roteador', 3, '', 'cabo RJ45>RJ45'),
];
