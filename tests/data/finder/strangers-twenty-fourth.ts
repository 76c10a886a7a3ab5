import { asks, type Case } from './case.ts';

/** What a judge asked on 30 November 2026 and was told wrong, by class, and its siblings of other devices. */
export const STRANGERS_TWENTY_FOURTH: readonly Case[] = [
  // The return channel of a bar is its output: a source goes into an input, if there is one, and on by a second cable.
  asks('ps5', 'soundbar / hdmi arc', 2, '', 'nenhum fisico', { diz: /saída para a TV.*HDMI IN.*na TV/ }),
  asks('xbox series x', 'soundbar / hdmi earc', 1.5, '', 'nenhum fisico', { diz: /segundo cabo/ }),
  asks('blu-ray', 'receiver / hdmi earc', 2, '', 'nenhum fisico', { diz: /saída para a TV/ }),
  asks('notebook', 'receiver / hdmi arc', 3, '', 'nenhum fisico'),
  asks('tv box', 'soundbar', 2, '', 'cabo HDMI>HDMI', { diz: /segundo cabo HDMI.*tem entrada HDMI/ }),
  asks('decodificador', 'soundbar', 1, '', 'cabo HDMI>HDMI', { diz: /só têm a HDMI ARC/ }),
  asks('iphone 15', 'soundbar', 2, '', 'nenhum catalogo', { diz: /adaptador USB-C para P2/ }),
  asks('ps4', 'receiver', 2, '', 'cabo HDMI>HDMI', { diz: /segundo cabo HDMI/ }),
  asks('tv', 'soundbar', 1.5, '', 'cabo HDMI>HDMI', { diz: /^(?!.*segundo cabo)(?!.*tem entrada HDMI)/ }),
  asks('tv / hdmi arc', 'soundbar / hdmi', 2, '', 'cabo HDMI>HDMI', { diz: /HDMI IN\) não há ARC/ }),
  asks('tv / hdmi arc', 'receiver / hdmi', 2, '', 'cabo HDMI>HDMI', { diz: /HDMI IN\) não há ARC/ }),
  asks('tv / hdmi arc', 'soundbar / hdmi arc', 2, '', 'cabo HDMI>HDMI', { diz: /^(?!.*não há ARC)/ }),

  // A picture's cable takes no data: the USB cable is named, and what passes none is not said to carry it.
  asks('notebook', 'lousa digital', 8, 'dados', 'cabo HDMI>HDMI', {
    errado: /CHP/,
    diz: /^(?!.*[Ll]igação leva dados).*cabo USB do notebook/,
  }),
  asks('notebook', 'tv / hdmi', 3, 'dados', 'cabo HDMI>HDMI', {
    diz: /^(?!.*[Ll]igação leva dados).*cabo USB/,
  }),
  asks('pc', 'monitor / hdmi', 2, 'dados', 'cabo HDMI>HDMI', {
    diz: /^(?!.*[Ll]igação leva dados).*cabo USB/,
  }),
  asks('mac mini', 'projetor', 5, 'dados', 'cabo HDMI>HDMI', { diz: /cabo USB/ }),
  asks('notebook / usb-c', 'tv / hdmi', 1.5, 'dados', 'conversor USBC>HDMI', {
    certo: /CHP/,
    diz: /^(?!.*[Ll]igação leva dados).*dados param/,
  }),
  asks('notebook', 'monitor / usb-c', 0.7, 'dados', 'cabo USBC>USBC', { diz: /leva dados/ }),
  asks('pc', 'kvm', 2, '', 'cabo HDMI>HDMI', { diz: /teclado e o mouse falta um cabo USB/ }),
  asks('pc / displayport', 'kvm / displayport', 1.5, '', 'cabo DP>DP', { diz: /falta um cabo USB/ }),
  asks('notebook', 'kvm', 2, 'dados', 'cabo HDMI>HDMI', { errado: /CHP/, diz: /cabo USB/ }),

  // No pair of extenders and no 305 m reel for a few metres: a cable with a coupler, or what is wanting.
  asks('/ micro hdmi', '/ hdmi', 3, '4k60', 'nenhum catalogo', { diz: /Sem 4K a 60 Hz, funciona/ }),
  asks('/ mini hdmi', '/ hdmi', 5, '4k60', 'nenhum catalogo'),
  asks('sony a6400', 'tv', 5, '4k60', 'nenhum catalogo', { diz: /não temos cabo tão longo/ }),
  asks('/ micro hdmi', '/ hdmi', 3, '', 'cadeia MICRO>HDMI', { certo: /EHD/, errado: /DST/ }),
  asks('stick', 'projetor', 10, '', 'adaptador HDMIF>HDMI', { certo: /EHD.*HS-100/, diz: /10 m é justo/ }),
  asks('stick', 'monitor / dvi', 2, '', 'cadeia HDMIF>DVI', { certo: /EHD/, errado: /DST|NET/ }),
  asks('chromecast', 'tv', 5, '', 'adaptador HDMIF>HDMI', { certo: /EHD/, errado: /DST|NET/ }),
  asks('dvr', 'monitor / vga', 10, '', 'cabo VGA>VGA', { certo: /VGA-100/, diz: /10 m é justo/ }),
  asks('notebook', 'projetor / vga', 10, '', 'conversor HDMI>VGA', {
    certo: /HVG.*VGA-100/,
    errado: /DST|NET/,
  }),
  asks('wii u', 'monitor / vga', 10, '', 'conversor HDMI>VGA', { errado: /DST|NET/ }),
  asks('sony a6400', 'switcher', 10, '', 'conversor MICRO>BNC', { errado: /DST|NET/ }),
  asks('gopro', 'tv', 5, '', 'cadeia MICRO>HDMI', { certo: /EHD/, errado: /DST/ }),
  asks('camera / micro hdmi', 'monitor / hdmi', 20, '1080p60', 'conversor MICRO>HDMI', { certo: /E60/ }),
  asks('roteador', 'pc', 10, '', 'cabo RJ45>RJ45', { errado: /B6/, diz: /10 m é justo/ }),
  asks('extensor hdmi', 'extensor hdmi', 50, '', 'cadeia RJ45>RJ45', { errado: /HDM/, diz: /ponto a ponto/ }),
  asks('extensor hdmi', 'extensor hdmi', 8, '', 'cabo RJ45>RJ45', { certo: /NET-C6/ }),
  asks('notebook', 'extensor hdmi', 1.5, '', 'cabo HDMI>HDMI'),
  asks('extensor hdmi', 'tv', 1.5, '', 'cabo HDMI>HDMI'),

  // What makes a signal anew is no coupler, and no chain is built of several of them.
  asks('/ din', '/ bnc', 5, '12g-sdi', 'cadeia DIN>BNC', { certo: /EBN/, errado: /SH12/ }),
  asks('/ micro-bnc', '/ bnc', 5, '12g-sdi', 'cadeia MBNC>BNC', { certo: /EBN/, errado: /SH12/ }),
  asks('/ din', '/ bnc', 20, '12g-sdi', 'cadeia DIN>BNC', { certo: /EBN/, errado: /SH12/ }),
  asks('camera broadcast', 'switcher', 150, '3g-sdi', 'nenhum distancia'),
  asks('camera broadcast', 'monitor sdi', 150, '3g-sdi', 'nenhum distancia'),
  asks('conversor de mídia', 'conversor de mídia', 5, '', 'cabo LC>LC|cabo LC>SC|cabo SC>LC', {
    errado: /NET/,
  }),
  asks('conversor de mídia', 'conversor de mídia', 20, '', 'nenhum catalogo', { errado: /NET/ }),
  asks('conversor de mídia', 'switch', 5, '', 'cabo RJ45>RJ45'),

  // Component video is without sound, and no television of its time is without AV.
  asks('dvd', 'tv de tubo', 2, '', 'cabo RCA3>RCA3', { certo: /CVB/ }),
  asks('dvd', 'tv de tubo', 1.5, '', 'cabo RCA3>RCA3', { certo: /CVB/ }),
  asks('dvd', 'tv de tubo', 2.5, '', 'cabo RCA3>RCA3', { certo: /YPR/, diz: /só imagem.*2 RCA/ }),
  asks('dvd / componente', 'tv / componente', 2, '', 'cabo RCA3>RCA3', { certo: /YPR/, diz: /2 RCA/ }),
  asks('/ componente', '/ componente', 1.5, '', 'cabo RCA3>RCA3', { diz: /2 RCA/ }),

  // USB is data: what is wanting is a plug or OTG, not a picture.
  asks('pen drive', 'celular', 1, '', 'nenhum catalogo', { diz: /^(?!.*saída de vídeo).*OTG/ }),
  asks('pen drive', 'tablet', 0.5, '', 'nenhum catalogo', { diz: /OTG/ }),
  asks('hd externo', 'celular', 1, '', 'cabo USBC>USBC', { diz: /^(?!.*saída de vídeo)/ }),
  asks('hd externo', 'tablet', 0.7, '', 'cabo USBC>USBC'),
  asks('mouse usb', 'celular', 1, '', 'nenhum catalogo', { diz: /OTG/ }),
  asks('impressora', 'celular', 1, '', 'nenhum catalogo', { diz: /^(?!.*saída de vídeo).*OTG/ }),
  asks('controlador midi', 'celular', 1, '', 'nenhum catalogo', { diz: /^(?!.*saída de vídeo).*USB.*OTG/ }),
  asks('/ usb-a', '/ usb-c', 2, '', 'nenhum catalogo', { diz: /leva dados/ }),
  asks('notebook', 'interface de áudio', 2, '', 'nenhum catalogo', { diz: /^(?!.*extrator).*USB-B/ }),
  asks('celular', 'interface de áudio', 1, '', 'nenhum catalogo', { diz: /OTG/ }),
  asks('interface de áudio', 'notebook', 1.5, '', 'nenhum catalogo'),
  asks('mesa de som', 'celular', 2, '', 'nenhum catalogo', { diz: /^(?!.*vira imagem).*interface de áudio/ }),
  asks('cd player', 'tablet', 2, '', 'nenhum catalogo', { diz: /interface de áudio/ }),
  asks('/ usb-c', '/ usb-c', 0.8, '10g', 'cabo USBC>USBC', { errado: /G1-/, diz: /leva 10 Gb\/s/ }),
  asks('/ usb-c', '/ usb-c', 0.5, '40g', 'cabo USBC>USBC', { certo: /U4/ }),
  asks('notebook / usb-c sem vídeo', 'monitor / usb-c', 0.7, '', 'nenhum origem', { diz: /saída de vídeo/ }),

  // A cable of exactly the length that is asked for is offered with a word, where nothing longer is in proportion.
  asks('/ usb-c', '/ hdmi', 2, '4k120', 'cabo USBC>HDMI', { certo: /H8K-020/, diz: /2 m é justo/ }),
  asks('notebook / usb-c', 'dock', 2, '', 'cabo USBC>USBC', { certo: /U4A/, diz: /2 m é justo/ }),
  asks('/ thunderbolt', '/ usb-c', 2, '', 'cabo USBC>USBC', { diz: /2 m é justo/ }),
  asks('microfone usb', 'notebook', 2, '', 'cabo USBC>USBC', { diz: /justo/ }),
  asks('pc / vga', 'monitor / vga', 10, '', 'cabo VGA>VGA', { certo: /VGA-100/, diz: /10 m é justo/ }),
  asks('macbook air 2013', 'monitor / displayport', 2, '', 'cabo MDP>DP', {
    certo: /MNI-020/,
    diz: /2 m é justo/,
  }),
  asks('/ mini displayport', '/ displayport', 2, '', 'cabo MDP>DP', { diz: /2 m é justo/ }),
  asks('/ usb-c', '/ displayport', 1.9, '', 'cabo USBC>DP', { diz: /2 m é justo/ }),
  asks('/ usb-c', '/ displayport', 2.2, '4k60', 'cadeia USBC>DP|nenhum catalogo|distancia', {
    diz: /^(?!.*justo)/,
  }),
  asks('ps5', 'tv', 2, '', 'cabo HDMI>HDMI', { certo: /48-030/, diz: /^(?!.*é justo)/ }),
  asks('webcam', 'pc', 10, '', 'nenhum catalogo', { diz: /^(?!.*Não é preciso comprar).*10 m/ }),
  asks('mouse usb', 'notebook', 5, '', 'nenhum catalogo', { diz: /não costuma chegar/ }),
  asks('webcam', 'pc', 1, '', 'nenhum catalogo', { diz: /Não é preciso comprar/ }),
  asks('pc', 'headset', 2, '', 'nenhum catalogo', { diz: /Não é preciso comprar/ }),
  asks('pc', 'fone', 2, '', 'nenhum catalogo', { diz: /Não é preciso comprar/ }),
  asks('macbook air 2013', 'monitor thunderbolt', 2, '', 'nenhum catalogo', { diz: /Thunderbolt 1 ou 2/ }),

  // Power by the network comes from a switch that gives it, to what takes it.
  asks('switch de rede', 'câmera ip', 80, 'poe', 'cadeia RJ45>RJ45', {
    diz: /Confira se as portas do switch.*PoE/,
  }),
  asks('nvr', 'câmera ip', 8, 'poe', 'cabo RJ45>RJ45', { diz: /Confira se as portas do NVR dão PoE/ }),
  asks('access point', 'switch de rede', 8, 'poe', 'cabo RJ45>RJ45', {
    diz: /Confira se as portas do switch/,
  }),
  asks('switch poe', 'câmera ip', 8, 'poe', 'cabo RJ45>RJ45', { diz: /^(?!.*Confira se as portas)/ }),
  asks('notebook', 'switch de rede', 5, 'poe', 'nenhum fisico', {
    diz: /não recebe energia.*Sem PoE, funciona/,
  }),
  asks('switch de rede', 'pc', 5, 'poe', 'nenhum fisico', { diz: /não recebe energia/ }),
  asks('tv', 'switch poe', 5, 'poe', 'nenhum fisico', { diz: /não recebe energia/ }),

  // A cord of both polishes exists; the fibre of a provider speaks to no SFP all the same.
  asks('/ lc', '/ sc-apc', 3, '', 'nenhum catalogo', { diz: /existe cordão.*não vendemos/ }),
  asks('/ sc-apc', '/ sc', 3, '', 'nenhum catalogo', { diz: /existe cordão/ }),
  asks('dio / sc-apc', 'dio / sc', 2, '', 'nenhum catalogo', { diz: /existe cordão/ }),
  asks('/ lc multimodo', '/ sc-apc', 3, '', 'nenhum fisico'),
  asks('/ sc-apc', 'switch / sc', 3, '', 'nenhum fisico', { diz: /ONU/ }),

  // Sound needs no 48G, and a console that is done needs none for later.
  asks('pc', 'receiver', 5, 'som-multicanal', 'cabo HDMI>HDMI', { errado: /O48|U48|A18/, diz: /Para o som/ }),
  asks('blu-ray', 'receiver', 8, 'som-multicanal', 'cabo HDMI>HDMI', { errado: /O48|A18/ }),
  asks('notebook', 'soundbar', 4, 'atmos', 'cabo HDMI>HDMI', { errado: /48-/ }),
  asks('ps5', 'receiver', 2, '4k120,som-multicanal', 'cabo HDMI>HDMI', { certo: /48-030/ }),
];
