import { asks, type Case } from './case.ts';

/** Judged by somebody who had not read the finder: 85 questions, 39 of them traps. */
export const STRANGERS_EIGHTEENTH: readonly Case[] = [
  asks('videogame ps5', 'tv samsung 4k', 1.5, '4k120,hdr,vrr', 'cabo HDMI>HDMI', {
    certo: /HDM-E48-020|HDM-U48-020/,
    errado: /18-/,
  }),
  asks('xbox series x', 'receiver de home theater', 2.5, '4k120,atmos-sem-perda', 'cabo HDMI>HDMI', {
    certo: /HDM-U48-030/,
    errado: /18-/,
  }),
  asks('decodificador da claro', 'tv', 1, '1080p60,som', 'cabo HDMI>HDMI', { certo: /HDM-HS-018/ }),
  asks('chromecast', 'projetor / hdmi', 12, '4k60,hdr,streaming-protegido', 'conversor HDMIF>HDMI', {
    certo: /HBT/,
    errado: /A18/,
    diz: /não diz se passa/i,
  }),
  asks('notebook / usb c', 'projetor / HDMI', 8, '1080p60,som', 'conversor USBC>HDMI', {
    certo: /^(?:(?=.*ADP-CHP)(?=.*HDM-HS-100)|(?=.*ADP-CHP)(?=.*HDM-A18-100))/,
    diz: /DisplayPort Alt|v[ií]deo/i,
  }),
  asks('notebook / tipo c', 'monitor / usb-c', 1.5, '4k60,carga-90w,dados', 'cabo USBC>USBC', {
    certo: /USC-G1-020|USC-U4A-020/,
    errado: /USC-HDM/,
  }),
  asks('macbook pro', 'monitor gamer / displayport', 1.2, '1440p240', 'cabo USBC>DP', {
    certo: /USC-DSP-020/,
  }),
  asks('celular samsung', 'televisão', 1.5, 'som', 'cabo USBC>HDMI', {
    certo: /USC-HDM-020/,
    diz: /v[ií]deo/i,
  }),
  asks('iphone 13', 'smart tv', 1, '', 'nenhum catalogo', { errado: /USC/, diz: /Lightning/i }),
  asks('iphone 15 pro', 'tv', 1.4, '', 'cabo USBC>HDMI', { certo: /USC-HDM-020/ }),
  asks('celular moto g', 'tv', 1, '', 'cabo USBC>HDMI', { certo: /USC-HDM/, diz: /v[ií]deo/i }),
  asks('ps5', 'monitor / display port', 1.5, '4k60', 'conversor HDMI>DP', {
    certo: /^(?=.*ADP-HDP)(?=.*DSP-12-018)/,
    errado: /DSP-HDM/,
    diz: /HDMI/i,
  }),
  asks('ps5', 'monitor / displayport', 1.5, '4k120', 'nenhum catalogo', { errado: /DSP-HDM/ }),
  asks('pc / displayport', 'monitor / hdmi', 1.5, '1080p60', 'cabo DP>HDMI', {
    certo: /DSP-HDM-018/,
    diz: /DP\+\+|dual/i,
  }),
  asks('placa de video / displayport', 'tv 4k', 1.5, '4k60', 'conversor DP>HDMI', {
    certo: /^(?:(?=.*ADP-DPH)(?=.*HDM-E18-020)|(?=.*ADP-DPH)(?=.*HDM-PLN-020)|(?=.*ADP-DPH)(?=.*18))/,
    errado: /DSP-HDM/,
    diz: /HDMI/i,
  }),
  asks('pc gamer / dp', 'tv / hdmi 2.1', 1.5, '4k120', 'nenhum catalogo', { errado: /ADP-DPH|DSP-HDM/ }),
  asks('pc antigo / vga', 'tv / hdmi', 3, '1080p60,som', 'conversor VGA>HDMI', {
    certo: /^(?=.*ADP-VGH)(?=.*HDM-HS-050)/,
    diz: /P2|[áa]udio/i,
  }),
  asks('notebook / hdmi', 'projetor / vga', 4, '1080p60', 'conversor HDMI>VGA', {
    certo: /^(?=.*ADP-HVG)(?=.*LEG-VGA-050)/,
    diz: /P2|som|[áa]udio/i,
  }),
  asks('ps4', 'projetor / VGA', 3, 'streaming-protegido', 'nenhum fisico', {
    errado: /ADP-HVG/,
    diz: /HDCP/i,
  }),
  asks('pc / vga', 'monitor / dvi', 1.5, '', 'conversor VGA>DVI', {
    certo: /^(?=.*ADP-VGH)(?=.*LEG-DVH-020)/,
    errado: /LEG-DVI|LEG-VGA/,
  }),
  asks('computador / dvi-d', 'monitor / vga', 1.5, '', 'cadeia DVI>VGA', {
    certo: /^(?=.*ADP-DVH)(?=.*ADP-HVG)(?=.*LEG-VGA)/,
    errado: /LEG-DVI/,
  }),
  asks('pc / dvi', 'televisor / hdmi', 1.5, '1080p60', 'cabo DVI>HDMI', {
    certo: /LEG-DVH-020/,
    diz: /som|[áa]udio/i,
  }),
  asks('tv / hdmi arc', 'soundbar', 1, 'arc', 'cabo HDMI>HDMI', { certo: /HDM-HS-018/, diz: /ARC/i }),
  asks('tv lg', 'sound bar', 1.5, 'earc,atmos-sem-perda', 'cabo HDMI>HDMI', {
    certo: /HDM-E48-020|HDM-U48-020/,
    errado: /18-/,
    diz: /eARC/i,
  }),
  asks('tv / saída óptica', 'soundbar / entrada óptica', 1, 'atmos', 'nenhum fisico', { errado: /TOS/ }),
  asks('ps5', 'soundbar / óptico', 2, '', 'conversor HDMI>TOS', {
    certo: /M42/,
    diz: /(?=.*(?:só tem saída HDMI))(?=.*(?:saída óptica da TV))/i,
  }),
  asks('tv / óptica', 'receiver / coaxial digital', 2, '', 'nenhum catalogo', { errado: /TOS|COX/ }),
  asks('tv / saida optica', 'caixa de som ativa / rca', 2, 'estereo', 'nenhum catalogo', {
    errado: /TOS|RCA-/,
    diz: /conversor|DAC/i,
  }),
  asks('tv / saida de fone', 'caixa ativa / rca', 3, '', 'cabo P2>RCA2', { certo: /AUD-P2R-050/ }),
  asks('celular / p2', 'som / aux', 1.5, '', 'cabo P2>P2', { certo: /P2-020/, diz: /duas tomadas/i }),
  asks('toca-discos / phono', 'receiver / phono', 1, '', 'cabo RCA2>RCA2', {
    certo: /AUD-RCA-020/,
    diz: /terra|aterr/i,
  }),
  asks('vitrola / phono', 'caixa ativa / rca', 1, '', 'nenhum catalogo', {
    errado: /AUD-RCA/,
    diz: /pr[ée]/i,
  }),
  asks('dvd player / video componente', 'tv de tubo / componente', 2, '1080i', 'cabo RCA3>RCA3', {
    certo: /LEG-YPR-030/,
  }),
  asks('videocassete', 'tv de tubo / av', 1.5, '', 'cabo RCA3>RCA3', { certo: /LEG-CVB-020/ }),
  asks('super nintendo / av', 'tv / hdmi', 1.5, '', 'nenhum catalogo', {
    errado: /LEG|ADP/,
    diz: /conversor/i,
  }),
  asks('câmera mirrorless / micro hdmi', 'monitor de referência / hdmi', 0.7, '', 'cabo MICRO>HDMI', {
    certo: /HDM-MIC-010/,
    errado: /MNI/,
  }),
  asks('filmadora / mini hdmi', 'placa de captura', 1.5, '1080p60', 'cabo MINI>HDMI', {
    certo: /HDM-MNI-020/,
    errado: /MIC-/,
  }),
  asks('câmera de tv / sdi', 'mesa de corte / sdi', 48, '3g-sdi', 'cadeia BNC>BNC', {
    certo: /^(?:(?=.*SDI-3G-300)(?=.*ADP-EBN)|(?=.*12R6-500)(?=.*ADP-EBN)|(?=.*12R6-300)(?=.*ADP-EBN))/,
  }),
  asks('câmera broadcast / 12g-sdi', 'switcher / 12g sdi', 35, '12g-sdi,4k60', 'cabo BNC>BNC', {
    certo: /SDI-12R6-500/,
    errado: /3G-|6G-/,
  }),
  asks('câmera / sdi', 'tv / hdmi', 15, '1080p60', 'conversor BNC>HDMI', {
    certo: /^(?=.*ADP-SH3)(?=.*SDI-3G-200)(?=.*HDM)/,
    errado: /ADP-HS3/,
    diz: /tomada/i,
  }),
  asks('notebook / hdmi', 'switcher de video / sdi', 2, '1080p60', 'conversor HDMI>BNC', {
    certo: /^(?=.*ADP-HS3)(?=.*SDI-3G)/,
    errado: /ADP-SH|HDM/,
    diz: /(?=.*(?:HDCP))(?=.*(?:tomada))/i,
  }),
  asks('câmera de segurança / bnc', 'dvr', 20, 'cftv', 'cabo BNC>BNC', {
    certo: /SDI-3G-300/,
    diz: /aliment|fonte|energia/i,
  }),
  asks('câmera cftv', 'tv / hdmi', 10, '', 'nenhum catalogo', { errado: /ADP-SH/, diz: /DVR|gravador/i }),
  asks('dvr intelbras', 'tv', 8, '1080p60', 'cabo HDMI>HDMI', { certo: /HDM-HS-100/ }),
  asks('câmera ip', 'nvr', 30, 'poe,externo', 'cadeia RJ45>RJ45', {
    certo: /^(?=.*NET-B6X-3050)(?=.*KEY-R6)/,
    errado: /B6-3050/,
    diz: /PoE/i,
  }),
  asks('roteador', 'pc gamer', 8, '1g', 'cabo RJ45>RJ45', { certo: /NET-C6-100/ }),
  asks('modem da vivo', 'smart tv / rede', 2.5, '', 'cabo RJ45>RJ45', { certo: /NET-C6-030/ }),
  asks('pc / hdmi', 'tv / rj45', 3, '', 'nenhum fisico', { errado: /NET|DST/, diz: /rede/i }),
  asks('servidor', 'switch de rede / rj45', 25, '10g', 'cadeia RJ45>RJ45', {
    certo: /B6-3050/,
    diz: /37 m/i,
  }),
  asks('servidor / rj45', 'switch de rede / rj45', 10, '40g', 'nenhum catalogo', { errado: /NET-C6/ }),
  asks('switch de rede / sfp+ multimodo', 'servidor / sfp+ multimodo', 8, '10g', 'cabo LC>LC', {
    certo: /FIB-LL3-100/,
    errado: /LLS/,
    diz: /OM3|multimodo/i,
  }),
  asks('/ LC monomodo', '/ SC UPC', 4, '', 'cabo LC>SC', { certo: /FIB-LSS-050/, errado: /SSA|LL3/ }),
  asks('tomada óptica da parede', 'onu', 2, 'gpon', 'cabo SCA>SCA', {
    certo: /FIB-SSA-030/,
    diz: /APC|verde/i,
  }),
  asks('/ SC/APC', 'switch de rede / sfp lc', 2, '', 'nenhum fisico', { errado: /FIB/, diz: /APC/i }),
  asks('switch / lc multimodo', 'switch / lc monomodo', 5, '10g', 'nenhum fisico', {
    errado: /FIB/,
    diz: /monomodo/i,
  }),
  asks('switch de rede / qsfp sr4', 'servidor / qsfp sr4', 5, '40g', 'nenhum catalogo', {
    errado: /FIB-LL/,
    diz: /MPO/i,
  }),
  asks('microfone dinâmico', 'mesa de som', 8, 'balanceado', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-100/,
    errado: /DMX/,
  }),
  asks('microfone condensador', 'interface de áudio', 4, 'phantom', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-050/,
    diz: /48/i,
  }),
  asks('microfone / xlr', 'notebook / p2', 2, '', 'nenhum catalogo', {
    errado: /PRO|AUD/,
    diz: /interface|USB|placa/i,
  }),
  asks('guitarra', 'amplificador de guitarra', 4, '', 'cabo TS>TS', { certo: /PRO-P10-050/, errado: /TRS/ }),
  asks('violão elétrico', 'mesa de som / xlr', 10, '', 'nenhum catalogo', {
    errado: /PRO-XLR|PRO-P10/,
    diz: /DI|direct/i,
  }),
  asks('mesa de som / xlr', 'caixa ativa / xlr', 12, 'balanceado', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-150/,
  }),
  asks('interface de áudio / trs', 'caixa ativa / xlr', 4, 'balanceado', 'nenhum catalogo', {
    errado: /PRO-XTR/,
  }),
  asks('mesa de som / xlr', 'monitor de estúdio / p10 trs', 4, 'balanceado', 'cabo XLRF>TRS', {
    certo: /PRO-XTR-050/,
  }),
  asks('amplificador / speakon', 'caixa passiva / speakon', 8, 'potencia', 'cabo SPK>SPK', {
    certo: /PRO-SPO-100/,
  }),
  asks('receiver / bornes', 'caixa passiva / bornes', 15, 'potencia,4-ohms', 'cabo BARE>BARE', {
    certo: /CXA-B40-500/,
    errado: /B07|F15|F25|PRO-/,
    diz: /4 mm|4 Ω|ohm/i,
  }),
  asks('receiver', 'caixas de som passivas', 11, 'potencia,8-ohms', 'cabo BARE>BARE', {
    certo: /CXA-F15-200/,
    errado: /B07/,
  }),
  asks('amplificador / p10', 'caixa passiva / p10', 5, 'potencia', 'nenhum catalogo', {
    errado: /PRO-P10|PRO-TRS/,
    diz: /instrumento/i,
  }),
  asks('amplificador / bornes', 'mesa de som / linha', 3, '', 'nenhum fisico', { errado: /CXA|PRO|AUD/ }),
  asks('receiver / sub out', 'subwoofer ativo', 5, 'sub', 'cabo RCA>RCA', { certo: /AUD-SUB-075/ }),
  asks('mesa dmx', 'moving head', 8, 'dmx', 'cabo XLRF>XLRM', {
    certo: /PRO-DMX-100/,
    errado: /PRO-XLR/,
    diz: /termina|120/i,
  }),
  asks('palco', 'mesa de som', 25, '8-canais', 'cabo XLRF>XLRM', { certo: /PRO-SPK-300/, diz: /consulta/i }),
  asks('notebook / hdmi', '2 tvs', 2.5, 'duplicar,4k60', 'conversor HDMI>HDMI', {
    certo: /S12.*E18-030/,
    diz: /mesma|c[óo]pia|igual/i,
  }),
  asks('3 videogames', 'tv', 1.5, 'escolher-fonte,4k120,vrr', 'conversor HDMI>HDMI', {
    certo: /^(?=.*DST-W31)(?=.*48)/,
    errado: /W51|E18|P18/,
    diz: /USB/i,
  }),
  asks('computador / hdmi', 'projetor / hdmi', 40, '1080p60', 'cabo HDMI>HDMI', {
    certo: /HDM-O18-500|DST-E60/,
    errado: /HS-/,
  }),
  asks('/ hdmi', '/ hdmi', 150, '4k60', 'nenhum distancia', { diz: /90 m/ }),
  asks('pc', 'tv 8k', 3, '8k60,sem-compressao', 'nenhum catalogo', { errado: /U48/, diz: /certificado/i }),
  asks('placa de vídeo / displayport', 'monitor / displayport', 1.5, '4k240,sem-compressao', 'cabo DP>DP', {
    certo: /DSP-80A-020/,
    errado: /14-|40-|54-/,
  }),
  asks('macbook 2014 / mini displayport', 'tv / hdmi', 1.5, '4k60', 'conversor MDP>HDMI', {
    certo: /^(?=.*ADP-MDH)(?=.*18)/,
    errado: /DSP-HDM/,
  }),
  asks('nintendo switch lite', 'tv', 1.5, '', 'nenhum origem', { errado: /USC|HDM/, diz: /Lite/i }),
  asks('notebook / usb comum', 'tv / hdmi', 1.5, '', 'nenhum origem', {
    errado: /USC|ADP/,
    diz: /USB-C|v[ií]deo/i,
  }),
  asks('notebook / hdmi', 'monitor portátil / usb-c', 1, '', 'nenhum catalogo', { errado: /USC/ }),
  asks('carregador / usb-c', 'notebook / usb-c', 0.5, 'carga-240w', 'cabo USBC>USBC', {
    certo: /USC-U4-008/,
    diz: /240/i,
  }),
  asks('/ micro-bnc', '/ din 1.0/2.3', 0.6, '12g-sdi', 'cadeia MBNC>DIN', {
    certo: /^(?=.*SDI-MIC)(?=.*SDI-DIN)(?=.*ADP-EBN)/,
  }),
  asks('celular / usb-c', 'caixa de som / p2', 1, '', 'nenhum catalogo', {
    errado: /AUD-P2|USC/,
    diz: /DAC|conversor|adaptador/i,
  }),
];
