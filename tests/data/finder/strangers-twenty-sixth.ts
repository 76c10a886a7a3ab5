/**
 * What a judge of 60 unseen questions and 120 probes found on 30 November 2026 in ports that a text names beside its device,
 * and its neighbours, written from what is known of the sockets.
 */
import { asks, type Case } from './case.ts';

export const STRANGERS_TWENTY_SIXTH: readonly Case[] = [
  // Ports named in the words of the device, whether such a device usually has them or not.
  asks('notebook displayport', 'monitor displayport', 2, '4k60', 'cabo DP>DP', {
    diz: /Confira se .*DisplayPort/,
  }),
  asks('notebook displayport', 'monitor usb-c', 2, '4k60', 'nenhum catalogo', { diz: /sentido contrário/ }),
  asks('notebook com displayport', 'monitor', 2, '', 'cabo DP>DP'),
  asks('notebook thunderbolt', 'monitor displayport', 2, '4k60', 'cabo USBC>DP'),
  asks('notebook usb-c thunderbolt', 'monitor displayport', 2, '', 'cabo USBC>DP'),
  asks('macbook hdmi', 'tv', 2, '4k60', 'cabo HDMI>HDMI'),
  asks('tv óptica', 'amplificador rca', 2, '', 'nenhum catalogo', { diz: /digital-analógico/ }),
  asks('tv otica', 'caixa de som p2', 2, '', 'nenhum catalogo', { diz: /digital-analógico/ }),
  asks('saída óptica da tv', 'amplificador rca', 2, '', 'nenhum catalogo', { diz: /digital-analógico/ }),
  asks('tv sem saída p2, só óptica', 'caixa de som p2', 2, '', 'nenhum catalogo', {
    diz: /digital-analógico/,
  }),
  asks('tv saída óptica', 'soundbar óptica', 2, '', 'cabo TOS>TOS'),
  asks('tomada óptica', 'onu', 5, '', 'cabo SCA>SCA'),
  asks('projetor hdmi arc', 'soundbar', 5, '', 'cabo HDMI>HDMI', { diz: /ARC do projetor/ }),
  asks('projetor óptica', 'soundbar', 5, '', 'cabo TOS>TOS', { diz: /Confira se o projetor tem mesmo/ }),
  asks('tv coaxial digital', 'soundbar coaxial', 2, '', 'cabo RCA>RCA', {
    diz: /Confira se a soundbar tem mesmo/,
  }),
  asks('pc coaxial', 'receiver coaxial', 2, '', 'cabo RCA>RCA', { diz: /Confira se o PC tem mesmo/ }),
  asks('placa de vídeo', 'monitor dvi-a', 2, '', 'nenhum catalogo', { diz: /DVI-A é uma entrada analógica/ }),
  asks('pc dvi-i', 'monitor vga', 2, '', 'cadeia DVI>VGA|conversor DVI>VGA|nenhum catalogo', {
    diz: /DVI-I/,
  }),
  asks('tv hdmi', 'soundbar hdmi', 2, '', 'cabo HDMI>HDMI', { diz: /HDMI ARC da TV/ }),
  asks('celular usb', 'tv', 2, '', 'cabo USBC>HDMI'),
  asks('celular micro usb', 'tv', 2, '', 'nenhum origem', { diz: /não tem saída de vídeo/ }),
  asks('notebook p2', 'caixa de som', 2, '', 'cabo P2>P2|P2>RCA2'),
  asks('monitor saída p2', 'caixinha de computador', 1, '', 'cabo P2>P2'),
  // Light of one kind does not go into the other.
  asks('switch de rede lc multimodo', 'servidor lc monomodo', 5, '10g', 'nenhum fisico', {
    diz: /não conversam/,
  }),
  asks('switch lc monomodo', 'switch lc multimodo', 5, '10g', 'nenhum fisico', { diz: /não conversam/ }),
  asks('switch lc monomodo', 'servidor lc', 5, '10g', 'cabo LC>LC', { certo: /LLS/ }),
  asks('switch de rede lc multimodo', 'servidor', 5, '10g', 'cabo LC>LC', { certo: /LL3/ }),
  asks('switch de rede fibra multimodo', 'switch de rede fibra multimodo', 5, '10g', 'cabo LC>LC', {
    certo: /LL3/,
  }),
  asks('fibra multimodo', 'switch de rede', 5, '', 'cabo LC>LC', { certo: /LL3/ }),
  // Words of the device are none of a port.
  asks('tv lg', 'caixa jbl partybox', 3, '', 'cabo P2>P2|P2>RCA2'),
  asks('câmera canon mini hdmi', 'switcher sdi', 40, '1080p60', 'conversor MINI>BNC|cadeia MINI>BNC'),

  // How many there are.
  asks('ps5, xbox series x e notebook', 'tv', 2, '4k60,escolher-fonte', 'conversor HDMI>HDMI', {
    certo: /W\d1/,
  }),
  asks('sky', 'quatro tvs', 3, 'duplicar,1080p60', 'conversor HDMI>HDMI', { certo: /S14/ }),
  asks('sky', 'tv da sala e tv do quarto', 3, 'duplicar,1080p60', 'conversor HDMI>HDMI', { certo: /S12/ }),

  // What leaves as sound needs no extractor.
  asks('notebook', 'caixa ativa p10', 3, '', 'nenhum catalogo', { diz: /^(?!.*extrator).*P2 para P10/ }),
  asks('pc', 'mesa de som p10', 3, '', 'nenhum catalogo', { diz: /^(?!.*extrator).*P2 para P10/ }),
  asks('celular p2', 'caixa ativa p10', 3, '', 'nenhum catalogo', { diz: /^(?!.*extrator).*P2 para P10/ }),
  asks('notebook', 'mesa de som xlr', 5, '', 'nenhum catalogo', { diz: /^(?!.*extrator).*direct box/ }),
  asks('pc', 'receiver coaxial', 2, '', 'nenhum catalogo', { diz: /^(?!.*extrator).*analógico-digital/ }),
  asks('ps5', 'caixa ativa p10', 2, '', 'nenhum catalogo', { diz: /extrator/ }),

  // What to look at.
  asks('roteador', 'tv', 5, '1g', 'cabo RJ45>RJ45', { diz: /100 Mb\/s/ }),
  asks('switch de rede', 'smart tv', 5, '', 'cabo RJ45>RJ45', { diz: /100 Mb\/s/ }),
  asks('roteador', 'pc', 5, '1g', 'cabo RJ45>RJ45', { diz: /^(?!.*100 Mb)/ }),
  asks('ps4', 'monitor vga', 2, 'som', 'conversor HDMI>VGA', { diz: /Desligue o HDCP.*micro-USB/ }),
  asks('blu-ray', 'tv e projetor', 5, 'duplicar,streaming-protegido', 'conversor HDMI>HDMI', {
    diz: /HDCP 2\.2 nas duas telas/,
  }),
  asks('blu-ray', 'tv e projetor', 5, 'duplicar', 'conversor HDMI>HDMI', { diz: /^(?!.*HDCP 2\.2)/ }),
];
