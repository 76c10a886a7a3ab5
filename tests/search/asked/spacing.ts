/** Letters and digits together, apart, with hyphens, and words in one. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, either, ends, has, metres } = f;
const cat6Network = all(f.network, has('categoria', /^Cat6$/));
const cat6aNetwork = all(f.network, has('categoria', /^Cat6A$/));
const rj45 = ends(/RJ45/);
const fourK = all(f.hdmiCable, has('resolucao-maxima', /4K|8K|16K/));

export const SPACING_QUERIES: readonly Judgement[] = [
  [cat6Network, 'cabo cat 6', 'cabo cat6', 'cabo cat-6', 'cabo de rede cat.6'],
  [cat6aNetwork, 'cat 6a', 'cat6a', 'cat-6a', 'cat 6 a', 'cabo de rede cat 6a'],
  [f.patchCat8, 'cat 8', 'cat8', 'cabo cat-8'],
  [f.rg('rg59'), 'rg 59', 'rg59', 'rg-59', 'cabo rg 59'],
  [f.rg('rg6'), 'rg 6', 'rg-6', 'rg6', 'cabo rg6'],
  [f.rg('rg11'), 'rg 11', 'rg-11', 'cabo rg11'],
  [either(f.composite, f.component), '3rca', '3 rca', 'cabo 3rca'],
  [either(f.rcaStereo, f.p2ToRca), '2rca', 'cabo 2 rca'],
  [f.speakon, 'speak on', 'speak-on', 'cabo speak on'],
  [rj45, 'rj 45', 'rj-45', 'rj45'],
  [f.p10, 'p 10', 'p-10', 'p10'],
  [f.p10ToP10, 'cabo p10', 'cabo p 10', 'cabo p-10 p-10'],
  [f.p2, 'cabo p 2', 'cabo p-2', 'cabo p2'],
  [fourK, 'hdmi 4 k', 'hdmi 4k', 'cabo hdmi 4-k'],
  [all(f.hdmiCable, has('resolucao-maxima', /8K|16K/)), 'hdmi 8 k', 'cabo hdmi 8k', 'hdmi8k'],
  [f.om3, 'om 3', 'om3', 'om-3', 'cordão om 3'],
  [f.om4, 'om 4', 'om4', 'cordao optico om-4'],
  [f.os2, 'os 2', 'os2', 'fibra os-2'],
  [f.usb4, 'usb 4', 'usb4', 'cabo usb 4', 'usb-4'],
  [f.usbC, 'typec', 'type-c', 'cabo usbc', 'cabo usb tipo-c'],
  [f.hdmi21, 'hdmi 2.1', 'hdmi2.1', 'hdmi 2,1', 'hdmi v2.1'],
  [f.sdi12, '12g sdi', '12gsdi', '12g-sdi', '12 g sdi'],
  [all(f.network, metres(305)), 'cabo de rede 305m', 'cabo de rede 305 m'],
  [f.patchCord, 'patchcord', 'patch-cord'],
  [f.patchPanel, 'patchpanel', 'patch-panel'],
  [f.miniHdmi, 'minihdmi', 'mini-hdmi', 'mini hdmi'],
  [f.microHdmi, 'microhdmi', 'micro-hdmi', 'micro hdmi'],
  [f.snake, 'multi cabo', 'multi-cabo'],
  [f.subwoofer, 'cabo sub woofer'],
  [f.toslink, 'tos link', 'cabo tos-link'],
  [f.velcro, 'fita-velcro'],
];
