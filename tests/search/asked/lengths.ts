/** Lengths in all their spellings. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, long, metres } = f;
const hdmi = (length: number) => all(f.hdmiCable, metres(length));
const xlr = (length: number) => all(f.xlrMic, metres(length));
const patch = (length: number) => all(f.patchCord, metres(length));

export const LENGTH_QUERIES: readonly Judgement[] = [
  [
    hdmi(5),
    'cabo hdmi 5m',
    'cabo hdmi 5 m',
    'cabo hdmi 5 metros',
    'hdmi 5mts',
    'hdmi 5 mts',
    'cabo hdmi de 5 metros',
    'hdmi cinco metros',
    'cabo hdmi 5mt',
    'hdmi 500cm',
    'cabo hdmi com 5 metros',
  ],
  [
    hdmi(1.5),
    'hdmi 1,5m',
    'hdmi 1.5 m',
    'hdmi 1 metro e meio',
    'hdmi 1m50',
    'hdmi 150cm',
    'cabo hdmi 150 cm',
    'hdmi um metro e meio',
    'hdmi 1,50',
    'hdmi 1,50m',
  ],
  [hdmi(1.8), 'hdmi 1,8m', 'hdmi 1,80', 'hdmi 1m80', 'cabo hdmi 1.80m', 'hdmi 180 cm', 'hdmi 1,80 metros'],
  [hdmi(0.5), 'hdmi 50cm', 'hdmi 0,5m', 'hdmi meio metro', 'cabo hdmi 50 cm', 'hdmi 0,50m'],
  [hdmi(10), 'hdmi 10m', 'cabo hdmi dez metros', 'cabo hdmi 10mts', 'hdmi 10 mt'],
  [
    hdmi(2),
    'hdmi 2m',
    'cabo hdmi 2 metros',
    'hdmi dois metros',
    'hdmi 200cm',
    'cabo hdmi 2,0m',
    'hdmi 2,00 m',
  ],
  [hdmi(7.5), 'hdmi 7,5m', 'hdmi 7 metros e meio', 'hdmi 7m50'],
  [all(f.hdmiCable, long(3, 5)), 'hdmi de 3 a 5 metros', 'cabo hdmi entre 3 e 5 metros', 'hdmi 3 a 5m'],
  [all(f.hdmiCable, long(0, 2)), 'hdmi até 2 metros', 'cabo hdmi ate 2m', 'cabo hdmi com até 2 metros'],
  [all(f.hdmiCable, long(20, 1000)), 'hdmi mais de 15 metros', 'hdmi acima de 15m'],
  [xlr(5), 'cabo xlr microfone 5m', 'cabo de microfone 5 metros', 'cabo microfone 5mts'],
  [xlr(15), 'cabo de microfone 15 metros', 'cabo microfone quinze metros'],
  [patch(3), 'patch cord 3m', 'patch cord 3 metros', 'patch cord três metros'],
  [patch(1.5), 'patch cord 1,5m', 'patch cord 1m50', 'patch cord 1,50', 'patch cord 1 metro e meio'],
  [patch(0.5), 'patch cord 50 cm', 'patch cord meio metro', 'patch cord 0,5 m'],
  [all(f.vga, metres(1.8)), 'cabo vga 1,8m', 'cabo vga 1,80m', 'vga 1m80'],
  [all(f.toslink, metres(2)), 'cabo toslink 2m', 'cabo optico digital 2 metros'],
  [all(f.bncToBnc, metres(20)), 'cabo bnc 20 metros', 'bnc 20m', 'cabo bnc vinte metros'],
  [
    all(f.speakerWire, metres(100)),
    'fio polarizado 100m',
    'fio para caixa 100 metros',
    'fio caixa de som 100mts',
  ],
  [all(f.instrument, metres(6)), 'cabo guitarra 6m', 'cabo p10 guitarra 6 metros'],
];
