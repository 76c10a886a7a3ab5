/**
 * A seventh batch: names drawn by lot with a letter lost, doubled, swapped or wrong, and what people of several trades and homes
 * say. Written before any answer to it was looked at, after the sixth was mended.
 */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, brand, colour, costs, either, has, long, metres, not, slug } = f;

export const FRESH_SEVEN: Readonly<Record<string, readonly Judgement[]>> = {
  mistyped: [
    [f.composite, 'cabo av coposto 2m'],
    [all(f.aocHdmi, metres(30)), 'cabo hdmi optcio aoc 30m'],
    [all(f.patchCat6, metres(1.5)), 'patsh cord cat6 1,5 mt'],
    [all(f.usb4, has('largura-de-banda', 80)), 'cabo usb4 80gb'],
    [slug(/^cabo-din/), 'cabo bnc 12g din 1.0/2.3'],
    [all(f.dpToDp, metres(1.5)), 'cabo displnyport 1,5m'],
    [all(f.snake, has('portas', /12/)), 'multicabo paclo 12 vias'],
    [all(f.trs, metres(5)), 'p10 bolanceado trs 5 mt'],
    [all(f.microHdmi, metres(2)), 'cabo mirco hdmi 2 metros'],
    [all(f.speakerWire, metres(10)), 'fio poaarizado 10m'],
    [f.sdiToHdmi, 'conveosor sdi hdmi'],
    [all(f.om3, metres(5)), 'cordão ópttico om3 5m'],
    [all(f.xlrToP10, metres(2)), 'balacneado xlr para p10 2 metros'],
    [all(f.ultra, metres(50)), 'cabo hdmi ulora high speed 50m'],
    [slug(/^matriz-hdmi-4x2/), 'matirz hdmi 4x2'],
  ],
  home: [
    [f.plainHdmi, 'fio q liga o ps4 na tv'],
    [f.toslink, 'minha barra de som tem entrada otica qual fio'],
    [f.p2ToRca, 'ligar celular no som da sala rca'],
    [all(f.patchCord, metres(5)), 'cabo de internet 5 mts pro videogame'],
    [f.duct, 'acabamento pra fio aparente na parede'],
    [f.hdmiSwitch, 'aparelho pra ligar 3 coisas na tv hdmi'],
    [f.phoneExtension, 'meu fone tem fio curto extensão'],
    [f.composite, 'cabo daquele colorido vermelho amarelo branco'],
    [f.angledHdmi, 'hdmi pra tv colada na parede ponta em L'],
  ],
  trade: [
    [all(f.bncToBnc, metres(20)), 'cabo bnc pronto 20m instalador câmera'],
    [f.bncToBnc, 'cabos bnc macho macho'],
    [f.crimper, 'alicate pra conector bnc'],
    [f.labels, 'etiqueta pra identificar cabeamento'],
    [f.tester, 'testador de cabo xlr'],
    [all(f.network, has('categoria', /Cat6A/), metres(305)), 'bobina cat6a lszh'],
    [all(f.fibre, f.os2, f.ends(/SC/), f.ends(/LC/)), 'cordão lc/sc monomodo'],
    [all(f.dmx, metres(10)), 'cabo dmx dez metros pra moving'],
    [f.speakon, 'cabo speakon pra pa da igreja'],
    [f.sku('FS-KEY-R6'), 'keystone cat6 preto atacado'],
    [f.keystoneRj45, 'conector fêmea rj45 keystone'],
    [slug(/^matriz-hdmi/), 'matriz de vídeo hdmi pra sala de reunião'],
    [f.hdmiToSdi, 'conversor de notebook hdmi pra sdi'],
  ],
  mixed: [
    [all(f.plainHdmi, costs(0, 40), metres(2)), 'hdmi 2m até quarenta reais'],
    [all(f.patchCord, colour(/Cinza/)), 'patch cord cinza'],
    [all(f.xlrMic, long(10, 20)), 'xlr entre dez e vinte metros'],
    [all(f.dpToDp, not(slug(/optico/)), metres(3)), 'displayport 3m sem ser óptico'],
    [all(brand('palcorde'), f.speakon), 'speakon palcorde'],
    [either(f.usbCToHdmi, f.usbCHub), 'celular tipo c espelhar na tv hdmi'],
    [all(f.toslink, metres(2)), 'ótico dois metros'],
  ],
  missing: [[f.nothing, 'antena wifi', 'tomada inteligente', 'cabo sata', 'fita led', 'cabo p2 lightning']],
};
