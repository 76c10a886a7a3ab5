import { asks, type Case } from './case.ts';

/** A second list of the same judge, written before what the first one found was asked again. */
export const STRANGERS_NINETEENTH: readonly Case[] = [
  asks('xbox 360 / hdmi', 'tv / hdmi', 1, '1080p60,som', 'cabo HDMI>HDMI', { certo: /HDM-HS-018/ }),
  asks('notebook da escola / hdmi', '2 projetores', 12, 'duplicar,1080p60', 'conversor HDMI>HDMI', {
    certo: /S12.*A18-150/,
    diz: /c[óo]pia|mesma/i,
  }),
  asks('apple tv', 'receiver', 1.5, '4k60,atmos', 'cabo HDMI>HDMI', { certo: /HDM-E18-020/, errado: /HS-/ }),
  asks('soundbar / hdmi out', 'tv / hdmi arc', 1.5, 'arc', 'cabo HDMI>HDMI', { certo: /HS-018|E48-020/ }),
  asks('tv / óptica', 'home theater / óptica', 4, 'som-multicanal', 'cabo TOS>TOS', { certo: /TOS-050/ }),
  asks('tv / óptica', 'soundbar', 1.5, 'atmos-sem-perda', 'nenhum fisico', { errado: /TOS/ }),
  asks('ps4', 'fone / p2', 1, '', 'nenhum catalogo', { errado: /AUD/ }),
  asks('pc gamer / displayport', 'monitor gamer / displayport', 1.5, '4k144', 'cabo DP>DP', {
    certo: /DSP-40-020/,
    errado: /12-/,
  }),
  asks('pc / displayport', 'monitor / displayport', 8, '4k60', 'cabo DP>DP', {
    certo: /DSP-O14-100/,
    errado: /12-/,
  }),
  asks('pc / displayport', 'monitor / displayport', 8, '4k240,sem-compressao', 'nenhum catalogo', {
    errado: /DSP/,
  }),
  asks('monitor / displayport', 'pc / displayport', 1.5, '', 'nenhum origem', { errado: /DSP/ }),
  asks('notebook / usb-c', 'monitor / vga', 1.5, '1080p60', 'cadeia USBC>VGA', {
    certo: /^(?:(?=.*USC-HDM)(?=.*ADP-HVG)|(?=.*ADP-CHP)(?=.*ADP-HVG))/,
    diz: /v[ií]deo/i,
  }),
  asks('tablet samsung / usb-c', 'projetor / hdmi', 2.5, '1080p60', 'cabo USBC>HDMI', {
    certo: /USC-HDM-030/,
    diz: /v[ií]deo/i,
  }),
  asks('hd externo / usb-c', 'notebook / usb-c', 0.6, 'dados', 'cabo USBC>USBC', {
    certo: /USC-U4-008|USC-G2-010/,
    errado: /HDM/,
  }),
  asks('power bank / usb-c', 'celular / usb-c', 1.5, 'carga', 'cabo USBC>USBC', {
    certo: /USC-G1-020/,
    errado: /HDM/,
  }),
  asks('câmera analógica / bnc', 'dvr / bnc', 80, 'cftv', 'cadeia BNC>BNC', { certo: /^(?=.*SDI)(?=.*EBN)/ }),
  asks('câmera sdi', 'monitor / sdi', 8, '3g-sdi', 'cabo BNC>BNC', { certo: /SDI-3G-100/ }),
  asks('atem mini / hdmi', 'telão / hdmi', 25, '1080p60', 'cabo HDMI>HDMI', {
    certo: /HDM-O18-300/,
    errado: /HS-/,
    diz: /lado certo|ponta/i,
  }),
  asks('mesa de som / p10 trs', 'caixa ativa / rca', 3, '', 'nenhum catalogo', { errado: /TRS|P10|RCA-/ }),
  asks('baixo', 'pedal', 2.5, '', 'cabo TS>TS', { certo: /PRO-P10-030/, errado: /TRS/ }),
  asks('pedaleira / p10', 'amplificador de guitarra', 5, '', 'cabo TS>TS', {
    certo: /PRO-P10-060/,
    errado: /TRS/,
  }),
  asks('teclado musical', 'mesa de som / p10', 4, '', 'cabo TS>TS', { certo: /PRO-P10-050/ }),
  asks('notebook / fone', 'mesa de som / xlr', 3, '', 'nenhum catalogo', {
    errado: /PRO|AUD/,
    diz: /direct|DI|Y|est[ée]reo/i,
  }),
  asks('fone de ouvido / p10', 'interface de áudio / p10', 1, '', 'nenhum origem', { errado: /PRO/ }),
  asks('amplificador / speakon', 'caixa passiva / p10', 5, 'potencia', 'nenhum catalogo', {
    errado: /P10|SPO/,
  }),
  asks('receiver / borne', 'caixa surround / borne', 18, 'potencia,8-ohms', 'cabo BARE>BARE', {
    certo: /CXA-F25-200|CXA-F25-300/,
    errado: /F15|B07/,
  }),
  asks('receiver / borne', 'caixa / borne', 60, 'potencia,8-ohms', 'nenhum distancia', { errado: /CXA/ }),
  asks('switch de rede / rj45', 'access point', 40, 'poe,1g', 'cadeia RJ45>RJ45', {
    certo: /^(?=.*NET-B6-3050)(?=.*KEY-R6)/,
  }),
  asks('provedor / fibra', 'roteador / wan rj45', 5, '', 'nenhum catalogo', {
    errado: /FIB|NET/,
    diz: /ONU/i,
  }),
  asks('onu / lan', 'roteador / wan', 1.2, '1g', 'cabo RJ45>RJ45', { certo: /NET-C6-015/ }),
  asks('console de luz / dmx', 'canhão led / dmx', 2, 'dmx', 'cabo XLRF>XLRM', {
    certo: /PRO-DMX-030/,
    errado: /XLR/,
    diz: /termina|120/i,
  }),
  asks('antena digital', 'tv / hdmi', 3, '', 'nenhum fisico', { errado: /HDM/ }),
  asks('pc / hdmi', 'tv / hdmi', 3, '4k120,hdr,vrr', 'cabo HDMI>HDMI', {
    certo: /HDM-U48-050/,
    errado: /18-|E48/,
  }),
  asks('xbox one', 'projetor / hdmi', 70, '1080p60', 'cabo HDMI>HDMI', {
    certo: /HDM-O48-1000|DST-HBT/,
    errado: /E60/,
  }),
  // Disks send no picture, and are read from either side.
  asks('HD externo', 'TV', 1.5, '', 'nenhum catalogo', { errado: /HDM|USC/ }),
  asks('SSD', 'monitor / HDMI', 1, '', 'nenhum origem', { errado: /HDM|USC/ }),
  asks('HD externo', 'notebook', 0.6, 'dados', 'cabo USBC>USBC', { errado: /HDM/ }),
  asks('notebook', 'HD externo', 0.6, 'dados', 'cabo USBC>USBC', { errado: /HDM/ }),
  // The same name for two sockets: the one that is like the other end.
  asks('DVD / saída de áudio RCA', 'aparelho de som / aux', 1.5, '', 'cabo RCA2>RCA2', {
    diz: /duas tomadas/,
  }),
  // Where the provider's fibre ends.
  asks('provedor', 'ONU', 2, 'gpon', 'cabo SCA>SCA', { certo: /SSA/ }),
  asks('provedor / fibra', 'switch / SFP', 2, '', 'nenhum fisico', { errado: /FIB/, diz: /ONU/ }),
  asks('fibra da operadora', 'ONU', 2, '', 'cabo SCA>SCA', { certo: /SSA/ }),
  asks('drone', 'TV', 1.5, '', 'cabo HDMI>HDMI', { diz: /fica no controle/ }),
  asks('webcam', 'notebook', 2, '', 'nenhum catalogo', { diz: /encaixa direto/ }),
];
