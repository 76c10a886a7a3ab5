import { asks, type Case } from './case.ts';

/** What was answered with more than the job needs, or refused for a reason that is not the true one. */
export const STRANGERS_TWENTY_SEVENTH: readonly Case[] = [
  // Coax of the class that does it, joined, before one cable of a class that nobody asked for.
  asks('Câmera broadcast / SDI', 'Switcher / SDI', 30, '3g-sdi', 'cadeia BNC>BNC', {
    certo: /^FS-SDI-3G-300 FS-ADP-EBN FS-SDI-3G-050$/,
    diz: /58 %/,
  }),
  asks('Câmera broadcast / SDI', 'Switcher / SDI', 36, '', 'cadeia BNC>BNC', {
    certo: /EBN/,
    errado: /12R6/,
  }),
  asks('Câmera CFTV', 'DVR', 30, '', 'cadeia BNC>BNC', { certo: /3G-300.*EBN/, errado: /12R6/ }),
  asks('Câmera CFTV', 'DVR', 60, 'cftv', 'cadeia BNC>BNC', { certo: /EBN.*EBN/, errado: /12R6/ }),
  asks('Câmera broadcast / SDI', 'TV / HDMI', 30, '', 'conversor BNC>HDMI', { certo: /SH3/ }),
  asks('Câmera broadcast / SDI', 'Switcher / SDI', 27, '', 'cabo BNC>BNC', { certo: /3G-300/ }),
  asks('Câmera broadcast / SDI', 'Switcher / SDI', 30, '12g-sdi', 'cabo BNC>BNC', { certo: /12R6-500/ }),
  // What passes without compression, and what both devices need for the rest.
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 1.5, '4k240', 'cabo DP>DP', {
    certo: /80A-020/,
    diz: /sem compressão só entre duas portas UHBR20.*as duas precisam de DSC/,
  }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 1.5, '8k60', 'cabo DP>DP', {
    diz: /duas portas UHBR13\.5/,
  }),
  asks('PC / DisplayPort 1.4', 'Monitor / DisplayPort 1.4', 2, '4k240,hdr', 'cabo DP>DP', {
    certo: /14-020/,
    diz: /^(?!.*4:2:2).*DSC na saída e na tela/,
  }),
  asks('PC / DisplayPort 2.1', 'Monitor / DisplayPort 2.1', 1.5, '4k240', 'cabo DP>DP', {
    certo: /80A-020/,
    diz: /^(?!.*DSC)/,
  }),
  asks('PC / DisplayPort', 'Monitor / DisplayPort', 2, '1440p240', 'cabo DP>DP', {
    certo: /14-020/,
    errado: /O14/,
  }),
  // A bar that is named before its television hears it by the same cable.
  asks('Soundbar', 'TV', 2, '', 'cabo HDMI>HDMI', { certo: /HS-030/, diz: /qual porta HDMI da TV é a ARC/ }),
  asks('Soundbar / HDMI', 'TV / HDMI', 4, 'atmos', 'cabo HDMI>HDMI', { certo: /HS-050/ }),
  asks('Soundbar', 'TV', 2, 'atmos-sem-perda', 'cabo HDMI>HDMI', { certo: /48-0/, diz: /eARC/ }),
  asks('Soundbar', 'TV', 2, '4k120', 'cabo HDMI>HDMI', { certo: /48-030/ }),
  // A desk with an amplifier feeds passive speakers by itself, and active ones by its line outputs.
  asks('mesa amplificada', 'caixa passiva', 4, '', 'cabo SPK>SPK', {
    certo: /SPO-050/,
    diz: /Speakon ou P10.*P10 mono/,
  }),
  asks('mesa de som amplificada', 'caixa', 8, 'potencia', 'cabo SPK>SPK', { certo: /SPO-100/ }),
  asks('mixer amplificado / p10', 'caixa passiva / p10', 4, '', 'nenhum catalogo', {
    errado: /P10-/,
    diz: /esquenta/,
  }),
  asks('mesa amplificada', 'caixa ativa', 4, '', 'cabo XLRF>XLRM'),
  asks('microfone', 'mesa amplificada', 4, '', 'cabo XLRF>XLRM'),
  asks('guitarra', 'mesa amplificada', 4, '', 'cabo TS>TS'),
  // Into the jack of a computer or a camera leads no direct box.
  asks('/ P10', '/ P3', 2, '', 'nenhum catalogo', { diz: /^(?!.*direct box).*interface de áudio USB/ }),
  asks('teclado', 'câmera', 2, '', 'nenhum catalogo', { diz: /^(?!.*direct box).*forte demais/ }),
  asks('CD player', 'notebook', 2, '', 'nenhum catalogo', {
    diz: /^(?!.*direct box).*interface de áudio USB/,
  }),
  asks('mesa de som', 'notebook', 2, '', 'nenhum catalogo', {
    diz: /^(?!.*direct box).*interface de áudio USB/,
  }),
  // An ordinary distance is not too far: what goes there is not sold.
  asks('PC', 'óculos VR', 5, '', 'nenhum catalogo', { diz: /até 2 m.*é preciso um cabo ativo/ }),
  asks('HD externo', 'celular', 5, '', 'nenhum catalogo', { diz: /até 4 m.*é preciso um cabo ativo/ }),
  asks('Notebook / USB-C', 'TV / HDMI', 3, '4k120', 'nenhum catalogo', {
    diz: /as nossas peças levam isso é 1,8 m/,
  }),
  asks('Notebook / USB-C', 'Monitor / DisplayPort', 3, '4k240', 'nenhum catalogo'),
  asks('PC / HDMI', 'Switcher / SDI', 200, '', 'nenhum distancia'),
  // The ports that go farthest say how far.
  asks('conversor de mídia', 'conversor de mídia', 20, '', 'nenhum catalogo', { diz: /levam isso é 9 m/ }),
  asks('conversor de mídia / sc', 'conversor de mídia', 20, '', 'nenhum catalogo', {
    diz: /levam isso é 4,5 m/,
  }),
  // Of two ports in one text the first that works, and what the device has before what it has not.
  asks('notebook usb-c ou hdmi', 'tv', 2, '', 'cabo USBC>HDMI'),
  asks('notebook hdmi ou usb-c', 'tv', 2, '', 'cabo HDMI>HDMI', { certo: /18-030/ }),
  asks('notebook', 'tv / usb-c ou hdmi', 2, '', 'cabo HDMI>HDMI', { diz: /no HDMI da TV/ }),
  asks('notebook com vga ou hdmi', 'projetor / vga', 1, '', 'cabo VGA>VGA'),
  asks('tv / óptica ou hdmi arc', 'soundbar / hdmi arc', 2, '', 'cabo HDMI>HDMI'),
];
