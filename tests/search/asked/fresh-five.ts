/** A fifth batch, as shoppers of homes and companies type on phones, written before any answer to it was looked at. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, brand, colour, costs, either, ends, has, long, metres, named, slug } = f;
const video8k = has('resolucao-maxima', /8K|16K/);
const rate =
  (least: number): f.Rule =>
  ({ caracteristicas }) =>
    typeof caracteristicas['taxa-maxima'] === 'number' && caracteristicas['taxa-maxima'] >= least;

export const FRESH_FIVE: Readonly<Record<string, readonly Judgement[]>> = {
  devices: [
    [either(f.hdmiToVga, f.vga), 'ligar notebook lenovo no projetor da sala que só tem vga'],
    [either(f.xlrMic, f.trs, f.xlrToP10), 'cabo da mesa de som pra caixa ativa'],
    [either(f.instrument, f.patchP10), 'ligar guitarra na pedaleira'],
    [f.usbCToDp, 'notebook usb c no monitor displayport'],
    [either(f.p2ToRca, f.p2ToP2), 'celular na mesa de som'],
    [f.dpToHdmi, 'pc com displayport em tv hdmi'],
    [f.patchCord, 'ligar ps5 no roteador'],
    [f.rcaStereo, 'toca discos no receiver'],
    [f.miniHdmi, 'camera canon mini hdmi na atem'],
  ],
  sound: [
    [all(f.network, has('categoria', /^Cat6$/)), 'cabo de rede cati 6'],
    [f.rg('rg6'), 'coaccial rg6'],
    [slug(/^splitter-hdmi-1x4/), 'espriter hdmi 4 saidas'],
    [f.ties, 'abrassadeira de nailon'],
    [f.duct, 'canalheta branca'],
    [either(f.xlrMic, f.xlrToP10), 'cabo balançeado xrl'],
    [f.hdmiToVga, 'adapitador agadeemei pra vga'],
  ],
  phone: [
    [all(f.plainHdmi, metres(3)), 'cb hdmi 3mts p/ tv'],
    [all(f.patchCord, metres(10)), 'cabo d net 10 mt'],
    [f.p2ToP2, 'cabinho p2 p2 curto'],
    [f.angledHdmi, 'hdmi com ponta virada'],
    [f.splitter, 'benjamin hdmi'],
    [all(f.speakerWire, metres(20)), 'fio d som 20 mt p caixa'],
  ],
  numbers: [
    [all(f.patchPanel, has('portas', /24/)), 'patch panel de vinte e quatro portas'],
    [all(f.hdmi21, metres(2)), 'hdmi dois ponto um de dois metros'],
    [all(f.xlrMic, metres(20)), 'cabo xlr de vinte metros'],
    [f.speakerWire25, 'fio dois e meio milímetros pra caixa'],
    [all(f.p10, metres(5)), 'cabo p dez cinco metros'],
    [all(f.patchCat6a, metres(3)), 'patch cord cat seis a três metros'],
    [f.networkReel, 'cabo de rede trezentos e cinco metros'],
  ],
  brands: [
    [all(f.snake, metres(30)), 'multicabo palcorde 30m'],
    [all(brand('ponteclara'), named(/SDI/)), 'conversor ponteclara sdi'],
    [all(brand('tramavia'), video8k), 'tramavia 8k'],
    [f.flatHdmi, 'hdmi plano sala voz'],
    [f.coaxReel, 'bobina arveola coaxial'],
    [all(f.plainHdmi, metres(2)), 'cabo hdmi philips 2m'],
  ],
  codes: [
    [f.skuBegins('FS-SDI-12R6'), 'sdi-12r6', 'FS SDI 12R6'],
    [f.sku('FS-CXA-BAN-08'), 'cxa ban 08'],
    [f.sku('FS-KEY-PK24'), 'modelo fs-key-pk24'],
  ],
  trade: [
    [all(f.bncCable, f.sdi12), 'cabo 12g sdi pra caminhão de externa'],
    [f.onu, 'cordão sc apc pra provedor'],
    [all(f.network, has('categoria', /Cat6A/)), 'cabo cat6a data center'],
    [slug(/^extensor-hdmi-hdbaset/), 'extensor hdmi 100 metros auditório'],
    [slug(/keystone-blindado/), 'patch panel blindado rack 19 polegadas'],
    [slug(/^matriz-hdmi-8x8/), 'matriz hdmi 8 entradas sala de controle'],
  ],
  problem: [
    [all(f.hdmiCable, metres(15)), 'hdmi que não perde sinal em 15 metros'],
    [f.organiser, 'organizar a bagunça de fio atrás da tv'],
    [f.tester, 'saber se o cabo de rede está rompido'],
    [either(f.keystoneHdmi, slug(/^espelho-4x2-hdmi/)), 'tomada hdmi na parede'],
    [f.splitter, 'mesma imagem do notebook em 4 tvs'],
    [f.coupler, 'meu hdmi ficou curto'],
  ],
  feature: [
    [all(f.displayPort, rate(240)), 'displayport 240hz'],
    [all(f.usbC, has('potencia', 240)), 'cabo usb c que carrega 240w'],
    [all(f.hdmiCable, rate(120)), 'hdmi 4k 120hz'],
    [all(f.os2, metres(10), ends(/LC/)), 'cordão monomodo amarelo 10 metros'],
    [all(f.patchCord, metres(3), colour(/Azul/)), 'cabo de rede azul 3m'],
    [all(f.instrument, colour(/Vermelho/)), 'cabo vermelho de guitarra'],
  ],
  price: [
    [all(f.speakerWire, costs(0, 150)), 'fio de caixa até cento e cinquenta reais'],
    [all(f.bncToBnc, costs(0, 100), long(5, 1000)), 'bnc até 100 reais de 5 metros pra cima'],
  ],
  missing: [
    [
      f.nothing,
      'cabo midi 5 pinos',
      'cabo usb v8',
      'microfone sem fio',
      'projetor epson',
      'roteador tp-link wifi',
      'caixa jbl bluetooth',
      'cabo serial db9',
      'chupeta de bateria carro',
    ],
  ],
};
