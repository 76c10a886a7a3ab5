import { asks, type Case } from './case.ts';

/** Limits that a stranger missed: where a box and its plug stand, how sound goes by a VGA picture, how far a box goes. */
export const LIMITS: readonly Case[] = [
  asks('Nintendo Switch / HDMI', 'TV / HDMI', 1.5, '', 'cabo HDMI>HDMI', { diz: /na base/ }),
  asks('notebook / HDMI', 'projetor / VGA', 5, '', 'conversor HDMI>VGA', {
    diz: /(?=.*sai pelo P2)(?=.*até 1080p)/,
  }),
  asks('notebook / VGA', 'TV / HDMI', 1.5, '', 'conversor VGA>HDMI', {
    diz: /^(?!.*HDCP)(?=.*entrada P2)(?=.*até 1080p)/,
  }),
  asks('PC / VGA', 'monitor / VGA', 1.5, '', 'cabo VGA>VGA', { diz: /^(?!.*HDCP).*VGA só leva imagem/ }),
  asks('PC / DisplayPort', 'monitor / DisplayPort', 1.5, '1440p240', 'cabo DP>DP', { diz: /^(?!.*DSC)/ }),
  asks('Raspberry Pi 4', 'monitor / HDMI', 1.5, '', 'cabo MICRO>HDMI', { diz: /o Zero, mini HDMI/ }),
  asks('câmera CFTV / BNC', 'DVR / BNC', 25, 'cftv', 'cabo BNC>BNC', { diz: /alimentação da câmera/ }),
  asks('câmera IP', 'switch PoE', 30, 'poe,externo', 'cadeia RJ45>RJ45', { diz: /uso interno/ }),
];
