import { asks, type Case } from './case.ts';

/** Asked as people type: brands, nicknames, ports left out. Judged from the facts before any answer was seen. */
export const STRANGERS: readonly Case[] = [
  // Consoles.
  asks('play 5', 'tv lg', 2, '4k120,hdr', 'cabo HDMI>HDMI', { certo: /U48-030/, errado: /P18|E18|-HS-/ }),
  asks('xbox series s', 'tv samsung', 1.5, '', 'cabo HDMI>HDMI'),
  asks('xbox one', 'tv', 3, '1080p60', 'cabo HDMI>HDMI'),
  asks('ps4', 'monitor / vga', 1.5, '1080p60', 'conversor HDMI>VGA', { certo: /ADP-HVG/ }),
  asks('ps4 pro / hdmi', 'tv 4k', 4, '4k60,hdr', 'cabo HDMI>HDMI', {
    certo: /P18-050|A18-075/,
    errado: /-HS-/,
  }),
  asks('PS3 / HDMI', 'TV de tubo / AV', 2, '', 'nenhum catalogo', { errado: /CVB/ }),
  asks('nintendo switch 2', 'tv', 2, '4k60', 'cabo HDMI>HDMI', { certo: /-030/ }),
  asks('ps5', 'monitor / dvi', 1.5, '1080p60', 'cabo HDMI>DVI', { certo: /DVH/ }),
  asks('ps5', 'monitor / dvi', 1.5, '1080p60,som', 'nenhum fisico'),
  asks('ps5', 'projetor / vga', 3, 'streaming-protegido', 'nenhum fisico'),
  asks('ps5', 'tv', 3, 'duplicar,4k60', 'conversor HDMI>HDMI', { certo: /DST-S12/, errado: /DST-W/ }),
  asks('ps5', 'tv', 2, 'escolher-fonte,4k120', 'conversor HDMI>HDMI', { certo: /W31/, errado: /W51|DST-S/ }),
  // Notebooks, telephones, tablets.
  asks('notebook dell', 'projetor epson', 10, '1080p60', 'cabo HDMI>HDMI', { certo: /A18-150|O18-150/ }),
  asks('notebook', 'projetor / vga', 3, '', 'conversor HDMI>VGA', { certo: /ADP-HVG/ }),
  asks('macbook air', 'tv samsung', 2, '4k60', 'cabo USBC>HDMI', { certo: /USC-HDM-030/ }),
  asks('macbook pro / thunderbolt 4', 'monitor lg / displayport', 1.5, '4k60', 'cabo USBC>DP', {
    certo: /USC-DSP-020/,
  }),
  asks('macbook / mini displayport', 'tv', 2, '1080p60', 'conversor MDP>HDMI', { certo: /MDH/ }),
  asks('iphone 15', 'tv', 1.5, '4k60', 'cabo USBC>HDMI'),
  asks('iphone 11', 'tv / hdmi', 2, '', 'nenhum catalogo|origem', { errado: /USC/, diz: /Lightning/ }),
  asks('celular motorola', 'tv', 2, '', 'cabo USBC>HDMI', { diz: /vídeo/i }),
  asks('galaxy s23', 'tv samsung', 2, '', 'cabo USBC>HDMI'),
  asks('ipad pro', 'projetor', 3, '', 'conversor USBC>HDMI', { certo: /CHP/ }),
  asks('steam deck', 'monitor / hdmi', 1.5, '1080p60', 'cabo USBC>HDMI'),
  asks('notebook', 'monitor / usb-c', 1, 'carga-90w,4k60', 'cabo USBC>USBC', { certo: /G1-020|U4A/ }),
  asks('notebook', 'dock / usb-c', 0.5, 'dados,carga-100w', 'cabo USBC>USBC'),
  asks('notebook lenovo / usb 2.0', 'tv', 2, '', 'nenhum origem|catalogo'),
  asks('notebook', 'caixa de som / rca', 3, '', 'cabo P2>RCA2', { certo: /P2R-050/ }),
  asks('iphone 15', 'fone de ouvido / p2', 1, '', 'nenhum catalogo'),
  asks('dock usb-c', 'monitor / hdmi', 1, '', 'cabo HDMI>HDMI'),
  // Computers and monitors.
  asks('pc gamer', 'monitor gamer', 1.5, '1440p240', 'cabo DP>DP', { certo: /DSP-(14|40|54)-020/ }),
  asks('placa de video rtx / displayport', 'monitor / displayport', 2.5, '4k144', 'cabo DP>DP', {
    certo: /80A-030/,
  }),
  asks('rtx 4070 / hdmi 2.1', 'tv lg c2', 5, '4k120,hdr,vrr', 'cabo HDMI>HDMI', { certo: /O48-100/ }),
  asks('pc', 'tv', 20, '4k60', 'cabo HDMI>HDMI', { certo: /O18-300|O48-300/ }),
  asks('pc', 'tv', 50, '1080p60', 'cabo HDMI>HDMI', { certo: /O48-1000/ }),
  asks('pc', 'tv', 120, '1080p60', 'nenhum distancia'),
  asks('pc / dvi-d', 'tv / hdmi', 1.5, '1080p60', 'cabo DVI>HDMI', { certo: /DVH/ }),
  asks('pc / dvi-d', 'monitor / vga', 1.5, '', 'cadeia DVI>VGA', { certo: /HVG/ }),
  asks('pc / vga', 'monitor / dvi', 1.5, '', 'conversor VGA>DVI', { certo: /VGH/ }),
  asks('pc / displayport', 'tv / hdmi 2.1', 2, '4k120,vrr', 'nenhum catalogo', { errado: /DPH|DSP-HDM/ }),
  asks('pc / displayport 1.2', 'tv / hdmi', 2, '4k60', 'conversor DP>HDMI', {
    certo: /DPH/,
    errado: /DSP-HDM/,
  }),
  asks('pc / hdmi', 'kvm / hdmi', 1.5, '', 'cabo HDMI>HDMI'),
  asks('notebook / hdmi', 'projetor / hdbaset', 30, '1080p60', 'nenhum catalogo'),
  // Sound of the television.
  asks('tv lg', 'soundbar jbl', 1.5, 'arc', 'cabo HDMI>HDMI'),
  asks('tv', 'soundbar', 2, 'atmos-sem-perda', 'cabo HDMI>HDMI'),
  asks('tv / óptica', 'soundbar', 2, 'atmos', 'nenhum fisico'),
  asks('tv samsung / saída óptica', 'home theater / óptica', 4, 'som-multicanal', 'cabo TOS>TOS', {
    certo: /TOS-050/,
  }),
  asks('tv', 'receiver denon', 3, 'earc', 'cabo HDMI>HDMI'),
  asks('tv / óptica', 'caixa ativa / rca', 2, '', 'nenhum catalogo'),
  asks('tv / óptica', 'receiver / coaxial digital', 2, '', 'nenhum catalogo', { errado: /TOS|COX/ }),
  asks('blu-ray', 'receiver yamaha', 1, 'atmos-sem-perda', 'cabo HDMI>HDMI'),
  // Older picture.
  asks('decodificador sky / av', 'tv / av', 1.5, '480i', 'cabo RCA3>RCA3', { certo: /CVB/ }),
  asks('dvd / vídeo componente', 'projetor / ypbpr', 2.5, '1080i', 'cabo RCA3>RCA3', { certo: /YPR/ }),
  asks('dvd / av', 'tv / hdmi', 1.5, '', 'nenhum catalogo', { errado: /CVB/ }),
  // Surveillance, network, fibre.
  asks('dvr intelbras', 'tv', 3, '', 'cabo HDMI>HDMI'),
  asks('dvr / vga', 'monitor / vga', 4, '', 'cabo VGA>VGA', { certo: /VGA-050/ }),
  asks('camera analogica', 'dvr', 20, 'cftv', 'cabo BNC>BNC'),
  asks('camera ip', 'nvr', 20, 'poe', 'cadeia RJ45>RJ45', { errado: /C8|DST/ }),
  asks('roteador tp-link', 'tv', 8, '', 'cabo RJ45>RJ45', { certo: /C6-100/ }),
  asks('pc', 'switch de rede', 40, '10g', 'cadeia RJ45>RJ45', { certo: /B6A/, errado: /B6-/ }),
  asks('roteador', 'pc', 120, '1g', 'nenhum distancia'),
  asks('onu / sc apc', '/ sc apc', 2, 'gpon', 'cabo SCA>SCA'),
  asks('switch de rede / sfp+ sr', 'switch de rede / sfp+ sr', 25, '10g', 'nenhum catalogo'),
  asks('switch de rede / sfp+ lr', 'servidor / sfp+ lr', 8, '10g', 'cabo LC>LC', { certo: /LLS-100/ }),
  // Broadcast.
  asks('camera de estudio / 12g-sdi', 'switcher / 12g sdi', 45, '12g-sdi', 'cabo BNC>BNC', {
    certo: /12R6-500/,
  }),
  asks('camera broadcast / 3g-sdi', 'tv / hdmi', 5, '', 'conversor BNC>HDMI', { certo: /SH3/ }),
  asks('camera broadcast / 12g-sdi', 'tv / hdmi', 9, '4k60', 'conversor BNC>HDMI', { certo: /SH12/ }),
  asks('switcher atem / hdmi', 'monitor / sdi', 4, '', 'conversor HDMI>BNC', { certo: /HS3/ }),
  asks('camera sony a7 / micro hdmi', 'placa de captura', 1.5, '4k60', 'cabo MICRO>HDMI', {
    certo: /MIC-020/,
  }),
  // Microphones, instruments, mixers.
  asks('microfone shure sm58', 'mesa behringer', 8, '', 'cabo XLRF>XLRM', {
    certo: /XLR-100/,
    errado: /DMX/,
  }),
  asks('microfone condensador', 'interface focusrite / xlr', 3, 'phantom', 'cabo XLRF>XLRM', {
    certo: /XLR-050/,
    errado: /DMX/,
  }),
  asks('microfone', 'notebook / p2', 2, '', 'nenhum catalogo|fisico'),
  asks('microfone / xlr', 'mesa / p10 trs', 3, '', 'nenhum fisico|catalogo', { errado: /XTR/ }),
  asks('guitarra', 'amplificador de guitarra', 4, '', 'cabo TS>TS', { certo: /P10-050/, errado: /SPO|TRS/ }),
  asks('guitarra', 'mesa / xlr', 5, '', 'nenhum catalogo'),
  asks('baixo', 'caixa amplificada', 10, '', 'nenhum distancia|catalogo'),
  asks('violao', 'caixa amplificada', 3, '', 'cabo TS>TS', { certo: /P10-050/ }),
  asks('teclado casio', 'mesa / p10', 4, '', 'cabo TS>TS', { certo: /P10-050/ }),
  asks('mesa yamaha / xlr', 'caixa jbl / xlr', 12, '', 'cabo XLRF>XLRM', { certo: /XLR-150/ }),
  asks('mesa de som / saida p10 balanceada', 'caixa ativa / xlr', 5, 'balanceado', 'nenhum catalogo', {
    errado: /XTR/,
  }),
  asks('interface de audio / p10 trs', 'monitor de referencia / p10 trs', 2.5, 'balanceado', 'cabo TRS>TRS', {
    certo: /TRS-030/,
  }),
  asks('mesa dmx', 'moving head', 8, 'dmx', 'cabo XLRF>XLRM', { certo: /DMX-100/, errado: /PRO-XLR/ }),
  asks('mesa dmx', 'par led', 17, 'dmx', 'cadeia XLRF>XLRM', { certo: /DMX-100/, errado: /PRO-XLR/ }),
  // Power, hi-fi.
  asks('amplificador de potencia / speakon', 'caixa passiva / speakon', 12, 'potencia', 'cabo SPK>SPK', {
    certo: /SPO-150/,
  }),
  asks('receiver', 'caixa acustica', 15, '4-ohms', 'cabo BARE>BARE', {
    certo: /B40/,
    errado: /F15|F25|B07|B25/,
  }),
  asks('receiver', 'caixa acustica', 6, '8-ohms', 'cabo BARE>BARE', { errado: /B07|B40/ }),
  asks('receiver', 'subwoofer', 5, 'sub', 'cabo RCA>RCA', { certo: /SUB-075/ }),
  asks('receiver / pre-out', 'amplificador / rca', 1.5, '', 'cabo RCA2>RCA2'),
  asks('toca-discos / phono', 'receiver / phono', 1.5, '', 'cabo RCA2>RCA2'),
  asks('toca discos / phono', 'caixa ativa / rca', 1.5, '', 'nenhum catalogo|fisico'),
  asks('amplificador / saída de caixa', 'mesa / entrada de linha', 2, '', 'nenhum fisico', { errado: /./ }),
  asks('celular / p2', 'som do carro / p2', 0.8, '', 'cabo P2>P2'),
  asks('cd player / coaxial', 'dac / coaxial', 2.5, '', 'cabo RCA>RCA', { certo: /COX-030/ }),
  asks('alexa / p2', 'caixa jbl / p2', 1.5, '', 'cabo P2>P2', { certo: /P2-020/ }),
];
