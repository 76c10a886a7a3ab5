/** A fourth batch, of the classes of the third, written after those were mended and before any answer to it was looked at. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, brand, colour, costs, has, long, metres, not } = f;

export const FRESH_FOUR: Readonly<Record<string, readonly Judgement[]>> = {
  sentence: [
    [f.p2ToRca, 'bom dia, qual cabo eu levo pra ligar o computador no aparelho de som antigo que tem rca?'],
    [all(f.patchCord, metres(5)), 'gente preciso de um cabo de rede pronto com 5 metros pra minha tv'],
    [f.hdmiSwitch, 'minha tv só tem uma entrada hdmi e eu tenho três aparelhos, o que compro'],
    [f.speakon, 'vocês vendem aquele cabo que liga a caixa passiva na potência com conector speakon'],
    [f.miniHdmi, 'comprei uma câmera com saída mini hdmi e quero ver na tela da tv'],
  ],
  sound: [
    [f.keystoneRj45, 'kistone de rede'],
    [f.subwoofer, 'cabo subi ufer', 'cabo subufer'],
    [f.patchPanel, 'peti panel 24', 'pati painel'],
  ],
  regional: [
    [f.ties, 'fita enforca gato de plástico'],
    [f.stripper, 'descascador de cabo coaxial'],
    [f.duct, 'calha pra esconder fio'],
    [f.coupler, 'luva hdmi', 'emendador de cabo hdmi'],
  ],
  code: [
    [f.skuBegins('FS-AUD-TOS-020'), 'fs-aud-tos-020', 'AUD TOS 020'],
    [f.skuBegins('FS-DSP-80'), 'FS DSP 80'],
    [f.skuBegins('FS-FIB-LL4'), 'fib-ll4'],
    [f.skuBegins('FS-KEY-R6A'), 'ref. FS-KEY-R6A'],
  ],
  brand: [
    [all(brand('essencial'), f.plainHdmi), 'cabo hdmi linha essencial'],
    [all(brand('palcorde'), f.p10ToP10), 'cabo p10 palcorde'],
    [all(brand('malhanorte'), f.patchCat6a), 'patch cord cat6a malha norte'],
    [all(brand('salavoz'), f.toslink), 'óptico toslink salavoz'],
    [all(brand('lumefio'), f.aocHdmi), 'hdmi óptico lumefio'],
  ],
  refusal: [
    [all(f.plainHdmi, not(f.angledHdmi), not(f.aocHdmi)), 'cabo hdmi que não seja 90 graus nem óptico'],
    [all(f.patchCord, not(f.patchCat8), not(f.patchCat6a)), 'patch cord sem ser cat8 ou cat6a'],
    [all(f.xlrMic, not(metres(1))), 'cabo de microfone xlr que não seja de 1 metro'],
    [f.p2ToP2, 'cabo p2 sem rca e sem extensão'],
    [all(f.ties, colour(/Preto|Natural|Azul/)), 'abraçadeira que não seja vermelha'],
  ],
  compare: [
    [all(f.bncToBnc, long(20.001, 1000)), 'cabo bnc acima de 20 metros'],
    [all(f.toslink, long(0, 1.999)), 'cabo óptico digital menor que 2 metros'],
    [all(f.usb4, long(0, 0.999)), 'usb4 com menos de 1 metro'],
    [all(f.patchCat6, metres(0.5)), 'patch cord cat6 50cm'],
    [all(f.plainHdmi, metres(1.5)), 'cabo hdmi 1,5 metros'],
  ],
  quantity: [
    [all(f.networkReel, has('comprimento', 305)), 'bobina de 305m cabo de rede'],
    [all(f.patchCat6a, metres(3)), '20 patch cords cat6a 3m'],
    [f.velcro, 'rolo de velcro 5 metros'],
    [f.bncCoupler, '5 emendas bnc'],
    [f.labels, '120 etiquetas para cabos'],
  ],
  place: [
    [f.snake, 'multicabo pra show'],
    [all(f.patchPanel, has('portas', /48/)), 'patch panel 48 portas pra empresa'],
    [f.xlrMic, 'cabo de microfone para auditório'],
    [f.vga, 'cabo vga projetor da escola'],
    [f.instrument, 'cabo de guitarra pra banda da igreja'],
  ],
  standard: [
    [all(f.hdmiCable, has('classe', /Ultra96/)), 'hdmi 2.2', 'hdmi 96gbps'],
    [all(f.network, has('categoria', /Cat6A/)), 'cabo de rede 10gbase-t cat6a'],
    [f.om4, 'cordão om4'],
    [all(f.displayPort, has('classe', /DP80/)), 'displayport uhbr20'],
  ],
  price: [
    [all(f.p2ToP2, costs(0, 20)), 'cabo p2 até 20 reais'],
    [all(f.usbCToHdmi, costs(0, 100)), 'usb c hdmi até R$100'],
    [all(f.hdmiSwitch, costs(250, 1000)), 'switch hdmi acima de 250 reais'],
    [all(f.instrument, costs(0, 80)), 'cabo de guitarra por menos de 80 reais'],
    [all(f.speakon, costs(0, 120)), 'speakon até 120 reais'],
  ],
  missing: [
    [
      f.nothing,
      'cabo de carregar celular',
      'interruptor',
      'nobreak',
      'conector rj45 macho',
      'placa de captura usb',
    ],
  ],
};
