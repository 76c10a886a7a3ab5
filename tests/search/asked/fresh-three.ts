/** A third batch, of twelve classes that strangers failed with, written before any answer to it was looked at. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, brand, colour, costs, has, long, metres, not } = f;
const over = (metre: number) => long(metre + 0.001, 100_000);
const under = (metre: number) => long(0, metre - 0.001);
const hdmi8k = all(f.plainHdmi, has('resolucao-maxima', /8K|16K/));

export const FRESH_THREE: Readonly<Record<string, readonly Judgement[]>> = {
  sentence: [
    [f.toslink, 'preciso de um cabo pra ligar minha tv na caixa de som que tem entrada óptica'],
    [f.coupler, 'tenho dois cabos hdmi curtos e queria emendar um no outro pra ficar maior'],
    [f.hdmiToVga, 'meu projetor é antigo só tem entrada vga e meu notebook só tem hdmi'],
    [
      all(f.patchCord, metres(10)),
      'quero um cabo de internet de 10 metros pra levar do modem até o computador do quarto',
    ],
    [f.usbCToHdmi, 'oi tudo bem? vocês tem cabo que liga o celular samsung tipo c direto na tv por hdmi?'],
    [f.splitter, 'preciso mandar a imagem de um decodificador pra duas televisões ao mesmo tempo'],
    [all(f.instrument, metres(6)), 'boa tarde queria saber se tem cabo de guitarra com 6 metros'],
    [f.fibrePen, 'o que vocês tem pra limpar a ponta da fibra óptica lc'],
    [
      all(f.aocHdmi, long(30, 200)),
      'preciso passar hdmi pelo conduíte uns 30 metros sem perder sinal com fibra',
    ],
    [f.p2ToRca, 'qual é o cabo que sai do fone do celular e vai no rca vermelho e branco do som'],
  ],
  sound: [
    [f.hdmiSwitch, 'suiti hdmi', 'suíte de hdmi 3 entradas'],
    [f.dpToDp, 'cabo displei porti', 'cabo dispreiporte'],
    [f.speakon, 'cabo espiquiom'],
    [f.splitter, 'espliti hdmi', 'isplíter hdmi'],
    [f.keystoneRj45, 'quistone rj45'],
    [f.patchCord, 'péti cordi', 'pati cord'],
  ],
  regional: [
    [f.ties, 'espeto de nylon enforca gato', 'cinta plástica lacre'],
    [f.bananaPlugs, 'pino banana', 'plug banana pra caixa'],
    [all(f.speakerWire, colour(/Vermelho/)), 'fio bicolor de som'],
    [f.speakerWire, 'fiozinho de caixa'],
    [f.patchCord, 'rabicho de rede'],
    [f.phoneExtension, 'rabicho extensor de fone'],
    [f.instrument, 'fio de guitarra'],
    [all(f.cable, f.ends(/VGA/)), 'fio do monitor azul vga'],
  ],
  code: [
    [f.skuBegins('FS-HDM-U48-020'), 'FS-HDN-U48-020', 'fs hdm u48 02o'],
    [f.skuBegins('FS-NET-C6A'), 'FS NET C6A', 'net-c6a'],
    [f.skuBegins('FS-KEY-P24'), 'key p24', 'fskeyp24'],
    [f.skuBegins('FS-PRO-XLR-100'), 'PRO-XLR-100', 'FS/PRO/XLR/100'],
    [f.skuBegins('FS-DST-W31'), 'codigo FS-DST-W31', 'dst w31'],
  ],
  brand: [
    [all(brand('lumefio'), f.fibre), 'cordão óptico lumefio'],
    [all(brand('lumefio'), f.fibre, f.ends(/LC/)), 'fibra lumefio lc'],
    [all(brand('palcorde'), f.xlr), 'xlr palcorde', 'cabo xlr da marca palcorde'],
    [all(brand('arveola'), f.bncToBnc), 'bnc arveola'],
    [all(brand('arveola'), f.bncCable, f.sdi12), 'cabo arvéola bnc 12g'],
    [all(brand('malhanorte'), f.patchPanel), 'malhanorte patch panel'],
    [all(brand('salavoz'), f.speakerWire), 'fio de caixa sala voz'],
    [all(brand('ponteclara'), f.splitter), 'splitter ponte clara'],
    [all(brand('tramavia'), f.usb4), 'usb4 tramavia'],
  ],
  refusal: [
    [
      all(f.plainHdmi, not(f.aocHdmi), not(f.flatHdmi)),
      'hdmi sem ser óptico e sem ser plano',
      'hdmi que não seja plano nem óptico',
    ],
    [all(f.patchCat6, colour(/Cinza|Verde/), metres(5)), 'patch cord cat6 5m que não seja azul'],
    [all(f.keystoneRj45), 'keystone rj45 que não seja branco nem preto'],
    [all(f.dpToDp, not(f.slug(/optico/)), not(f.slug(/ativo/))), 'displayport que não seja óptico nem ativo'],
    [all(f.p10ToP10, not(f.trs), not(f.patchP10)), 'cabo p10 sem ser trs nem patch'],
    [all(f.fibre, not(f.om3), not(f.om4)), 'cordão óptico que não seja om3 nem om4'],
    [
      all(f.speakerWire, not(has('condutor', /CCA/)), not(has('secao-do-condutor', 1.5))),
      'fio de caixa sem ser cca nem 1,5mm',
    ],
    [all(f.hdmiCable, not(f.miniHdmi), not(f.microHdmi)), 'hdmi exceto mini e micro'],
    [all(f.sdi, f.bncToBnc, not(f.rg('rg6'))), 'cabo bnc que não seja rg6'],
  ],
  compare: [
    [all(f.hdmiCable, over(5)), 'cabo hdmi maior que 5 metros', 'hdmi com mais de 5 m'],
    [all(f.vga, under(2)), 'vga menor que 2 metros', 'cabo vga com menos de 2m'],
    [all(f.plainHdmi, metres(0.5)), 'hdmi 50 centimetros', 'hdmi de meio metro', 'cabo hdmi 500mm'],
    [all(f.xlrMic, long(10, 100)), 'cabo xlr de pelo menos 10 metros'],
    [all(f.patchCord, metres(1.5)), 'patch cord 1 metro e meio', 'patch cord um metro e cinquenta'],
    [all(f.dpToDp, over(2)), 'display port superior a 2 metros'],
  ],
  quantity: [
    [all(f.speakerWire, metres(100)), 'rolo de 100m de fio de caixa', 'rolo fio de som 100 metros'],
    [f.networkReel, 'caixa de cabo de rede 305m', 'caixa 305 metros cat6'],
    [all(f.patchCat6, metres(3)), '10 unidades de patch cord cat6 3m', '5 pçs patch cord cat6 3 metros'],
    [f.ties, 'pacote com 100 abraçadeiras', '100 enforca gatos'],
    [f.bananaPlugs, 'kit 8 plugues banana'],
    [f.labels, 'cartela de etiquetas pra cabo'],
    [all(f.coaxReel, metres(100)), 'rolo de 100 metros coaxial'],
  ],
  place: [
    [f.xlrMic, 'cabo de microfone pra igreja'],
    [f.xlr, 'cabos xlr pra som da igreja'],
    [f.bncToBnc, 'cabo bnc pra estúdio de tv'],
    [f.bncToBnc, 'cabo bnc câmera condomínio'],
    [f.outdoorReel, 'cabo de rede pra área externa do condomínio'],
    [f.plainHdmi, 'cabo hdmi para sala de aula', 'hdmi pra sala de reunião'],
    [f.microHdmi, 'cabo micro hdmi controle do drone'],
    [f.dmx, 'cabo dmx pra palco de teatro'],
    [f.patchPanel, 'patch panel rack do escritório'],
  ],
  standard: [
    [f.ultra, 'hdmi uhs', 'hdmi 48gbps', 'cabo hdmi ultra high speed certificado'],
    [hdmi8k, 'cabo hdmi 8k 60hz'],
    [all(f.hdmiCable, has('recursos', /eARC/)), 'hdmi earc', 'cabo hdmi e-arc'],
    [f.rg('rg6'), 'cabo rg6 75 ohms'],
    [all(f.speakerWire, has('secao-do-condutor', 2.5)), 'fio 2x2,5mm', 'fio polarizado 2,5 mm²'],
    [all(f.patchCord, has('blindagem', /S\/FTP/)), 'cabo s/ftp'],
  ],
  price: [
    [
      all(f.plainHdmi, costs(0, 50)),
      'cabo hdmi até 50 reais',
      'hdmi no máximo r$50',
      'cabo hdmi abaixo de 50 reais',
    ],
    [all(f.patchCat6, costs(0, 30)), 'patch cord cat6 até 30 reais'],
    [
      all(f.adapter, costs(0, 100), not(f.slug(/^emenda/))),
      'adaptador até 100 reais',
      'conversor por até 100 reais',
    ],
    [all(f.xlrMic, costs(50, 120)), 'cabo xlr de 50 a 120 reais'],
    [all(f.fibre, costs(0, 60)), 'cordão óptico até R$60'],
    [all(f.splitter, costs(0, 200)), 'splitter hdmi 200 reais'],
  ],
  missing: [
    [
      f.nothing,
      'suporte de parede pra projetor',
      'antena digital',
      'cabo de celular iphone lightning',
      'extensão elétrica 10m',
    ],
    [
      f.nothing,
      'hd externo 1tb',
      'carregador de notebook',
      'cabo paralelo impressora',
      'switch poe 8 portas',
    ],
    [f.nothing, 'pedestal de microfone', 'fita isolante'],
  ],
};
