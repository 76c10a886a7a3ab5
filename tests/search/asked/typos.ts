/** Typing errors and what is written as it is heard. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

export const TYPO_QUERIES: readonly Judgement[] = [
  [f.hdmiCable, 'cabo hdim', 'cabo hmdi', 'cabo hdm', 'cabo hdmii', 'cabos hdmi cabo hdmi', 'cab hdmi'],
  [f.displayPort, 'cabo displaport', 'cabo dislpayport', 'cabo displayprt'],
  [f.speakon, 'cabo spekon', 'speacon', 'cabo spikon'],
  [f.toslink, 'toslik', 'tosslink', 'cabo toslinc'],
  [f.keystone, 'keyston', 'kestone', 'keistone'],
  [f.splitter, 'spliter hdmi', 'splliter', 'esplitter hdmi'],
  [f.matrix, 'matris hdmi', 'matrz hdmi'],
  [f.xlrMic, 'cabo microfonne', 'cabo micrfone', 'cabo microfoni'],
  [f.instrument, 'cabo guitara', 'cabo gitarra', 'cabo guitarar'],
  [f.subwoofer, 'cabo subwofer', 'cabo subwoffer', 'cabo sobwoofer'],
  [f.ties, 'abracadera', 'abrasadeira', 'abraçadera nylon', 'abraçadeia'],
  [f.duct, 'canaeta', 'canalete', 'canaletta'],
  [f.velcro, 'velcor', 'fita velco', 'velcru'],
  [f.crimper, 'alicatte', 'alicate de crinpar'],
  [f.tester, 'testadro de cabo', 'tstador'],
  [f.coax, 'cabo coaxia', 'cabo coxial', 'cabo coaxail'],
  [f.fibre, 'cordao optco', 'cordão óptivo'],
  [f.patchCord, 'pach cord', 'patch cordd', 'path cord', 'patch core'],
  [f.adapter, 'adaptadro', 'adapitador'],
  [f.brand('tramavia'), 'tramavi', 'tramvia', 'tramavía'],
  [f.brand('lumefio'), 'lumefioo', 'lumifio'],
  [f.brand('malhanorte'), 'malhanote', 'malanorte'],
  [f.thunderbolt, 'thunderbold', 'thunderbot', 'tunderbolt'],
  [f.bananaPlugs, 'plugue bananna'],
  [f.stripper, 'decapadro', 'decpador'],
];
