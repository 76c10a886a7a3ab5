/** HDMI, DisplayPort, USB-C, SDI and older video: homes, desks, studios. */
import { all, between, either, ends, has, inside, metres, not, type Query, slug } from '../rules.ts';

const video = inside('cabos-de-video');
const anyHdmi = ends(/HDMI/);
const hdmiCable = inside('cabos-de-video/hdmi');
const small = inside('cabos-de-video/hdmi/mini-e-micro');
/** HDMI of common size on both ends. */
const plainHdmi = all(hdmiCable, not(small));
const fast = all(plainHdmi, has('largura-de-banda', 48));
const hdmiOptical = inside('cabos-de-video/hdmi/optico-aoc');
const displayPort = inside('cabos-de-video/displayport');
const plainDp = all(displayPort, not(ends(/HDMI|Mini/)));
const sdi = inside('cabos-de-video/sdi-e-bnc');
const bnc = all(sdi, ends(/^BNC/));

/** A cable with an HDMI end: the plain ones are expected, transitions are accepted. */
function hdmiOf(length: number): Pick<Query, 'expects' | 'accepts'> {
  return { expects: all(plainHdmi, metres(length)), accepts: all(video, anyHdmi, metres(length)) };
}

export const VIDEO_QUERIES: readonly Query[] = [
  { busca: 'hdmi', expects: anyHdmi },
  { busca: 'cabo hdmi 2 metros', ...hdmiOf(2) },
  { busca: 'hdmi 2m', ...hdmiOf(2) },
  { busca: 'hdmi 10 metros', ...hdmiOf(10) },
  { busca: 'hdmi 1,5 m', ...hdmiOf(1.5) },
  {
    busca: 'cabo hdmi 4 metros',
    expects: all(plainHdmi, metres(5)),
    accepts: all(video, anyHdmi, either(metres(3), metres(5))),
  },
  {
    busca: 'cabo hdmi 8k',
    expects: all(plainHdmi, has('resolucao-maxima', /^8K/)),
    accepts: all(video, anyHdmi, has('resolucao-maxima', /^(8|16)K/)),
  },
  {
    busca: 'hdmi 2.1',
    expects: all(plainHdmi, has('compatibilidade', /HDMI 2\.1/)),
    accepts: all(anyHdmi, has('largura-de-banda', 48)),
  },
  { busca: 'hdmi 48gbps', expects: fast, accepts: all(anyHdmi, has('largura-de-banda', 48)) },
  {
    busca: 'cabo hdmi ps5',
    expects: all(inside('cabos-de-video/hdmi/ultra-48g'), has('largura-de-banda', 48)),
    accepts: all(anyHdmi, either(has('largura-de-banda', 48), has('largura-de-banda', 96))),
  },
  { busca: 'hmdi', expects: anyHdmi },
  { busca: 'cabo hdim 5m', ...hdmiOf(5) },
  { busca: 'hdmi chato', expects: slug(/^cabo-hdmi-plano/) },
  {
    busca: 'cabo hdmi branco',
    expects: slug(/^cabo-hdmi-plano/),
    accepts: all(anyHdmi, has('cor', /Branco/)),
  },
  { busca: 'hdmi em L', expects: slug(/^cabo-hdmi-90-graus/) },
  { busca: 'hdmi fibra optica 30 metros', expects: all(hdmiOptical, metres(30)) },
  { busca: 'hdmi optico', expects: hdmiOptical, accepts: slug(/^matriz-hdmi-4x2/) },
  { busca: 'hdmi longo para projetor 20m', ...hdmiOf(20) },
  { busca: 'micro hdmi', expects: slug(/^cabo-micro-hdmi/) },
  { busca: 'mini hdmi para hdmi 1 metro', expects: all(slug(/^cabo-mini-hdmi/), metres(1)) },
  { busca: 'cabo hdmi camera', expects: small, accepts: hdmiCable },
  { busca: 'displayport', expects: ends(/DisplayPort/) },
  { busca: 'displai port', expects: ends(/DisplayPort/) },
  {
    busca: 'display port 2m',
    expects: all(plainDp, metres(2)),
    accepts: all(ends(/DisplayPort/), metres(2)),
  },
  {
    busca: 'cabo dp 1.4',
    expects: all(plainDp, has('classe', /HBR3/)),
    accepts: all(ends(/DisplayPort/), has('compatibilidade', /DisplayPort 1\.4/)),
  },
  {
    busca: 'cabo monitor 240hz',
    expects: all(displayPort, has('taxa-maxima', 240)),
    accepts: has('taxa-maxima', 240),
  },
  { busca: 'mini displayport hdmi', expects: between(/Mini DisplayPort/, /HDMI/) },
  {
    busca: 'dp para hdmi',
    expects: all(between(/^DisplayPort/, /HDMI/), has('conector-a', /DisplayPort/)),
    accepts: between(/DisplayPort/, /HDMI/),
  },
  {
    busca: 'cabo mini dp',
    expects: inside('cabos-de-video/displayport/mini-dp'),
    accepts: ends(/Mini DisplayPort/),
  },
  { busca: 'usb c hdmi', expects: between(/USB-C/, /HDMI/) },
  { busca: 'cabo tipo c para hdmi 2m', expects: all(between(/USB-C/, /HDMI/), metres(2)) },
  { busca: 'usb-c displayport', expects: between(/USB-C/, /DisplayPort/) },
  {
    busca: 'thunderbolt 4',
    expects: inside('cabos-de-video/usb-c-video/usb4-thunderbolt'),
    accepts: has('compatibilidade', /Thunderbolt/),
  },
  { busca: 'cabo usb4 40gbps', expects: has('classe', /USB4 40/) },
  { busca: 'cabo vga', expects: inside('cabos-de-video/legado/vga'), accepts: ends(/VGA/) },
  { busca: 'cabo dvi hdmi', expects: all(ends(/DVI/), ends(/HDMI/)), accepts: ends(/DVI/) },
  {
    busca: 'cabo av tv antiga',
    expects: slug(/^cabo-av-composto/),
    accepts: inside('cabos-de-video/legado/composto-e-componente'),
  },
  { busca: 'video componente', expects: slug(/^cabo-video-componente/) },
  { busca: 'cabo bnc 12g 10m', expects: all(bnc, has('classe', /12G/), metres(10)) },
  {
    busca: 'rg59',
    expects: slug(/^(cabo-bnc.*rg59|rolo-coaxial-rg59)/),
    accepts: either(slug(/rg59/), has('compatibilidade', /RG59/)),
  },
  { busca: 'bobina rg6', expects: slug(/^bobina-coaxial-rg6-/) },
  { busca: 'micro bnc', expects: slug(/^cabo-micro-bnc/) },
  {
    busca: '3g-sdi',
    expects: all(ends(/BNC|Sem conector/), has('classe', /3G-SDI/)),
    accepts: has('classe', /SDI/),
  },
];
