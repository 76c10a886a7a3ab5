import { asks, type Case } from './case.ts';

/** A list of a stranger in homely words too, with twenty traps; a plug that is named counts more than what is printed beside it. */
export const STRANGERS_SIXTEENTH: readonly Case[] = [
  asks('PS5 Slim / HDMI', 'TV Samsung QN90 / HDMI 4', 1.7, '4k120,vrr,hdr', 'cabo HDMI>HDMI', {
    certo: /48-020/,
  }),
  asks('Xbox Series S / ', 'Monitor LG UltraGear / HDMI', 1.2, '1440p60', 'cabo HDMI>HDMI', {
    certo: /-015|-018|-020/,
  }),
  asks('Nintendo Switch OLED / HDMI do dock', 'televisão da sala / HDMI', 1.5, '1080p60', 'cabo HDMI>HDMI', {
    certo: /-018|-020/,
  }),
  asks('Switch 2 / HDMI da base', 'TV 4K / HDMI 2', 1.5, '4k60,hdr', 'cabo HDMI>HDMI', {
    certo: /(18|48|PLN)-020/,
  }),
  asks('Notebook Acer Nitro / HDMI', 'datashow da igreja / HDMI', 9, '1080p60', 'cabo HDMI>HDMI', {
    certo: /-100/,
  }),
  asks('notebook do trabalho / HDMI', 'TV LG / HDMI 1', 4, '1080p60,som', 'cabo HDMI>HDMI', {
    certo: /-050/,
  }),
  asks('MacBook Air M2 / USB-C', 'TV / HDMI', 1.5, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks(
    'MacBook Pro M1 / Thunderbolt 4',
    'Monitor Dell UltraSharp / USB-C',
    0.6,
    '4k60,carga-90w',
    'cabo USBC>USBC',
    { certo: /G2-010|U4-008/ },
  ),
  asks('iPad Pro / USB-C', 'Projetor / HDMI', 1.5, '1080p60', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks('Galaxy S23 Ultra / USB-C', 'TV Samsung / HDMI', 1.8, '', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks('iPhone 16 Pro Max / tipo C', 'TV TCL / HDMI', 0.8, '4k60', 'cabo USBC>HDMI', {
    certo: /USC-HDM-010/,
  }),
  asks('PC gamer / DisplayPort 1.4', 'Monitor AOC 240 Hz / DisplayPort', 1.7, '1440p240', 'cabo DP>DP', {
    certo: /14-020|40-020|54-020/,
    errado: /DSP-12/,
  }),
  asks('RTX 4070 Super / DisplayPort', 'Monitor 4K / DisplayPort 1.4', 1.3, '4k144', 'cabo DP>DP', {
    certo: /14-015/,
    errado: /DSP-12/,
  }),
  asks('PC antigo / VGA', 'TV / HDMI', 2, '1080p60,som', 'conversor VGA>HDMI', {
    certo: /ADP-VGH/,
    errado: /HVG/,
  }),
  asks('Notebook / HDMI', 'projetor velho / entrada VGA', 4, '1080p60', 'conversor HDMI>VGA', {
    certo: /ADP-HVG/,
    errado: /VGH/,
  }),
  asks(
    'aparelho de DVD / 3 RCA (amarelo, vermelho e branco)',
    'TV de tubo / AV',
    1.5,
    '480i,som',
    'cabo RCA3>RCA3',
    { certo: /CVB-020/ },
  ),
  asks('aparelho da Sky / HDMI', 'TV / HDMI', 2, 'streaming-protegido,1080i', 'cabo HDMI>HDMI', {
    certo: /-030/,
  }),
  asks('Chromecast / ', 'TV / ', undefined, '', 'nenhum fisico|catalogo|origem', {
    diz: /diret|não precisa|sem cabo/i,
  }),
  asks('TV LG / Saída óptica', 'barra de som JBL / óptico', 1.2, 'som', 'cabo TOS>TOS', { certo: /TOS-020/ }),
  asks(
    'TV Samsung / HDMI eARC',
    'Soundbar Samsung / HDMI eARC',
    1.5,
    'earc,atmos-sem-perda',
    'cabo HDMI>HDMI',
    { certo: /-020|-018/ },
  ),
  asks('TV / HDMI ARC', 'home theater Sony / HDMI OUT (ARC)', 2.5, 'arc', 'cabo HDMI>HDMI', {
    certo: /-030/,
  }),
  asks('TV / saída ótica', 'amplificador antigo / RCA', 2, 'estereo', 'nenhum catalogo'),
  asks('TV / saída de fone', 'caixa de som amplificada / RCA', 1.5, 'estereo', 'cabo P2>RCA2', {
    certo: /P2R-020/,
  }),
  asks('celular / P2', 'mesinha de som / RCA', 4, '', 'cabo P2>RCA2', { certo: /P2R-050/ }),
  asks('celular / P2', 'mesa de som / P10', 2, '', 'nenhum catalogo', { errado: /XTR|TRS-0/ }),
  asks(
    'vitrola Audio-Technica LP60 / saída de linha RCA',
    'Caixa ativa Edifier R1280 / RCA',
    1.7,
    '',
    'cabo RCA2>RCA2',
    { certo: /AUD-RCA-020/ },
  ),
  asks('guitarra Fender / P10', 'cubo Marshall / Input', 4.3, 'mono', 'cabo TS>TS', { certo: /P10-050/ }),
  asks('contrabaixo / P10', 'pedaleira Zoom / P10', 5.2, '', 'cabo TS>TS', { certo: /P10-060/ }),
  asks('pedal Boss / saída', 'pedal / entrada', 0.1, '', 'cabo TS>TS', { certo: /PTC-003/ }),
  asks('Shure SM58 / XLR', 'mesa Behringer / XLR', 13, '', 'cabo XLRF>XLRM', { certo: /PRO-XLR-150/ }),
  asks(
    'microfone condensador Behringer C-1 / XLR',
    'Focusrite Scarlett Solo / XLR',
    2.5,
    'phantom',
    'cabo XLRF>XLRM',
    { certo: /PRO-XLR-030/ },
  ),
  asks('mesa de som / Main Out XLR', 'caixa JBL EON / XLR', 18, 'balanceado', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-200/,
    errado: /DMX/,
  }),
  asks('placa de som USB / saída TRS', 'monitor de estúdio KRK / TRS', 4, 'balanceado', 'cabo TRS>TRS', {
    certo: /TRS-050/,
  }),
  asks('potência / Speakon', 'caixa passiva / Speakon', 13, 'potencia', 'cabo SPK>SPK', { certo: /SPO-150/ }),
  asks('receiver Denon / bornes', 'caixa Klipsch / bornes', 14, '8-ohms', 'cabo BARE>BARE', {
    certo: /F15-200|F25-200/,
  }),
  asks('amplificador / bornes', 'caixas de som passivas / bornes', 18, '4-ohms', 'cabo BARE>BARE', {
    certo: /B40-500/,
    errado: /F15|F25|B07|B25/,
  }),
  asks('receiver Yamaha / SUB OUT', 'subwoofer / LINE IN LFE', 6, 'sub', 'cabo RCA>RCA', {
    certo: /SUB-075/,
  }),
  asks('Sony ZV-E10 / Micro HDMI', 'monitor de campo / HDMI', 0.8, '1080p60', 'cabo MICRO>HDMI', {
    certo: /MIC-010/,
  }),
  asks('Canon T7i / ', 'placa de captura / HDMI', 1.7, '1080p60', 'cabo MINI>HDMI', { certo: /MNI-020/ }),
  asks('câmera broadcast / SDI', 'switcher / SDI', 25, '3g-sdi', 'cabo BNC>BNC', {
    certo: /3G-300|12R6-300/,
  }),
  asks('câmera PTZ / SDI', 'TV / HDMI', 8, '1080p60', 'conversor BNC>HDMI', { certo: /SH3/ }),
  asks('URSA Broadcast / 12G-SDI', 'switcher ATEM / 12G-SDI', 42, '12g-sdi', 'cabo BNC>BNC', {
    certo: /12R6-500/,
  }),
  asks('ATEM Mini Pro / HDMI', 'gravador HyperDeck / SDI', 15, '1080p60', 'conversor HDMI>BNC', {
    certo: /HS3/,
  }),
  asks('câmera de segurança Intelbras / BNC', 'DVR Intelbras / BNC', 18, 'cftv', 'cabo BNC>BNC', {
    certo: /3G-200/,
  }),
  asks('câmera IP / RJ45', 'switch PoE / RJ45', 8, 'poe', 'cabo RJ45>RJ45', { certo: /C6-100|C6A-100/ }),
  asks('internet da Vivo / LAN', 'PS5 / LAN', 4, '1g', 'cabo RJ45>RJ45', { certo: /C6-050/ }),
  asks('roteador TP-Link / LAN', 'Smart TV / rede', 12, '', 'cadeia RJ45>RJ45|nenhum catalogo'),
  asks('servidor / 10GBASE-T', 'switch 10G / RJ45', 8.5, '10g', 'cabo RJ45>RJ45', { certo: /C6A?-100/ }),
  asks('switch de rede / SFP+ SR (LC)', 'servidor / SFP+ SR (LC)', 4, '10g', 'cabo LC>LC', {
    certo: /LL[34]-050/,
  }),
  asks('modem de fibra / SC APC', 'caixinha da fibra na parede / SC APC', 2.5, 'gpon', 'cabo SCA>SCA', {
    certo: /SSA-030/,
  }),
  asks('computador / HDMI', '2 TVs / HDMI', 2, 'duplicar,4k60', 'conversor HDMI>HDMI', { certo: /S12/ }),
  asks('3 videogames / HDMI', 'TV / HDMI', 1.5, 'escolher-fonte,4k120', 'conversor HDMI>HDMI', {
    certo: /W31/,
  }),
  asks('notebook / HDMI', 'projetor / HDMI', 35, '1080p60', 'conversor HDMI>HDMI|cabo HDMI>HDMI', {
    certo: /E60|O18-500/,
  }),
  asks('DVR / HDMI', 'TV do quarto / HDMI', 14, '1080p60', 'cabo HDMI>HDMI', { certo: /O18-300|O48-200/ }),
  asks('Steam Deck / USB-C', 'TV / HDMI', 1.6, '', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks('PC da empresa / DisplayPort', 'TV / HDMI', 1.5, '4k60', 'conversor DP>HDMI', {
    certo: /DPH/,
    errado: /DSP-HDM/,
  }),
  asks('Mac Mini M4 / HDMI', 'monitor Samsung Odyssey / HDMI', 1.5, '4k60', 'cabo HDMI>HDMI', {
    certo: /(18|48|PLN)-020/,
  }),
  asks('iMac antigo / Mini DisplayPort', 'TV / HDMI', 1.5, '1080p60', 'conversor MDP>HDMI', { certo: /MDH/ }),
  asks(
    'microfone de karaokê / P10',
    'caixa de som amplificada / entrada de microfone P10',
    4,
    '',
    'cabo TS>TS',
    { certo: /P10-050/ },
  ),
  // Traps.
  asks('PC / DVI-D', 'monitor antigo / VGA', 1.5, '', 'cadeia DVI>VGA|nenhum fisico', { certo: /HVG|^$/ }),
  asks('toca-discos / Phono', 'amplificador / RCA (linha)', 1, '', 'nenhum fisico|catalogo', { diz: /pré/ }),
  asks('violão elétrico / P10', 'mesa de som / XLR', 5, '', 'nenhum fisico|catalogo', { diz: /DI|direct/i }),
  asks('microfone dinâmico / XLR', 'notebook / entrada P2 de microfone', 2, '', 'nenhum fisico|catalogo'),
  asks('mesa de som / Main Out P10 TRS', 'caixa ativa / XLR', 5, 'balanceado', 'nenhum catalogo', {
    errado: /XTR/,
  }),
  asks('Play 5 / saída óptica', 'receiver / óptica', 2, '', 'nenhum origem'),
  asks('TV / óptica', 'soundbar / óptica', 1.5, 'atmos', 'nenhum fisico|origem|catalogo'),
  asks('PC / USB', 'monitor / HDMI', 1.5, '', 'nenhum fisico|origem|catalogo'),
  asks('PS5 / HDMI', 'monitor BenQ / DisplayPort', 1.5, '4k60', 'conversor HDMI>DP', {
    certo: /HDP/,
    errado: /DSP-HDM/,
  }),
  asks('Moto G54 / USB-C', 'TV / HDMI', 1.5, '', 'cabo USBC>HDMI|nenhum origem|fisico', {
    diz: /vídeo|imagem/i,
  }),
  asks('roteador / LAN', 'TV / HDMI', 3, '', 'nenhum fisico|origem'),
  asks('câmera de segurança analógica / BNC', 'switcher / SDI', 10, '', 'nenhum fisico|catalogo'),
  asks('mesa de luz / XLR', 'par led / XLR', 8, 'dmx', 'cabo XLRF>XLRM', {
    certo: /DMX-100/,
    errado: /PRO-XLR/,
  }),
  asks('guitarra / P10', 'caixa passiva / P10', 3, '', 'nenhum fisico|catalogo'),
  asks('amplificador / Speakon', 'mesa de som / LINE IN', 3, '', 'nenhum fisico|catalogo'),
  asks('switch / LC monomodo', 'servidor / LC multimodo', 3, '', 'nenhum fisico|catalogo'),
  asks('ONU / SC APC', 'conversor de mídia / SC UPC', 3, '', 'nenhum fisico|catalogo'),
  asks('Nintendo Switch Lite / USB-C', 'TV / HDMI', 1.5, '', 'nenhum origem|fisico'),
  asks('TV / HDMI', 'monitor / HDMI', 1.5, '', 'nenhum origem|fisico'),
];
