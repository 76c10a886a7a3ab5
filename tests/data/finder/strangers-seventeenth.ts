import { asks, type Case } from './case.ts';

/** Another one, asked after the first was mended. */
export const STRANGERS_SEVENTEENTH: readonly Case[] = [
  asks('PS4 Pro / saída HDMI', 'televisão Philco / HDMI 1', 2.3, '4k60,hdr', 'cabo HDMI>HDMI', {
    certo: /18-030|48-030|PLN-030/,
  }),
  asks('meu Xbox Series X / ', 'TV OLED LG C3 / HDMI 2.1', 2.6, '4k120,vrr', 'cabo HDMI>HDMI', {
    certo: /48-030/,
  }),
  asks('Xbox 360 / HDMI', 'monitor de computador / HDMI', 1.2, '', 'cabo HDMI>HDMI', {
    certo: /-015|-018|-020/,
  }),
  asks('laptop Lenovo / HDMI', 'data show / VGA', 9, '1080p60', 'conversor HDMI>VGA', {
    certo: /HVG.*VGA-100/,
  }),
  asks('notebook gamer / Mini DisplayPort', 'monitor / DisplayPort', 1.7, '4k60', 'cabo MDP>DP', {
    certo: /DSP-MNI-020/,
  }),
  asks('notebook / USB-C com vídeo', 'monitor portátil / USB-C', 0.8, '1080p60', 'cabo USBC>USBC', {
    certo: /G2-010|U4A|G1-020/,
  }),
  asks('Samsung DeX Galaxy S22 / USB-C', 'monitor / HDMI', 1.5, '1080p60', 'cabo USBC>HDMI', {
    certo: /USC-HDM-020/,
  }),
  asks('MacBook Pro M3 / HDMI', 'TV / HDMI', 4.4, '4k60', 'cabo HDMI>HDMI', { certo: /18-050/ }),
  asks('MacBook Air / USB C', 'monitor / DisplayPort', 1.8, '4k144', 'cabo USBC>DP', {
    certo: /USC-DSP-020/,
  }),
  asks('PC / DisplayPort 2.1', 'monitor gamer / DisplayPort 2.1', 0.7, '4k240,sem-compressao', 'cabo DP>DP', {
    certo: /DSP-80-010|80A/,
  }),
  asks('PC / DisplayPort', 'monitor / DisplayPort', 12, '4k60', 'cabo DP>DP', { certo: /O14-200/ }),
  asks('placa de vídeo / HDMI 2.1', 'monitor 4K / HDMI 2.1', 8.5, '4k120', 'cabo HDMI>HDMI', {
    certo: /O48-100/,
  }),
  asks('Raspberry Pi 4 / micro HDMI', 'TV / HDMI', 1.7, '1080p60', 'cabo MICRO>HDMI', { certo: /MIC-020/ }),
  asks('PC velho / DVI', 'TV nova / HDMI', 1.5, '1080p60', 'cabo DVI>HDMI', { certo: /DVH-020/ }),
  asks('PC / HDMI', 'monitor antigo / DVI-D', 1.5, '1080p60', 'cabo HDMI>DVI|cabo DVI>HDMI', {
    certo: /DVH-020/,
  }),
  asks('receptor da parabólica / HDMI', 'TV da cozinha / HDMI', 8, '1080p60', 'cabo HDMI>HDMI', {
    certo: /-100/,
  }),
  asks('TV box / HDMI', 'TV / HDMI', 1, '4k60', 'cabo HDMI>HDMI', { certo: /(18|48)-01[05]|-018|-020/ }),
  asks('Fire TV Stick 4K / ', 'TV Samsung / HDMI', undefined, '', 'nenhum catalogo|fisico|origem', {
    diz: /encaixa|diret/i,
  }),
  asks('PlayStation 2 / AV', 'TV antiga / AV', 1.8, '480i', 'nenhum catalogo', { diz: /multi AV/ }),
  asks('PlayStation 2 / AV', 'TV nova / HDMI', 1.8, '480i', 'nenhum catalogo|fisico', { errado: /CVB/ }),
  asks('videocassete / RCA amarelo', 'TV de tubo / AV', 1.5, '', 'cabo RCA3>RCA3', { certo: /CVB-020/ }),
  asks('TV / saída digital óptica', 'home theater / óptico', 4.2, 'som-multicanal', 'cabo TOS>TOS', {
    certo: /TOS-050/,
  }),
  asks('TV / óptica', 'receiver / óptica', 9.5, 'som', 'cabo TOS>TOS', { diz: /10 m é justo/ }),
  asks('TV / HDMI eARC', 'receiver Onkyo / HDMI OUT eARC', 4, 'earc', 'cabo HDMI>HDMI', { certo: /-050/ }),
  asks('TV / fone de ouvido', 'caixinha de som do PC / P2', 1.8, '', 'cabo P2>P2', { certo: /P2-020/ }),
  asks('computador / saída de som verde', 'aparelho de som / auxiliar RCA', 1.8, '', 'cabo P2>RCA2', {
    certo: /P2R-020/,
  }),
  asks('toca-fitas / RCA', 'mini system / RCA', 0.8, '', 'cabo RCA2>RCA2', { certo: /AUD-RCA-010/ }),
  asks('DVD / coaxial laranja', 'receiver / coaxial digital', 0.8, '', 'cabo RCA>RCA', { certo: /COX-010/ }),
  asks('violão / P10', 'caixa amplificada / P10 instrumento', 5.4, '', 'cabo TS>TS', { certo: /P10-060/ }),
  asks('teclado Yamaha / LINE OUT P10', 'mesa de som / LINE IN P10', 2.6, '', 'cabo TS>TS', {
    certo: /P10-030/,
  }),
  asks('guitarra / P10', 'interface de áudio / entrada Hi-Z', 2.5, '', 'cabo TS>TS', { certo: /P10-030/ }),
  asks('microfone sem fio / XLR', 'mesa de som / entrada de microfone', 2.6, '', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-030/,
  }),
  asks('microfone / XLR', 'mesa / P10', 3, '', 'cabo XLRF>TRS|nenhum fisico|catalogo'),
  asks(
    'mesa de som / saída master XLR',
    'caixa ativa / LINE IN XLR',
    44,
    'balanceado',
    'cadeia XLRF>XLRM|nenhum distancia',
  ),
  asks(
    'mesa Yamaha MG10 / Main Out XLR',
    'monitor de estúdio Yamaha HS8 / TRS',
    1.6,
    'balanceado',
    'cabo XLRF>TRS',
    { certo: /XTR-020/ },
  ),
  asks('amplificador Hotsound / speakon', 'caixa passiva / speakon', 4, 'potencia', 'cabo SPK>SPK', {
    certo: /SPO-050/,
  }),
  asks('receiver / caixas frontais', 'torres Polk / borne', 22, '8-ohms', 'cabo BARE>BARE', {
    certo: /F25-300/,
    errado: /F15|B07/,
  }),
  asks('receiver / banana', 'caixa acústica / banana', 2.5, 'potencia', 'cabo BAN>BAN', { certo: /PRT-030/ }),
  asks('câmera Nikon D7500 / mini HDMI', 'placa de captura / HDMI', 0.7, '', 'cabo MINI>HDMI', {
    certo: /MNI-010/,
  }),
  asks('Blackmagic Pocket 6K / HDMI', 'monitor / HDMI', 0.7, '1080p60', 'cabo HDMI>HDMI', { certo: /-010/ }),
  asks('câmera Sony de estúdio / SDI', 'switcher / SDI', 17, '12g-sdi', 'cabo BNC>BNC', { certo: /12G-200/ }),
  asks('câmera / HDMI', 'switcher / SDI', 28, '1080p60', 'conversor HDMI>BNC', { certo: /HS3/ }),
  asks('câmera de vigilância / BNC', 'gravador DVR / BNC', 9, '', 'cabo BNC>BNC', { certo: /3G-100/ }),
  asks('câmera IP da garagem / RJ45', 'NVR / RJ45 PoE', 4, 'poe', 'cabo RJ45>RJ45', { certo: /C6A?-050/ }),
  asks('roteador do quarto / porta LAN', 'computador / entrada de internet', 2.5, '1g', 'cabo RJ45>RJ45', {
    certo: /C6A?-030/,
  }),
  asks('switch 10G / SFP+ LR (LC)', 'servidor / SFP+ LR (LC)', 8, '10g', 'cabo LC>LC', {
    certo: /LLS-100/,
    errado: /LL[34]/,
  }),
  asks('NAS Synology / 10GbE', 'switch / RJ45 10G', 2.5, '10g', 'cabo RJ45>RJ45', {
    certo: /C6A?-030|C8-030/,
  }),
  asks('PC / HDMI', '4 TVs / HDMI', 4, 'duplicar,1080p60', 'conversor HDMI>HDMI', { certo: /S14/ }),
  // Traps.
  asks('Xbox Series S / saída óptica', 'soundbar / óptica', 1.5, '', 'nenhum origem'),
  asks('iPhone 13 / Lightning', 'TV / HDMI', 1.5, '', 'nenhum catalogo|fisico|origem', { errado: /USC/ }),
  asks('notebook / USB-C só de carga', 'TV / HDMI', 1.5, '', 'nenhum origem|fisico'),
  asks('monitor / HDMI', 'notebook / HDMI', 1.5, '', 'nenhum origem|fisico'),
  asks('TV / HDMI ARC', 'soundbar / HDMI ARC', 1.5, 'atmos-sem-perda', 'nenhum fisico|origem|catalogo', {
    diz: /eARC/,
  }),
  asks('microfone de lapela / P2', 'mesa de som / XLR', 2, '', 'nenhum fisico|catalogo'),
  asks('celular / fone P2', 'mesa de som / XLR', 3, '', 'nenhum fisico|catalogo', { errado: /XTR|XLR/ }),
  asks('microfone / XLR', 'refletor / XLR DMX', 3, '', 'nenhum fisico|catalogo|origem'),
  asks('toca-discos / RCA phono', 'soundbar / P2', 1.5, '', 'nenhum fisico|catalogo', { diz: /pré/ }),
  asks('TV / RJ45', 'soundbar / HDMI', 2, '', 'nenhum fisico|origem'),
  asks('DVR / BNC de câmera', 'TV / HDMI', 2, '', 'nenhum fisico|origem|catalogo'),
];
