import { asks, type Case } from './case.ts';

/** SDI, security cameras, composite and component, and boxes that distribute. */
export const VIDEO: readonly Case[] = [
  asks('Câmera broadcast / 3G-SDI', 'Switcher / SDI', 15, '3g-sdi', 'cabo BNC>BNC', { certo: /SDI-3G-200/ }),
  asks('Câmera broadcast / 3G-SDI', 'Switcher / 3G-SDI', 25, '1080p60', 'cabo BNC>BNC', {
    certo: /SDI-(3G|12R6)-300/,
  }),
  asks('Câmera broadcast / SDI', 'Switcher / SDI', 4, '1080i', 'cabo BNC>BNC', { certo: /SDI-3G-050/ }),
  asks('Câmera broadcast / 12G-SDI', 'Switcher / 12G-SDI', 9, '12g-sdi', 'cabo BNC>BNC', {
    certo: /SDI-12G-100/,
    errado: /SDI-(3G|6G)/,
  }),
  asks('Câmera broadcast / 12G-SDI', 'Switcher / 12G-SDI', 16, '4k60', 'cabo BNC>BNC', {
    certo: /SDI-12G-200/,
    errado: /SDI-(3G|6G)/,
  }),
  asks('Câmera broadcast / 12G-SDI', 'Roteador SDI / 12G-SDI', 40, '12g-sdi', 'cabo BNC>BNC', {
    certo: /12R6-500/,
  }),
  asks('Câmera broadcast / 12G-SDI', 'Switcher / 12G-SDI', 52, '12g-sdi', 'cadeia BNC>BNC', {
    certo: /12R6-300.*EBN|EBN/,
    errado: /SDI-(3G|6G)/,
  }),
  asks('Câmera broadcast / 12G-SDI', 'Switcher / 12G-SDI', 150, '12g-sdi', 'nenhum distancia'),
  asks('Câmera broadcast / 3G-SDI', 'Switcher / 12G-SDI', 5, '12g-sdi', 'nenhum origem'),
  asks('Câmera broadcast / 12G-SDI', 'Switcher / 3G-SDI', 5, '12g-sdi', 'nenhum fisico'),
  asks('Câmera broadcast / 3G-SDI', 'Switcher / 3G-SDI', 52, '3g-sdi', 'cadeia BNC>BNC', { errado: /SDI-R/ }),
  asks('Câmera broadcast / 3G-SDI', 'TV / HDMI', 10, '1080p60', 'conversor BNC>HDMI', {
    certo: /SDI-3G-200.*ADP-SH3|ADP-SH3/,
    errado: /SH12/,
  }),
  asks('Switcher / SDI', 'Monitor / HDMI', 2, '1080p60', 'conversor BNC>HDMI', { certo: /ADP-SH3/ }),
  asks('Câmera broadcast / 12G-SDI', 'TV / HDMI', 20, '4k60', 'conversor BNC>HDMI', {
    certo: /ADP-SH12/,
    errado: /ADP-SH3/,
  }),
  asks('Câmera broadcast / 12G-SDI', 'TV / HDMI', 10, '4k60,hdr', 'conversor BNC>HDMI', {
    certo: /ADP-SH12/,
  }),
  asks('Câmera mirrorless / HDMI', 'Switcher / SDI', 30, '1080p60', 'conversor HDMI>BNC', {
    certo: /ADP-HS3/,
    diz: /esgotad|estoque/i,
  }),
  asks('Notebook / HDMI', 'Switcher / SDI', 5, '1080p60', 'conversor HDMI>BNC', { certo: /ADP-HS3/ }),
  asks('Câmera / Micro HDMI', 'Switcher / SDI', 10, '1080p60', 'conversor MICRO>BNC', {
    certo: /MIC-.*ADP-HS3/,
  }),
  asks('Notebook / HDMI', 'Switcher / 12G-SDI', 5, '4k60', 'nenhum catalogo'),
  asks('PS5 / HDMI', 'Switcher / SDI', 5, '1080p60,streaming-protegido', 'nenhum fisico'),
  asks('Câmera broadcast / SDI', 'Projetor / VGA', 10, '1080p60', 'cadeia BNC>VGA', {
    certo: /ADP-SH3.*ADP-HVG/,
  }),
  asks('Roteador SDI / Micro-BNC', 'Switcher / BNC 12G-SDI', 0.8, '12g-sdi', 'cabo MBNC>BNC', {
    certo: /SDI-MIC-010/,
  }),
  asks('Placa de captura / DIN 1.0/2.3', 'Switcher / SDI', 0.3, '3g-sdi', 'cabo DIN>BNC', {
    certo: /SDI-DIN-005/,
  }),
  asks('/ Micro-BNC', '/ DIN 1.0/2.3', 0.5, '', 'cadeia MBNC>DIN', { certo: /SDI-MIC.*EBN.*SDI-DIN/ }),
  asks('Câmera CFTV / BNC', 'DVR / BNC', 18, 'cftv', 'cabo BNC>BNC', { certo: /SDI-3G-200/ }),
  asks('Câmera de segurança analógica / BNC AHD', 'DVR / BNC', 27, 'cftv', 'cabo BNC>BNC', { certo: /-300/ }),
  asks('Câmera de segurança / BNC', 'DVR / BNC', 40, 'cftv', 'cabo BNC>BNC|cadeia BNC>BNC', {
    certo: /500|EBN/,
  }),
  asks('DVR / HDMI', 'TV / HDMI', 9, '1080p60', 'cabo HDMI>HDMI', { certo: /HS-100/ }),
  asks('DVD / AV RCA', 'TV / AV RCA', 1.5, '480i', 'cabo RCA3>RCA3', { certo: /LEG-CVB-020/, errado: /YPR/ }),
  asks('DVD / Vídeo componente', 'TV / Vídeo componente', 2.5, '1080i', 'cabo RCA3>RCA3', {
    certo: /LEG-YPR-030/,
    errado: /CVB/,
  }),
  asks('DVD / Vídeo componente', 'TV / Componente', 2.5, '1080i,som', 'nenhum fisico'),
  asks('DVD / AV RCA', 'TV / AV RCA', 1.5, '480i,som,estereo', 'cabo RCA3>RCA3', { certo: /LEG-CVB-020/ }),
  asks('DVD / AV RCA', 'TV / HDMI', 1.5, '480i', 'nenhum catalogo'),
  asks('Videocassete / AV RCA', 'TV / HDMI', 2, '', 'nenhum catalogo'),
  asks('Notebook / HDMI', 'TV / AV RCA', 2, '480i', 'nenhum catalogo'),
  asks('DVD / AV RCA', 'TV / AV RCA', 12, '480i', 'nenhum distancia|catalogo'),
  asks('PC / HDMI', 'TV / HDMI', 2, 'duplicar', 'conversor HDMI>HDMI', { certo: /DST-S12/ }),
  asks('Notebook / DisplayPort', 'TV / HDMI', 2, 'duplicar,1080p60', 'conversor DP>HDMI|cadeia DP>HDMI', {
    certo: /DST-S12/,
  }),
  asks('Notebook / USB-C', 'TV / HDMI', 2, 'duplicar,4k60', 'cadeia USBC>HDMI', { certo: /DST-S12/ }),
  asks('Blu-ray / HDMI', 'TV / HDMI', 60, '1080p60,estender', 'cabo HDMI>HDMI|conversor HDMI>HDMI', {}),
  asks('PC / HDMI', 'Projetor / HDMI', 55, 'estender,1080p60', 'cabo HDMI>HDMI|conversor HDMI>HDMI', {
    errado: /DST-W|DST-S/,
  }),
  asks('PS5 / HDMI', 'Soundbar / Entrada óptica', 1.5, 'som-multicanal', 'conversor HDMI>TOS', {
    certo: /DST-M42/,
  }),
  asks('Blu-ray / HDMI', 'Receiver / Óptica', 2, 'som', 'conversor HDMI>TOS', { certo: /DST-M42/ }),
  // Beyond one cable coax is joined, of two kinds too: optical HDMI behind the converter costs three times as much.
  asks('camera / sdi', 'tv / hdmi', 54, '1080p60', 'cadeia BNC>HDMI', { certo: /3G-300.*3G-300.*SH3/ }),
  asks('camera / 12g-sdi', 'tv / hdmi', 54, '4k60', 'cadeia BNC>HDMI', { certo: /12R6-300.*12R6-300.*SH12/ }),
  asks('notebook / hdmi', 'switcher / sdi', 60, '1080p60', 'cadeia HDMI>BNC', {
    certo: /HS3.*SDI-12R6-500.*SDI-3G-200/,
    errado: /HDM-O/,
  }),
];
