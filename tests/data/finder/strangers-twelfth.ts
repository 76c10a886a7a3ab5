import { asks, type Case } from './case.ts';

/** Questions of somebody who had tuned nothing, as they are typed at home, in church, at school and at work; judged before any answer was seen. */
export const STRANGERS_TWELFTH: readonly Case[] = [
  // At home.
  asks('pleisteichon 5', 'tv', 1.5, '4k120', 'cabo HDMI>HDMI', { certo: /48-020/ }),
  asks('play station5', 'televisao lg', 1.5, '', 'cabo HDMI>HDMI'),
  asks('xbox one s', 'televisão antiga', 1.5, '', 'nenhum catalogo|origem', { diz: /HDMI|conversor/ }),
  asks('nintendo switch', 'projetor', 4, '', 'cabo HDMI>HDMI', { certo: /-050/ }),
  asks('notbook positivo', 'telivisao', 1.5, '', 'cabo HDMI>HDMI'),
  asks('noteboook samsung', 'televisor', 2, '', 'cabo HDMI>HDMI'),
  asks('celular xiaomi', 'tv aiwa', 1.5, '', 'cabo USBC>HDMI|conversor USBC>HDMI', { diz: /vídeo/ }),
  asks('samsung a15', 'tv', 1.5, '', 'cabo USBC>HDMI|nenhum origem', { diz: /vídeo/ }),
  asks('iphone 14 pro max', 'tv', 1.5, '', 'nenhum catalogo|origem', { diz: /Lightning/ }),
  asks('home da sony', 'tv', 1.5, 'arc', 'cabo HDMI>HDMI|nenhum origem|fisico'),
  asks('tv', 'caixa de som com fio', 1.5, '', 'cabo P2>P2|cabo P2>RCA2|cabo RCA2>RCA2|cabo RCA2>P2'),
  asks('tv / saida digital otica', 'barra de som / entrada otica', 1.5, '', 'cabo TOS>TOS', {
    certo: /TOS-020/,
  }),
  asks('tv / otico', 'mini system / rca', 2, '', 'nenhum catalogo', { diz: /convers|DAC/i }),
  asks('toca-disco', 'mini system', 1.5, '', 'cabo RCA2>RCA2|nenhum catalogo|fisico', { diz: /phono|pré/ }),
  asks('video cassete', 'televisao', 1.5, '', 'cabo RCA3>RCA3', { certo: /CVB-020/ }),
  asks('ps2', 'tv led', 1.5, '', 'nenhum catalogo', { diz: /tomada própria/ }),
  asks('conversor digital de tv', 'tv de tubo', 1.5, '', 'cabo RCA3>RCA3', { certo: /CVB/ }),
  asks('pc gamer / placa de video dp', 'monitor 240hz / dp', 1.5, '1440p240', 'cabo DP>DP', {
    certo: /DSP-/,
    errado: /DSP-12/,
  }),
  asks('rtx 5070', 'tv oled c4', 2, '4k120,vrr', 'cabo HDMI>HDMI', { certo: /48-030/ }),
  asks('pc', 'monitor 75hz / vga', 1.5, '', 'cabo VGA>VGA|adaptador HDMI>VGA|conversor HDMI>VGA'),
  asks('gabinete do pc / displayport', 'tv 4k / hdmi', 2.5, '4k60', 'conversor DP>HDMI', { certo: /DPH/ }),
  asks('roteador', 'play 5', 12, '', 'cadeia RJ45>RJ45', { certo: /NET-B6/ }),
  asks('modem', 'computador do quarto', 25, '1g', 'cadeia RJ45>RJ45', { certo: /NET-B6/ }),
  asks('roteador mesh', 'tv smart', 4, '', 'cabo RJ45>RJ45', { certo: /C6-050/ }),
  asks('teclado yamaha psr', 'caixa de som jbl', 2, '', 'cabo TS>TS|cabo TRS>TRS', {
    certo: /P10-030|TRS-030/,
  }),
  // In church and on stages.
  asks('microfone sem fio / xlr', 'mesa de som da igreja', 8, '', 'cabo XLRF>XLRM', { certo: /XLR-100/ }),
  asks('mesa de som da igreja', 'transmissao notebook', 3, '', 'nenhum fisico|catalogo|cabo RCA2>P3', {
    diz: /interface|P3|microfone/,
  }),
  asks('notebook do louvor / hdmi', 'telao / hdmi', 22, '1080p60', 'cabo HDMI>HDMI|conversor HDMI>HDMI', {
    certo: /300|E60/,
  }),
  asks('notebook', 'projetor da igreja / vga', 1.5, '', 'conversor HDMI>VGA|cabo VGA>VGA'),
  asks('notebook / hdmi', 'projetor e tv', 2, 'duplicar', 'conversor HDMI>HDMI', { certo: /S12/ }),
  asks('contra baixo', 'mesa de som', 4, '', 'cabo TS>TS', { certo: /P10-050/, diz: /direct box|DI/i }),
  asks('violao eletrico', 'caixa amplificada', 3, '', 'cabo TS>TS|nenhum fisico|catalogo'),
  asks('mesa de som', 'potencia', 0.7, '', 'cabo XLRF>XLRM|cabo RCA2>RCA2|cabo TRS>TRS'),
  asks('potencia', 'caixas passivas', 9, '8-ohms', 'cabo BARE>BARE|cabo SPK>SPK', {
    certo: /CXA-|SPO-/,
    errado: /P10|B07/,
  }),
  asks('mesa', 'retorno ativo', 18, '', 'cabo XLRF>XLRM', { certo: /XLR-200/ }),
  asks('mesa de luz', 'canhao de led', 9, '', 'cabo XLRF>XLRM', { certo: /DMX-100/, errado: /XLR-/ }),
  asks('celular', 'mesa de som', 1.5, '', 'cabo P2>RCA2', { certo: /P2R-020/ }),
  asks('fone in ear', 'mesa de som / fone', 1.5, '', 'nenhum fisico|origem'),
  asks('guitarra', 'fone de ouvido', 2, '', 'nenhum fisico|catalogo'),
  // At work and at school.
  asks('notebook', 'tv da sala de reunioes', 9, '4k60', 'cabo HDMI>HDMI', { certo: /A18-100|O.8-1[05]0/ }),
  asks('macbook air m3', 'tv da sala de reunião', 2.5, '', 'cabo USBC>HDMI', { certo: /HDM-030/ }),
  asks('macbook', 'dois monitores / hdmi', 1.5, 'estender', 'cabo USBC>HDMI|nenhum fisico|catalogo', {
    errado: /S12/,
  }),
  asks('notebook dell', 'datashow da escola', 7, '1080p60', 'cabo HDMI>HDMI|cabo VGA>VGA', {
    certo: /HDM-.*-(075|100)/,
  }),
  asks('chromebook', 'monitor vga', 1.5, '', 'cadeia USBC>VGA|conversor HDMI>VGA|cadeia HDMI>VGA'),
  asks('pc antigo / vga', 'tv nova / hdmi', 2.5, '', 'conversor VGA>HDMI', { certo: /VGH/ }),
  asks('impressora hp / usb', 'pc / usb', 1.5, '', 'nenhum catalogo'),
  asks('cameras intelbras', 'dvr', 9, '', 'cabo BNC>BNC', { certo: /-100/ }),
  asks('dvr', 'televisão da portaria', 13, '1080p60', 'cabo HDMI>HDMI', { certo: /150/ }),
  asks('camera ip', 'roteador', 15, '', 'cadeia RJ45>RJ45', { certo: /NET-B6/ }),
  asks('switch 10g / sfp+', 'servidor / sfp+', 4, '10g', 'cabo LC>LC', { certo: /LL[3S]-050|LLS-/ }),
  // An OLT has SC/UPC sockets: the cord of an ONU, APC at both ends, would spoil its faces.
  asks('olt', 'caixa de emenda', 8, 'gpon', 'nenhum catalogo|fisico', { errado: /SSA/ }),
  // Pictures for a stream.
  asks('sony zv-e10', 'placa de captura', 1.5, '1080p60', 'cabo MICRO>HDMI', { certo: /MIC-020/ }),
  asks('canon sl3', 'tv', 1.5, '', 'cabo MINI>HDMI', { certo: /MNI-020/ }),
  asks('gopro 12', 'televisão', 1.5, '', 'cabo MICRO>HDMI|nenhum origem|catalogo', {
    diz: /módulo de mídia/,
  }),
  asks('camera blackmagic', 'atem', 12, '3g-sdi', 'cabo BNC>BNC', { certo: /SDI-.*200/ }),
  asks('camera / sdi', 'tv / hdmi', 60, '1080p60', 'conversor BNC>HDMI|cadeia BNC>HDMI', {
    certo: /SDI-12R6-500.*SDI-3G-200.*SH3/,
    errado: /HDM-O/,
  }),
  asks('notebook / hdmi', 'switcher / sdi', 45, '1080p60', 'conversor HDMI>BNC|cadeia HDMI>BNC', {
    certo: /HS3/,
    errado: /HDM-O/,
  }),
  asks('ps5', 'monitor / displayport', 1.5, '', 'conversor HDMI>DP', { certo: /HDP/ }),
  asks('tv', 'ps5', 2, '', 'nenhum origem|fisico|cabo HDMI>HDMI'),
];
