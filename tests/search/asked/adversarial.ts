/**
 * Forty queries by somebody who did not tune the search, written before any answer was looked at. They are counted apart from
 * the judged set: `node tests/search/measure-asked.ts --adversarial`.
 */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const tvCable = f.either(f.plainHdmi, f.toslink, f.composite);

export const ADVERSARIAL_QUERIES: readonly Judgement[] = [
  // What one wants to do
  [f.coupler, 'peça pra unir dois cabos hdmi'],
  [f.splitter, 'aparelho q divide o hdmi em duas televisões'],
  [f.hdmiSwitch, 'trocar entre ps4 e pc na mesma tv hdmi'],
  [f.stripper, 'descascar cabo coaxial'],
  [f.crimper, 'crimpar rj45'],
  [f.tester, 'testar cabo de rede'],
  [f.fibrePen, 'limpar conector de fibra'],
  [f.duct, 'esconder fios da tv na parede'],
  [f.labels, 'identificar cabos do rack'],
  [f.phoneExtension, 'aumentar o fio do fone'],
  // Kinds in other words
  [f.all(f.instrument, f.metres(3)), 'fio p guitarra 3 mts'],
  [f.networkReel, 'caixa fechada de cabo de rede'],
  [f.all(f.networkReel, f.has('comprimento', 305)), 'rolo 305m cabo rede'],
  [f.xlrMic, 'cabo do microfone da igreja'],
  [f.speakerWire, 'fio vermelho e preto pra caixa de som'],
  [f.patchPanel, 'painel de rede 24 portas pro rack'],
  [f.snake, 'multicabo de palco'],
  [f.wallPlate, 'espelho de tomada com rj45'],
  [f.aocHdmi, 'hdmi de fibra bem comprido'],
  [f.flatHdmi, 'hdmi chatinho'],
  // Devices with a signal
  [f.p2ToRca, 'p2 rca pra ligar o celular no aparelho de som'],
  [f.toslink, 'cabo otico tv samsung soundbar'],
  [f.toslink, 'fio optico pro home theater'],
  [tvCable, 'cabo pra ligar dvd na tv'],
  [f.usbCToHdmi, 'espelhar celular samsung na tv cabo'],
  [f.subwoofer, 'cabo rca do sub 5m'],
  // Lengths, spellings, direction
  [f.all(f.plainHdmi, f.hdmi21, f.metres(3)), 'hdmi 2.1 3mt'],
  [f.all(f.patchCat6, f.metres(10)), 'cabo rede cat6 10 mts pronto'],
  [f.dpToHdmiCable, 'cabo displayport saida hdmi'],
  [f.sdiToHdmi, 'converter sdi p/ hdmi'],
  [f.all(f.xlrMic, f.metres(5)), 'cabo xrl 5m'],
  [f.hdmiToVga, 'adptador hdmi vga'],
  // Not sold
  [f.nothing, 'carregador turbo samsung'],
  [f.nothing, 'controle remoto tv lg'],
  [f.nothing, 'cabo de força pc'],
  [f.nothing, 'suporte articulado tv 55'],
  [f.nothing, 'pilha aaa'],
  [f.nothing, 'cabo flat notebook dell lcd'],
  [f.nothing, 'fonte 12v 5a'],
  [f.nothing, 'cabo impressora usb a b'],
];
