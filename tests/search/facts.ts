/** What the demo catalogue holds, as predicates over data sheets: what the judged set is made of. */
import type { SeedProduct } from '#artwork/demo/types.ts';
import { all, between, brand, either, ends, has, inside, metres, not, type Rule, slug } from './rules.ts';

const video = 'cabos-de-video';
const audio = 'cabos-de-audio';
const accessories = 'acessorios';

/** Nothing that is sold: the answer has to say so. */
export const nothing: Rule = () => false;

export function sku(...codes: readonly string[]): Rule {
  return (product) => codes.includes(product.sku);
}

export function skuBegins(beginning: string): Rule {
  return (product) => product.sku.startsWith(beginning);
}

/** Price in reais, both ends included. */
export function costs(from: number, to: number): Rule {
  return ({ precoPor }) => precoPor >= from * 100 && precoPor <= to * 100;
}

/** In metres, both ends included. */
export function long(from: number, to: number): Rule {
  return ({ caracteristicas: { comprimento } }) =>
    typeof comprimento === 'number' && comprimento >= from && comprimento <= to;
}

export function named(pattern: RegExp): Rule {
  return (product) => pattern.test(product.nome);
}

/** One of its colours, those of its values included. */
export function colour(name: RegExp): Rule {
  return has('cor', name);
}

export const cable: Rule = either(
  inside(video),
  inside(audio),
  inside('rede-e-fibra/cabos-de-rede'),
  inside('rede-e-fibra/fibra-optica'),
);
export const offered: Rule = ({ precoDe, precoPor }: SeedProduct) =>
  precoDe !== undefined && precoDe > precoPor;

// Picture
export const hdmiCable = inside(`${video}/hdmi`);
/** From one full-size plug to another. */
export const plainHdmi = all(hdmiCable, has('conector-a', /HDMI tipo A/), has('conector-b', /HDMI tipo A/));
export const hdmiEnd = ends(/HDMI tipo A/);
export const hdmi21 = all(hdmiCable, has('compatibilidade', /HDMI 2\.1/));
export const ultra = all(hdmiCable, has('classe', /Ultra High Speed/));
export const hdmi20 = all(hdmiCable, has('compatibilidade', /HDMI 2\.0/));
export const aocHdmi = inside(`${video}/hdmi/optico-aoc`);
export const flatHdmi = slug(/^cabo-hdmi-plano/);
export const angledHdmi = slug(/^cabo-hdmi-90-graus/);
export const miniHdmi = slug(/^cabo-mini-hdmi/);
export const microHdmi = slug(/^cabo-micro-hdmi/);
export const displayPort = inside(`${video}/displayport`);
export const dpToDp = all(displayPort, has('conector-a', /^DisplayPort/), has('conector-b', /^DisplayPort/));
export const dpToHdmiCable = slug(/^cabo-displayport-para-hdmi/);
export const miniDp = slug(/^cabo-mini-displayport/);
export const usbC = inside(`${video}/usb-c-video`);
export const usbCToC = all(usbC, has('conector-a', /USB-C/), has('conector-b', /USB-C/));
export const usbCToHdmi = inside(`${video}/usb-c-video/usb-c-para-hdmi`);
export const usbCToDp = inside(`${video}/usb-c-video/usb-c-para-displayport`);
export const usb4 = inside(`${video}/usb-c-video/usb4-thunderbolt`);
export const thunderbolt = has('compatibilidade', /Thunderbolt [345]/);
export const vga = slug(/^cabo-vga/);
export const dvi = slug(/^cabo-dvi/);
export const composite = slug(/^cabo-av-composto/);
export const component = slug(/^cabo-video-componente/);
export const sdi = inside(`${video}/sdi-e-bnc`);
export const bncCable = all(sdi, ends(/BNC/));
export const bncToBnc = slug(/^cabo-bnc/);
export const coaxReel = all(inside(`${video}/sdi-e-bnc/bobina-coaxial`));
export const coax = either(bncToBnc, coaxReel, slug(/^cabo-coaxial-digital/));
export const sdi12 = all(sdi, has('classe', /^12G-SDI$/));
export const rg = (name: 'rg59' | 'rg6' | 'rg11'): Rule => all(sdi, slug(new RegExp(`-${name}-`)));

// Sound
export const xlrMic = slug(/^cabo-xlr-balanceado/);
export const dmx = slug(/^cabo-xlr-110-ohms-dmx/);
export const xlr = inside(`${audio}/audio-profissional/xlr`);
export const instrument = slug(/^cabo-p10-instrumento/);
export const trs = slug(/^cabo-p10-trs/);
export const patchP10 = slug(/^cabo-patch-p10/);
export const xlrToP10 = slug(/^cabo-xlr-femea-para-p10/);
export const p10 = all(inside(audio), ends(/P10/));
export const p10ToP10 = either(instrument, trs, patchP10);
export const speakon = slug(/^cabo-speakon/);
export const snake = inside(`${audio}/audio-profissional/multicabo`);
export const p2ToP2 = slug(/^cabo-p2-p2/);
export const p2ToRca = slug(/^cabo-p2-para-2-rca/);
export const p2 = all(inside(audio), ends(/^P2/));
export const phoneExtension = slug(/^extensao-fone/);
export const rcaStereo = slug(/^cabo-2-rca/);
export const rca = all(cable, ends(/RCA/));
export const toslink = slug(/^cabo-optico-toslink/);
export const coaxDigital = slug(/^cabo-coaxial-digital/);
export const subwoofer = slug(/^cabo-subwoofer/);
export const speakerWire = either(slug(/^fio-polarizado/), slug(/^bobina-fio-caixa/));
export const speakerWire25 = all(speakerWire, has('secao-do-condutor', 2.5));
export const bananaCable = slug(/^cabo-caixa-banana/);
export const bananaPlugs = slug(/^plugue-banana/);

// Network
export const network = inside('rede-e-fibra/cabos-de-rede');
export const patchCord = slug(/^patch-cord/);
export const patchCat6 = slug(/^patch-cord-cat6-/);
export const patchCat6a = slug(/^patch-cord-cat6a/);
export const patchCat8 = slug(/^patch-cord-cat8/);
export const networkReel = inside('rede-e-fibra/cabos-de-rede/bobina-305m');
export const outdoorReel = slug(/^bobina-cabo-de-rede-cat6-externo/);
export const fibre = inside('rede-e-fibra/fibra-optica');
export const lcLc = inside('rede-e-fibra/fibra-optica/lc-lc');
export const lcSc = inside('rede-e-fibra/fibra-optica/lc-sc');
export const onu = inside('rede-e-fibra/fibra-optica/sc-sc');
export const om3 = all(fibre, has('tipo-de-fibra', /OM3/));
export const om4 = all(fibre, has('tipo-de-fibra', /OM4/));
export const os2 = all(fibre, has('tipo-de-fibra', /OS2/));
export const keystone = slug(/^keystone/);
export const keystoneRj45 = slug(/^keystone-rj45/);
export const keystoneHdmi = slug(/^keystone-hdmi/);
export const wallPlate = slug(/^espelho/);
export const networkOutlet = either(keystoneRj45, wallPlate);
export const patchPanel = slug(/^patch-panel/);

// Beside the cable
export const adapter = inside(`${accessories}/adaptadores-e-conversores`);
export const vgaToHdmi = slug(/^conversor-vga-para-hdmi/);
export const hdmiToVga = slug(/^adaptador-hdmi-para-vga/);
export const sdiToHdmi = slug(/sdi-para-hdmi/);
export const hdmiToSdi = slug(/^conversor-hdmi-para-3g-sdi/);
export const dpToHdmi = either(dpToHdmiCable, slug(/displayport-para-hdmi/));
export const hdmiToDp = slug(/^conversor-hdmi-para-displayport/);
export const usbCHub = slug(/^adaptador-usb-c/);
export const coupler = slug(/^emenda-hdmi/);
export const bncCoupler = slug(/^emenda-bnc/);
export const dviAdapter = slug(/^adaptador-dvi/);
export const miniDpAdapter = slug(/^adaptador-mini-displayport/);
export const splitter = slug(/^splitter/);
export const hdmiSwitch = slug(/^switch/);
export const matrix = slug(/^matriz/);
export const extender = slug(/^extensor/);
export const organiser = inside(`${accessories}/organizacao-e-ferramentas/organizacao`);
export const ties = slug(/^abracadeira/);
export const velcro = slug(/^fita-velcro/);
export const labels = slug(/^kit-etiquetas/);
export const duct = slug(/^canaleta/);
export const crimper = slug(/^alicate/);
export const stripper = slug(/^decapador/);
export const tester = slug(/^testador/);
export const fibrePen = slug(/^caneta/);

export { all, between, brand, either, ends, has, inside, metres, not, type Rule, slug };
