/**
 * What a judge of 60 questions and 450 probes found on 30 November 2026, class by class, and its neighbours that were right,
 * written from what is known of the sockets.
 */
import { asks, type Case } from './case.ts';

const NEVER_SPEAKER = { diz: /LINE OUT ou a SEND, nunca para a SPEAKER/ };

const GREEN = { certo: /SSA-030/, diz: /Confira a cor do encaixe .*verde .*azul .*se estragam/ };
const POLISH = { errado: /FIB/, diz: /APC/ };

const NO_WAY_BACK = { errado: /ADP/, diz: /1,8 m/ };
const UNTOLD = { certo: /ADP-HDP FS-DSP-O14/, diz: /não diz se a dele a dá: confirme com a loja/ };

const joins = (reach: RegExp) => ({ diz: new RegExp(`Com até três cabos.*${reach.source}`) });

const NETWORK = { diz: /adaptador de rede USB, que não vendemos/ };

const TO_CUT = { diz: /este se monta.*cortado na medida.*plugue banana/ };

export const FIFTH_JUDGE: readonly Case[] = [
  // The P10 of an amplifier for guitars may be its speaker output.
  asks('amplificador de guitarra / p10', 'mesa de som / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'interface de áudio / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'caixa ativa / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'gravador / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'pedal / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10 trs', 'mesa de som / p10', 3, '', 'cabo TRS>TRS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'caixa passiva / p10', 3, '', 'nenhum catalogo', {
    diz: /cabo de caixa com estes dois conectores/,
  }),
  asks('amplificador de guitarra / speaker', 'mesa de som / p10', 3, '', 'nenhum fisico', {
    diz: /potência nunca vai a uma entrada de linha/,
  }),
  asks('amplificador de guitarra', 'mesa de som', 3, '', 'nenhum fisico', {
    diz: /potência nunca vai a uma entrada de linha/,
  }),
  // A bare SC is green on what has only the green one, and the colour is to be looked at.
  asks('tomada óptica / sc-apc', 'onu / sc', 2, '', 'cabo SCA>SCA', GREEN),
  asks('onu / sc-apc', 'onu / sc', 2, '', 'cabo SCA>SCA', GREEN),
  asks('tomada óptica / sc', 'onu', 2, '', 'cabo SCA>SCA', GREEN),
  asks('tomada óptica / sc-apc', 'onu / sc monomodo', 2, '', 'nenhum fisico', POLISH),
  asks('tomada óptica / sc-apc', 'onu / sc azul', 2, '', 'nenhum fisico', POLISH),
  asks('tomada óptica / sc-apc', 'onu / sc upc', 2, '', 'nenhum fisico', POLISH),
  asks('provedor / sc', 'onu', 2, '', 'nenhum fisico', POLISH),
  asks('onu / sc-apc', 'provedor / sc', 2, '', 'nenhum fisico', POLISH),
  asks('provedor', 'onu', 2, '', 'cabo SCA>SCA', { certo: /SSA-030/ }),
  asks('tomada óptica', 'onu / fibra', 2, '', 'cabo SCA>SCA', { certo: /SSA-030/ }),
  // The picture of USB-C is DisplayPort: what makes HDMI of it and DisplayPort again is no way.
  asks('notebook / usb-c', 'monitor / displayport', 3, '', 'nenhum catalogo', NO_WAY_BACK),
  asks('celular / usb-c', 'monitor / displayport', 5, '', 'nenhum catalogo', NO_WAY_BACK),
  asks('macbook', 'monitor / displayport', 8, '', 'nenhum catalogo', NO_WAY_BACK),
  asks('steam deck', 'monitor / displayport', 2.5, '', 'nenhum catalogo', NO_WAY_BACK),
  asks('notebook / usb-c', 'monitor / displayport', 1.5, '', 'cabo USBC>DP'),
  asks('notebook / usb-c', 'monitor / hdmi', 3, '', 'conversor USBC>HDMI', { certo: /CHP/, errado: /HDP/ }),
  asks('pc / displayport', 'monitor / displayport', 2, 'duplicar', 'nenhum catalogo', { errado: /ADP|DST/ }),
  asks('pc / displayport', 'monitor / hdmi', 2, 'duplicar', 'conversor DP>HDMI', { certo: /DST-S12/ }),
  // An optical cable lives on its source: of a converter nobody knows what it gives.
  asks('pc / hdmi', 'monitor / displayport', 3, '', 'cadeia HDMI>DP', { certo: /EHD.*HDP/, errado: /O14/ }),
  asks('xbox one / hdmi', 'monitor / displayport', 3, '', 'cadeia HDMI>DP', { errado: /O14/ }),
  asks('ps5', 'monitor / displayport', 5, '', 'cadeia HDMI>DP', { errado: /O14/, diz: /Com emenda/ }),
  asks('pc / hdmi', 'monitor / displayport', 12, '', 'conversor HDMI>DP', UNTOLD),
  asks('pc / hdmi', 'monitor / displayport', 3, '4k60', 'conversor HDMI>DP', UNTOLD),
  asks('pc / hdmi', 'monitor / displayport', 2, '', 'conversor HDMI>DP', { certo: /HDP FS-DSP-12/ }),
  asks('pc / displayport', 'monitor / displayport', 12, '', 'cabo DP>DP', { certo: /O14/ }),
  // A subwoofer takes line by its L and R, and the one channel of a SUB output goes into one RCA of an amplifier.
  asks('receiver / rca', 'subwoofer / rca', 3, '', 'cabo RCA>RCA|RCA2>RCA2', { certo: /AUD-SUB|AUD-RCA/ }),
  asks('amplificador / rca', 'subwoofer / rca', 3, '', 'cabo RCA2>RCA2', { diz: /L e R \(LINE IN\)/ }),
  asks('mesa de som / rca', 'subwoofer / rca', 3, '', 'cabo RCA2>RCA2'),
  asks('cd player', 'subwoofer', 3, '', 'cabo RCA2>RCA2'),
  asks('tv', 'subwoofer', 3, '', 'cabo P2>RCA2', { certo: /AUD-P2R/ }),
  asks('tv / p2 fone', 'subwoofer / rca', 3, '', 'cabo P2>RCA2'),
  asks('tv / p2 fone', 'subwoofer / sub-out', 3, '', 'nenhum catalogo', { diz: /entrada LFE/ }),
  asks('notebook', 'subwoofer', 3, '', 'cabo P2>RCA2'),
  asks('videokê', 'subwoofer', 3, '', 'cabo RCA2>RCA2'),
  asks('receiver', 'subwoofer', 3, '', 'cabo RCA>RCA', { certo: /AUD-SUB/ }),
  asks('mesa de som', 'subwoofer', 3, '', 'cabo XLRF>XLRM'),
  asks('amplificador', 'subwoofer', 3, '', 'nenhum fisico'),
  asks('receiver / sub out', 'amplificador / rca', 3, '', 'cabo RCA>RCA', {
    certo: /AUD-SUB/,
    diz: /só os graves/,
  }),
  asks('receiver / sub out', 'caixa ativa / rca', 3, '', 'cabo RCA>RCA', { certo: /AUD-SUB/ }),
  asks('receiver / rca', 'amplificador / rca', 3, '', 'cabo RCA2>RCA2', { certo: /AUD-RCA/ }),
  asks('receiver', 'amplificador', 3, '', 'cabo RCA2>RCA2', { certo: /AUD-RCA/ }),
  asks('subwoofer / sub out', 'receiver / sub out', 3, '', 'nenhum fisico|origem'),
  // What leaves a stage box is microphones as well as line, and phantom goes to them.
  asks('palco', 'mesa de som', 12, 'phantom', 'cabo XLRF>XLRM', { diz: /leva phantom/ }),
  asks('palco', 'interface de áudio', 12, 'phantom', 'cabo XLRF>XLRM'),
  asks('palco', 'mesa de som', 20, 'phantom,8-canais', 'cabo XLRF>XLRM', { certo: /SPK-300/ }),
  asks('palco / xlr', 'mesa de som / xlr', 12, 'phantom', 'cabo XLRF>XLRM'),
  asks('palco / xlr', 'mesa de som / xlr microfone', 12, '', 'cabo XLRF>XLRM'),
  asks('palco', 'mesa de som', 20, '8-canais', 'cabo XLRF>XLRM', { certo: /SPK-300/ }),
  asks('palco', 'caixa ativa', 10, '', 'cabo XLRF>XLRM'),
  asks('mesa de som', 'caixa ativa', 10, 'phantom', 'nenhum fisico', { diz: /não leva phantom/ }),
  // XLR joins itself: what ends a run of it is how many are counted with, and the signal.
  asks('mesa dmx', 'refletor', 40, 'dmx', 'nenhum catalogo', joins(/27 m.*até 300 m/)),
  asks('mesa dmx', 'refletor', 280, '', 'nenhum catalogo', joins(/até 300 m/)),
  asks('mesa dmx', 'refletor', 400, '', 'nenhum distancia', { diz: /não chega: ele vai até 300 m/ }),
  asks('/ aes3', '/ aes3', 60, '', 'nenhum catalogo', joins(/27 m.*até 100 m/)),
  asks('/ aes3', '/ aes3', 120, '', 'nenhum distancia', { diz: /vai até 100 m/ }),
  asks('mesa de som / xlr', 'caixa ativa / xlr', 80, '', 'nenhum catalogo', joins(/54 m.*até 100 m/)),
  asks('mesa dmx', 'refletor', 20, 'dmx', 'cadeia XLRF>XLRM', { certo: /DMX-100 FS-PRO-DMX-100/ }),
  asks('palco', 'mesa de som', 40, '8-canais', 'cadeia XLRF>XLRM', {
    certo: /SPK-300 .*SPK/,
    errado: /XLR-/,
  }),
  asks('mesa de som / p10 trs', 'caixa ativa / p10 trs', 30, '', 'nenhum catalogo|distancia', {
    diz: /o mais longe que as nossas peças levam/,
  }),
  // Between USB and a network stands an adapter: nobody asked for a picture.
  asks('macbook', 'roteador', 3, '', 'nenhum catalogo', NETWORK),
  asks('steam deck', 'switch de rede', 3, '', 'nenhum catalogo', NETWORK),
  asks('tablet', 'roteador', 3, '', 'nenhum catalogo', NETWORK),
  asks('celular / usb-c', 'roteador', 3, '', 'nenhum catalogo', NETWORK),
  asks('notebook / usb-c', 'switch de rede / rj45', 3, '', 'nenhum catalogo', NETWORK),
  asks('roteador', 'macbook', 3, '', 'nenhum catalogo', NETWORK),
  asks('notebook', 'roteador', 3, '', 'cabo RJ45>RJ45'),
  asks('notebook / hdmi', 'tv / rj45', 3, '', 'nenhum fisico', { diz: /não recebe imagem/ }),
  // Speaker wire that is too thin is told as that, and not as too short.
  asks('amplificador / speakon', 'caixa passiva / speakon', 18, '4-ohms', 'nenhum catalogo', {
    diz: /fio mais grosso do que o que vendemos com estas pontas/,
  }),
  asks('amplificador / speakon', 'caixa passiva / speakon', 13, '4-ohms', 'nenhum catalogo', {
    diz: /fio mais grosso do que o que vendemos com estas pontas/,
  }),
  asks('amplificador / speakon', 'caixa passiva / speakon', 18, '', 'nenhum catalogo', {
    diz: /não temos cabo tão longo/,
  }),
  asks('amplificador / speakon', 'caixa passiva / speakon', 11, '4-ohms', 'cabo SPK>SPK'),
  // Power comes from a screen, dock or charger that gives it, by the cable that the picture goes by.
  asks('monitor / usb-c', 'macbook', 1, 'carga-90w', 'nenhum origem', {
    diz: /^(?!.*só recebe).*Troque a ordem/,
  }),
  asks('monitor / usb-c', 'macbook', 1, '', 'nenhum origem', { diz: /só recebe imagem/ }),
  asks('macbook', 'monitor / usb-c', 1, 'carga-90w', 'cabo USBC>USBC', {
    diz: /Confira se o monitor dá carga de 90 W/,
  }),
  asks('macbook', 'dock', 1, 'carga-90w', 'cabo USBC>USBC', { diz: /Confira se a dock dá carga de 90 W/ }),
  asks('carregador', 'notebook', 1, 'carga-100w', 'cabo USBC>USBC', {
    diz: /Confira se o carregador dá carga de 100 W/,
  }),
  asks('carregador', 'notebook', 1, 'carga', 'cabo USBC>USBC', { diz: /^(?!.*Confira se o carregador)/ }),
  // Two pedals that touch each other get a patch cable, not three metres.
  asks('pedal', 'pedal', 0.2, '', 'cabo TS>TS', { certo: /PTC/, diz: /justo/ }),
  asks('pedal', 'pedal', 0.3, '', 'cabo TS>TS', { certo: /PTC/, diz: /justo/ }),
  asks('pedal', 'pedal', 0.1, '', 'cabo TS>TS', { certo: /PTC/ }),
  asks('pedal', 'pedal', 0.5, '', 'cabo TS>TS', { certo: /P10-030/ }),
  // What else was said of the wrong thing.
  asks('mesa de som / p10 trs', 'caixa ativa / rca', 3, '', 'nenhum catalogo', { diz: /saída balanceada/ }),
  asks('interface de áudio / p10 trs', 'amplificador / p2', 3, '', 'nenhum catalogo', { diz: /balanceada/ }),
  asks('hd externo / usb-c', 'tv / usb-c', 1, '', 'nenhum origem', {
    diz: /^(?!.*DisplayPort Alt).*só dados/,
  }),
  asks('celular sem vídeo', 'tv / usb-c', 1, '', 'nenhum origem', { diz: /DisplayPort Alt/ }),
  asks('câmera de cftv', 'monitor / bnc', 10, '', 'cabo BNC>BNC', { diz: /padrão da câmera \(AHD/ }),
  asks('câmera de cftv', 'dvr', 10, '', 'cabo BNC>BNC', { diz: /^(?!.*padrão da câmera)/ }),
  asks('óculos vr', 'tv', 2, '', 'nenhum origem', { diz: /óculos VR não têm saída/ }),
  asks('videokê', 'tv', 3, '', 'cabo HDMI>HDMI', { diz: /Confira se o videokê tem HDMI/ }),
  // Banana plugs are put on wire where no ready cable goes.
  asks('/ banana', '/ banana', 5, '', 'nenhum catalogo', TO_CUT),
  asks('/ banana', '/ borne', 5, '', 'nenhum catalogo', TO_CUT),
  asks('/ borne', '/ banana', 5, '', 'nenhum catalogo', TO_CUT),
  asks('amplificador / banana', 'caixa passiva / banana', 15, '4-ohms', 'nenhum catalogo', TO_CUT),
  asks('/ banana', '/ banana', 2, '', 'cabo BAN>BAN', { certo: /PRT-030/ }),
  asks('/ banana', '/ banana', 60, '', 'nenhum catalogo|distancia', { diz: /^(?!.*se monta)/ }),
  asks('amplificador / speakon', 'caixa passiva / banana', 5, '', 'nenhum catalogo'),
];
