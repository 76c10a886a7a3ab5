/**
 * A sixth batch, by another method: products drawn by lot, each asked for in some way of speaking, and what people ask who read
 * about ports, reach and trade. Written before any answer to it was looked at, after the fifth was mended.
 */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, between, brand, colour, either, ends, has, long, metres, slug } = f;

export const FRESH_SIX: Readonly<Record<string, readonly Judgement[]>> = {
  drawn: [
    [f.hdmiToDp, 'quero ligar o ps4 num monitor que só tem displayport'],
    [all(f.speakerWire, metres(20)), 'vinte metros de fio de caixa transparente'],
    [slug(/^caixa-cabo-de-rede/), 'caixa cat6 azul 305'],
    [all(f.snake, metres(30)), 'medusa 12 canais trinta metros'],
    [f.flatHdmi, 'cabo hdmi fininho pra passar debaixo do tapete'],
    [all(f.angledHdmi, f.hdmi21), 'hdmi 2.1 cotovelo', 'hdmi 90° 8k'],
    [slug(/^extensor-hdmi-cabo-de-rede/), 'levar hdmi por cabo de rede 60m'],
    [all(f.coaxDigital, metres(3)), 'cabo coaxial spdif 3m', 'coaxial digital azul de três metros'],
    [all(f.ultra, metres(5)), 'uhs hdmi 5 mtrs', 'hdmi certificado 48gb 5m'],
    [all(f.toslink, metres(1)), 'cabo otico 1mt tv samsung'],
    [f.usb4, 'cabo thunderbolt 4 curto', 'usb4 40gbps'],
    [has('potencia', 240), 'tipo c 240 watts'],
    [slug(/^espelho-4x2-2-keystones/), 'espelho cego p 2 keystone'],
    [all(f.dpToDp, metres(1.5)), 'displayport um metro e meio', 'dp 1,5m gamer'],
    [f.stripper, 'ferramenta pra descascar rg6'],
    [all(f.hdmiCable, has('classe', /Ultra96/)), 'hdmi 16k'],
    [all(f.xlrMic, metres(1)), 'xlr macho femea 1m', 'cabo canon curto 1 metro microfone'],
    [slug(/^splitter-hdmi-1x2/), 'divisor hdmi duas saídas', 'hdmi 1 entrada 2 saidas'],
    [all(f.bncToBnc, metres(30)), 'bnc bnc 30 mts cftv'],
    [slug(/keystone-blindado/), 'patch panel vazio pra keystone'],
    [all(f.aocHdmi, metres(20)), 'hdmi fibra vinte metros'],
    [all(f.om3, metres(5)), 'cordao lc lc multimodo 5m'],
    [all(f.plainHdmi, brand('essencial'), metres(3)), 'hdmi 3m essencial'],
    [all(f.bncCable, has('classe', /^6G/)), 'cabo sdi 6g', 'bnc vermelho 6g'],
    [all(f.coaxReel, slug(/rg11/)), 'rg11 bobina'],
    [all(f.trs, metres(3)), 'p10 estereo 3m balanceado', 'cabo banana p10 trs 3 m'],
  ],
  ports: [
    [all(f.displayPort, has('taxa-maxima', 240)), 'cabo pra monitor 4k 240hz displayport'],
    [f.xlrToP10, 'saída xlr da mesa pra entrada p10 da caixa'],
    [f.dmx, 'cabo de luz 3 pinos 110 ohms'],
    [all(f.hdmiCable, has('recursos', /eARC/)), 'soundbar atmos earc cabo hdmi'],
    [all(f.network, has('categoria', /Cat8/)), 'cabo de rede 40gb'],
    [all(f.fibre, has('polimento', /APC/)), 'fibra conector verde apc'],
    [between(/Micro-BNC/, /BNC/), 'micro bnc'],
    [f.hdmiToSdi, 'hdmi da câmera pra sdi do switcher'],
    [either(f.vgaToHdmi), 'pc velho vga numa tv hdmi'],
    [all(f.speakerWire, has('condutor', /CCA/)), 'fio cca barato'],
    [all(f.hdmiCable, long(15, 1000)), 'hdmi acima de 14 metros'],
    [all(f.cable, ends(/DVI/)), 'cabo dvi'],
    [f.dpToHdmi, 'displayport do pc na tv'],
    [all(f.network, colour(/Preto/), has('uso', /Externo/)), 'cabo de rede pra passar no telhado'],
  ],
  missing: [
    [
      f.nothing,
      'cabo rca para xlr',
      'usb para hdmi placa externa',
      'conversor hdmi para rca',
      'extrator de áudio toslink para rca',
      'amplificador de potência',
      'cabo dp para vga',
    ],
  ],
};
