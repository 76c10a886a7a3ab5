/** Makers, alone and with a kind of product, as they are heard and written; makers the shop does not have are in `missing.ts`. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, brand } = f;

export const BRAND_QUERIES: readonly Judgement[] = [
  [brand('tramavia'), 'tramavia', 'Tramavia', 'trama via', 'marca tramavia'],
  [
    all(brand('tramavia'), f.hdmiCable),
    'hdmi tramavia',
    'cabo hdmi tramavia',
    'trama via hdmi',
    'cabo hdmi da tramavia',
  ],
  [brand('arveola'), 'arveola', 'Arvéola', 'arvéola', 'produtos arveola'],
  [all(brand('arveola'), f.bncCable), 'bnc arveola', 'cabo bnc arveola'],
  [brand('palcorde'), 'palcorde', 'palcord', 'marca palcorde'],
  [all(brand('palcorde'), f.xlr), 'xlr palcorde', 'cabo xlr da palcorde'],
  [brand('salavoz'), 'salavoz', 'sala voz'],
  [all(brand('salavoz'), f.rca), 'rca salavoz', 'cabo rca salavoz', 'cabo rca sala voz'],
  [brand('lumefio'), 'lumefio', 'lume fio', 'lumefío'],
  [all(brand('lumefio'), f.hdmiCable), 'hdmi lumefio', 'cabo hdmi lume fio'],
  [brand('malhanorte'), 'malhanorte', 'malha norte', 'Malha Norte'],
  [all(brand('malhanorte'), f.keystone), 'keystone malhanorte', 'keystone malha norte'],
  [all(brand('malhanorte'), f.patchCord), 'patch cord malhanorte', 'patch cord malha norte'],
  [brand('ponteclara'), 'ponteclara', 'ponte clara'],
  [all(brand('ponteclara'), f.hdmiSwitch), 'switch ponteclara', 'switch hdmi ponte clara'],
  [all(brand('ponteclara'), f.adapter), 'adaptador ponteclara', 'conversor ponte clara'],
  [brand('essencial'), 'fio e sinal essencial', 'fio & sinal', 'essencial'],
  [all(brand('essencial'), f.hdmiCable), 'hdmi essencial', 'cabo hdmi fio e sinal'],
];
