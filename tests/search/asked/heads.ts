/** What a thing is before what it is for: a coupler of HDMI cables is no HDMI cable. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

export const HEAD_QUERIES: readonly Judgement[] = [
  [f.coupler, 'emenda de cabo hdmi', 'emenda para cabo hdmi', 'luva para emendar hdmi', 'emenda hdmi femea'],
  [f.bncCoupler, 'emenda de cabo bnc', 'emenda para bnc 12g'],
  [f.tester, 'testador de cabo de rede', 'testador para cabo rj45', 'testador de cabo xlr'],
  [f.crimper, 'alicate para cabo coaxial', 'alicate rg59', 'alicate de crimpar rg6'],
  [f.stripper, 'decapador de cabo coaxial rg6', 'decapador rg59'],
  [f.labels, 'etiqueta para cabo de rede', 'etiquetas autolaminantes para cabos'],
  [f.velcro, 'fita para cabos', 'fita velcro para cabos', 'velcro pra organizar cabo'],
  [f.duct, 'canaleta para cabos', 'canaleta para fio', 'canaleta pra cabo hdmi'],
  [f.extender, 'extensor hdmi via cabo de rede', 'extensor hdmi rj45', 'extensor de hdmi por cabo de rede'],
  [f.patchPanel, 'patch panel para cabo de rede', 'patch panel rj45'],
  [f.keystoneRj45, 'keystone para cabo de rede', 'keystone rj45 femea'],
  [f.wallPlate, 'espelho para keystone', 'espelho para hdmi', 'espelho 4x2 rj45'],
  [f.slug(/^espelho-4x2-hdmi/), 'tomada hdmi parede', 'espelho hdmi rj45', 'tomada de parede hdmi'],
  [f.splitter, 'splitter para cabo hdmi', 'divisor de cabo hdmi', 'splitter hdmi para 2 tvs'],
  [f.fibrePen, 'caneta para fibra', 'caneta de limpeza de fibra óptica', 'limpador de conector lc'],
  [f.bananaPlugs, 'plugue para fio de caixa', 'plugue banana para caixa de som', 'conector banana'],
  [f.all(f.usbCHub), 'adaptador usb c hdmi com carregamento', 'adaptador usb-c', 'adaptador tipo c'],
  [f.all(f.adapter, f.ends(/HDMI/)), 'adaptador hdmi', 'adaptadores hdmi'],
  [
    f.all(f.either(f.slug(/^conversor/), f.slug(/^adaptador/)), f.ends(/HDMI/)),
    'conversor hdmi',
    'conversores hdmi',
  ],
  [f.bananaCable, 'cabo banana', 'cabo banana banana', 'cabo com plugue banana'],
  [f.networkReel, 'bobina de cabo de rede', 'bobina cat6', 'caixa de cabo cat6'],
  [f.microHdmi, 'cabo micro hdmi', 'cabo hdmi micro'],
  [f.miniHdmi, 'cabo mini hdmi', 'cabo hdmi mini'],
  [f.miniDp, 'cabo mini displayport', 'cabo mini dp'],
  [f.phoneExtension, 'extensão para headset p3', 'extensão p3'],
  [f.coaxDigital, 'cabo coaxial digital', 'cabo coaxial de áudio', 'cabo coaxial spdif'],
  [f.plainHdmi, 'cabo hdmi macho macho', 'hdmi macho'],
];
