import { asks, type Case } from './case.ts';

/** Another list for the API, in longer and more homely words. */
export const STRANGERS_FOURTEENTH: readonly Case[] = [
  // Long names, and other words for them.
  asks('video game ps5 slim digital', 'tv samsung neo qled 65 polegadas', 1.4, '4k120', 'cabo HDMI>HDMI', {
    certo: /48-0(18|20)/,
  }),
  asks('computador com rtx 4060', 'monitor aoc 24 polegadas', 1.5, '', 'cabo DP>DP|cabo HDMI>HDMI'),
  asks('notebook acer nitro 5', 'smart tv lg 50', 2.6, '', 'cabo HDMI>HDMI', { certo: /-030/ }),
  asks('receptor de TV a cabo / HDMI', 'televisor / HDMI', 1.2, '', 'cabo HDMI>HDMI'),
  asks('console Xbox Series S', 'projetor Full HD', 6, '1080p60', 'cabo HDMI>HDMI', {
    certo: /HS-075|A18-075/,
  }),
  asks('media center / HDMI', 'tv', 2, '', 'cabo HDMI>HDMI'),
  asks('camera de vigilancia', 'gravador dvr', 22, 'cftv', 'cabo BNC>BNC', { certo: /-300/ }),
  asks('câmera de segurança IP', 'gravador NVR', 30, 'poe', 'cadeia RJ45>RJ45', { certo: /B6/ }),
  asks('placa-mãe / HDMI', 'monitor / HDMI', 1.5, '', 'cabo HDMI>HDMI'),
  asks('thin client / DisplayPort', 'monitor / DisplayPort', 1.5, '4k60', 'cabo DP>DP', {
    certo: /018|020|015/,
  }),
  asks('raspberry pi / micro HDMI', 'monitor / HDMI', 0.7, '', 'cabo MICRO>HDMI', { certo: /MIC-010/ }),
  asks('Mac mini M2 / Thunderbolt', 'Studio Display / Thunderbolt', 0.6, 'dados', 'cabo USBC>USBC', {
    certo: /U4-008|U80-008|G2-010/,
  }),
  asks(
    'mesa digital behringer x32 / XLR out',
    'amplificador crown / XLR in',
    8,
    'balanceado',
    'cabo XLRF>XLRM',
    { certo: /XLR-100/ },
  ),
  asks('amplificador de potência / Speakon', 'caixa line array / Speakon', 12, '8-ohms', 'cabo SPK>SPK', {
    certo: /SPO-150/,
  }),
  asks('home theater / saída de caixa', 'caixa surround / borne', 16, '8-ohms', 'cabo BARE>BARE', {
    certo: /F25-200|F25-300|B25|B40/,
    errado: /B07/,
  }),
  asks(
    'tv / saída digital óptica',
    'home theater / entrada digital óptica',
    1.2,
    'som-multicanal',
    'cabo TOS>TOS',
    { certo: /TOS-020/ },
  ),
  asks('tape deck / RCA', 'receiver / RCA', 0.8, 'estereo', 'cabo RCA2>RCA2', { certo: /RCA-010/ }),
  asks('DAC / RCA', 'amplificador / RCA', 0.7, '', 'cabo RCA2>RCA2', { certo: /RCA-010/ }),
  asks('notebook / saída de fone', 'caixa de som amplificada / P2', 1.5, 'estereo', 'cabo P2>P2', {
    certo: /P2-020/,
  }),
  asks(
    'microfone de lapela / P2',
    'câmera / entrada de microfone',
    1,
    '',
    'nenhum catalogo|fisico|cabo P2>P2',
  ),
  asks('controlador DMX', 'máquina de fumaça', 7, 'dmx', 'cabo XLRF>XLRM', { certo: /DMX-100/ }),
  asks('baixo', 'direct box', 2.5, '', 'cabo TS>TS', { certo: /P10-030/ }),
  asks('direct box / XLR', 'mesa de som / XLR', 18, '', 'cabo XLRF>XLRM', { certo: /XLR-200/ }),
  asks('teclado / P10', 'mesa de som / P10', 4, 'mono', 'cabo TS>TS', { certo: /P10-050/ }),
  asks('ONT / SC/APC', 'roseta óptica / SC/APC', 9, 'gpon', 'cabo SCA>SCA', { certo: /SSA-100/ }),
  asks('switch gerenciável / SFP+ monomodo', 'switch gerenciável / SFP+ monomodo', 8, '10g', 'cabo LC>LC', {
    certo: /LLS-100/,
  }),
  asks('storage / SFP28 SR', 'switch de rede / SFP28 SR', 1.7, '', 'cabo LC>LC', {
    certo: /LL4-020|LL3-030/,
  }),
  asks('modem da operadora / LAN', 'roteador / WAN', 1.2, '1g', 'cabo RJ45>RJ45', { certo: /C6-015/ }),
  asks('PC / placa de rede 10G', 'NAS / 10GbE', 8, '10g', 'cabo RJ45>RJ45', { certo: /C6A?-100/ }),
  asks('antena parabólica', 'receptor de satélite', 10, '', 'nenhum catalogo', { errado: /SDI|BNC/ }),
  asks('câmera blackmagic / 12G-SDI', 'monitor de referência / 12G-SDI', 4, '4k60', 'cabo BNC>BNC', {
    certo: /12G-050/,
  }),
  asks('câmera PTZ / SDI', 'placa de captura / HDMI', 12, '1080p60', 'conversor BNC>HDMI', {
    certo: /-200.*SH3/,
  }),
  asks('drone / HDMI', 'tv', 2, '', 'nenhum origem|catalogo|cabo MICRO>HDMI|cabo HDMI>HDMI'),
  asks('ps5', 'caixa de som bluetooth / P2', 1.5, 'som', 'nenhum origem|fisico|catalogo'),
  asks(
    'xbox series x',
    'home theater / óptica',
    2,
    'som',
    'conversor HDMI>TOS|nenhum origem|fisico|catalogo',
  ),
  asks('iPad Air / USB-C', 'monitor 4K / HDMI', 1.5, '4k60', 'cabo USBC>HDMI'),
  asks('Galaxy S24 Ultra', 'monitor / USB-C', 0.8, '', 'cabo USBC>USBC', { certo: /G2-010|U4-008|U80/ }),
  asks('Redmi Note 12', 'tv / HDMI', 1.5, '', 'cabo USBC>HDMI|conversor USBC>HDMI|nenhum origem', {
    diz: /vídeo/,
  }),
  asks('notebook / HDMI', '3 televisores', 4, 'duplicar,1080p60', 'conversor HDMI>HDMI', {
    certo: /S14/,
    errado: /S12/,
  }),
  asks('notebook', '2 projetores', 8, 'duplicar', 'conversor HDMI>HDMI', { certo: /S12/ }),
  asks('matriz HDMI', 'tv', 12, '4k60', 'cabo HDMI>HDMI', { certo: /-150/ }),
  asks('desktop / DVI-I', 'monitor / DVI-D', 1.5, '1600p60', 'cabo DVI>DVI', { certo: /DVI-018/ }),
  asks(
    'desktop / DVI',
    'projetor / HDMI',
    4,
    '1080p60',
    'adaptador DVI>HDMI|cadeia DVI>HDMI|conversor DVI>HDMI',
    { certo: /DVH/ },
  ),
  // What does not go, or not that way.
  asks('caixa ativa / XLR', 'mesa de som / XLR', 3, '', 'cabo XLRF>XLRM|nenhum origem|fisico'),
  asks('caixa passiva', 'amplificador', 4, '', 'nenhum origem|fisico'),
  asks('soundbar / HDMI', 'tv / HDMI', 1.5, 'arc', 'cabo HDMI>HDMI|nenhum fisico|origem'),
  asks('fone de ouvido / P3', 'mesa de som / XLR', 1.5, '', 'nenhum fisico|origem|catalogo'),
  asks('mesa de som / XLR', 'celular / P2', 1.5, '', 'nenhum fisico|catalogo|origem'),
  asks('amplificador / Speakon', 'caixa ativa / XLR', 5, '', 'nenhum fisico'),
  asks('roteador / RJ45', 'projetor / HDBaseT', 10, '', 'nenhum fisico'),
  asks('switch de rede / RJ45', 'extensor HDMI / RJ45', 10, '', 'nenhum fisico|catalogo'),
  asks('PC / USB-C sem vídeo', 'monitor / USB-C', 1, '1080p60', 'nenhum origem|fisico'),
  asks('notebook / HDMI', 'monitor / DisplayPort', 1.5, '1440p240', 'nenhum catalogo|fisico', {
    errado: /HDP/,
  }),
  asks('Blu-ray / HDMI', 'monitor / VGA', 1.5, 'streaming-protegido', 'nenhum fisico', { diz: /HDCP/ }),
  asks('PlayStation 3 / componente', 'tv / HDMI', 2, '1080i', 'nenhum catalogo', { errado: /YPR/ }),
  asks('Câmera CFTV / HD-TVI', 'monitor / VGA', 10, '', 'nenhum fisico|catalogo'),
  asks('DVR / BNC', 'tv / AV', 5, '480i', 'nenhum catalogo|fisico'),
  asks('toca-discos', 'soundbar', 1.5, '', 'cabo RCA2>P2|nenhum catalogo|fisico', { diz: /phono|pré/ }),
  asks('microfone condensador', 'notebook / P3', 2, 'phantom', 'nenhum fisico|catalogo'),
  asks('violão', 'caixa ativa / XLR', 4, '', 'nenhum catalogo|fisico', { errado: /XLR-/ }),
  asks('roteador / SC/APC', 'ONU / SC/APC', 2, '', 'nenhum origem|fisico|catalogo'),
  asks('servidor / LC OM4', 'switch de rede / LC OS2', 3, '', 'nenhum fisico|catalogo'),
  asks('mesa de som / XLR', 'refletor DMX / XLR', 5, '', 'nenhum fisico'),
  asks('receiver / SUB OUT', 'subwoofer passivo / borne', 3, 'sub', 'nenhum fisico|catalogo', {
    diz: /amplificador/i,
  }),
  asks('tv / HDMI ARC', 'caixa de som / P2', 2, 'som', 'nenhum fisico|catalogo'),
  asks('playstation 5', 'monitor / displayport', 1.5, '4k120', 'nenhum catalogo|fisico', {
    errado: /HDP|DSP/,
  }),
  asks('chromecast', 'projetor / VGA', 2, '', 'nenhum fisico', { diz: /VGA não leva HDCP/ }),
];
