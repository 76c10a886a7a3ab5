/**
 * What a sixth judge of 60 questions and 560 probes found on 30 November 2026, class by class, and its neighbours that were right,
 * written from what is known of the sockets.
 */
import { asks, type Case } from './case.ts';

const SNAKE = { certo: /PRO-SPK/, errado: /S08/ };
const NO_HOST = { diz: /nenhum comanda, e nada passa/ };
const GIVES_48 = { diz: /Confira se a entrada .* fornece phantom power de 48 V/ };

const BLACK = { diz: /VGA não leva HDCP: nesta ligação a tela fica preta/ };
const BY_BOX = { certo: /CHP/, diz: /^(?!.*dá carga).*ligue o carregador .* na entrada USB-C/ };

export const SIXTH_JUDGE: readonly Case[] = [
  // The large plug of a combo is line: no microphone and no phantom power by it.
  asks('microfone', 'interface de áudio', 2, '8-canais,phantom', 'cabo XLRF>XLRM', SNAKE),
  asks('microfone', 'mesa de som', 2, '8-canais', 'cabo XLRF>XLRM', SNAKE),
  asks('direct box', 'mesa de som', 2, '8-canais', 'cabo XLRF>XLRM', SNAKE),
  asks('palco', 'mesa de som', 2, '8-canais', 'cabo XLRF>XLRM', SNAKE),
  asks('palco', 'interface de áudio', 2, '8-canais', 'cabo XLRF>XLRM', SNAKE),
  asks('palco', 'mesa de som / p10', 2, '8-canais', 'nenhum catalogo', { diz: /Use as entradas XLR/ }),
  asks('microfone', 'interface de áudio / p10 trs', 2, '', 'nenhum catalogo', { diz: /Use a entrada XLR/ }),
  asks('mesa de som', 'interface de áudio', 2, '8-canais', 'cabo XLRF>TRS', { certo: /S08/ }),
  // Two USB devices without a computer between them have nothing to say to each other.
  asks('interface de áudio', 'câmera', 2, '', 'nenhum catalogo', { diz: /forte demais/ }),
  asks('interface de áudio / usb-c', 'câmera / usb-c', 2, '', 'nenhum catalogo', { diz: /não passa som/ }),
  asks('interface de áudio', 'hd externo', 2, '', 'nenhum catalogo', NO_HOST),
  asks('microfone usb', 'câmera', 2, '', 'nenhum catalogo', NO_HOST),
  asks('microfone usb', 'interface de áudio', 2, '', 'nenhum catalogo', NO_HOST),
  asks('controlador midi / usb-c', 'câmera', 1, '', 'nenhum catalogo', NO_HOST),
  asks('hd externo', 'hd externo', 1, '', 'nenhum catalogo', {
    diz: /entre dois aparelhos assim nada passa/,
  }),
  asks('câmera', 'câmera', 1, '', 'nenhum catalogo', { diz: /entre dois aparelhos assim nada passa/ }),
  asks('hd externo', 'câmera', 1, '', 'nenhum catalogo', { diz: /gravam em SSD pela USB-C/ }),
  asks('câmera', 'hd externo', 1, '', 'cabo USBC>USBC', { diz: /a maioria não grava/ }),
  asks('câmera', 'notebook', 1, '', 'cabo USBC>USBC'),
  asks('hd externo', 'notebook', 1, '', 'cabo USBC>USBC'),
  asks('microfone usb', 'notebook', 1, '', 'cabo USBC>USBC'),
  // Phantom power comes from the input, and not every input gives it.
  asks('microfone', 'caixa ativa', 10, 'phantom', 'cabo XLRF>XLRM', GIVES_48),
  asks('microfone', 'gravador de áudio', 10, 'phantom', 'cabo XLRF>XLRM', GIVES_48),
  asks('microfone', 'mesa de som', 10, 'phantom', 'cabo XLRF>XLRM', GIVES_48),
  asks('microfone', 'caixa ativa', 10, '', 'cabo XLRF>XLRM', { diz: /^(?!.*phantom)/ }),
  // What protects all its pictures shows none by VGA, and DVI may lack the protection.
  asks('blu-ray', 'projetor / vga', 2, '', 'nenhum fisico', BLACK),
  asks('decodificador', 'monitor / vga', 2, '', 'nenhum fisico', BLACK),
  asks('tv box', 'projetor / vga', 2, '', 'nenhum fisico', BLACK),
  asks('fire stick', 'projetor / vga', 2, '', 'nenhum fisico', BLACK),
  asks('blu-ray', 'projetor', 2, '', 'cabo HDMI>HDMI'),
  asks('ps3', 'projetor / vga', 2, '', 'conversor HDMI>VGA', { diz: /não deixa desligar isso/ }),
  asks('notebook / hdmi', 'projetor / vga', 2, '', 'conversor HDMI>VGA'),
  asks('blu-ray', 'monitor / dvi', 2, '', 'adaptador HDMI>DVI', { diz: /DVI do monitor aceita HDCP/ }),
  asks('pc / hdmi', 'monitor / dvi', 2, '', 'adaptador HDMI>DVI', { diz: /^(?!.*HDCP)/ }),
  // HDMI and VGA give no power: the charger goes into the adapter.
  asks('iphone 15', 'tv', 2, 'carga', 'conversor USBC>HDMI', BY_BOX),
  asks('notebook / usb-c', 'monitor / hdmi', 2, 'carga', 'conversor USBC>HDMI', BY_BOX),
  asks('celular', 'projetor / vga', 2, 'carga', 'cadeia USBC>VGA', BY_BOX),
  asks('steam deck', 'tv', 2, 'carga-90w', 'conversor USBC>HDMI', BY_BOX),
  asks('macbook', 'monitor / usb-c', 1, 'carga', 'cabo USBC>USBC', { diz: /Confira se o monitor dá carga/ }),
  // The white and the red of an AV output are line.
  asks('dvd', 'mesa de som', 3, '', 'cabo RCA2>RCA2', { diz: /branca e vermelha/ }),
  asks('dvd', 'aparelho de som', 3, '', 'cabo RCA2>RCA2'),
  asks('dvd', 'caixinha de computador', 2, '', 'cabo RCA2>P2'),
  asks('dvd / rca', 'mesa de som', 3, '', 'cabo RCA2>RCA2', { diz: /^(?!.*das portas de costume)/ }),
  asks('videocassete', 'receiver', 2, '', 'cabo RCA2>RCA2', { diz: /branca só, o som é mono/ }),
  asks('console antigo', 'amplificador', 2, '', 'cabo RCA2>RCA2', { diz: /tomada própria/ }),
  asks('dvd', 'tv', 1.5, '', 'cabo RCA3>RCA3'),
  asks('dvd', 'receiver', 3, '', 'cabo HDMI>HDMI'),
  asks('videocassete', 'tv de tubo', 1.5, '', 'cabo RCA3>RCA3'),
  // Servers have VGA.
  asks('servidor', 'monitor', 2, '', 'cabo VGA>VGA', { diz: /a maioria tem VGA/ }),
  asks('servidor', 'monitor / vga', 2, '', 'cabo VGA>VGA', { diz: /^(?!.*das portas de costume)/ }),
  asks('servidor', 'projetor', 2, '', 'cabo VGA>VGA'),
  asks('servidor', 'kvm', 2, '', 'cabo VGA>VGA', { diz: /Confira se o KVM tem VGA/ }),
  asks('servidor', 'switch de rede', 3, '', 'cabo RJ45>RJ45'),
  asks('pc', 'kvm', 2, '', 'cabo HDMI>HDMI'),
  asks('notebook', 'monitor', 2, '', 'cabo HDMI>HDMI'),
  // Broadcast cameras and switchers take sound by XLR, and what records pictures seldom does.
  asks('microfone', 'câmera broadcast', 5, '', 'cabo XLRF>XLRM', { diz: /entrada de som XLR/ }),
  asks('mesa de som', 'câmera broadcast', 5, '', 'cabo XLRF>XLRM'),
  asks('receptor de microfone sem fio', 'câmera broadcast', 5, '', 'cabo XLRF>XLRM'),
  asks('mesa de som', 'switcher', 5, '', 'cabo XLRF>XLRM', { diz: /os menores têm só P2/ }),
  asks('mesa de som', 'encoder', 5, '', 'nenhum catalogo', { diz: /embutido no SDI/ }),
  asks('microfone', 'gravador de vídeo', 5, '', 'nenhum catalogo', { diz: /escolha essa porta/ }),
  asks('câmera broadcast', 'switcher', 5, '', 'cabo BNC>BNC'),
  asks('microfone', 'tv', 5, '', 'nenhum fisico', { diz: /não vira imagem/ }),
  // A capture device sends to the computer by USB, and by HDMI to a screen.
  asks('placa de captura', 'notebook', 2, '', 'cabo USBC>USBC', { diz: /muitas têm plugue USB-A/ }),
  asks('placa de captura', 'pc', 2, '', 'cabo USBC>USBC'),
  asks('placa de captura / usb-c', 'notebook', 2, '', 'cabo USBC>USBC', {
    diz: /^(?!.*das portas de costume)/,
  }),
  asks('placa de captura', 'tv', 2, '', 'cabo HDMI>HDMI'),
  asks('placa de captura', 'hd externo', 2, '', 'nenhum catalogo', NO_HOST),
  // The plug of headphones with three rings goes into a socket for two.
  asks('tv / p2 fone', 'fone / p3', 1, '', 'nenhum catalogo', { diz: /encaixa direto/ }),
  asks('notebook / p2 fone', 'fone / p3', 1, '', 'nenhum catalogo', { diz: /encaixa direto/ }),
  asks('celular / p2 fone', 'fone / p3', 1, '', 'nenhum catalogo', { diz: /encaixa direto/ }),
  asks('tv / p2 fone', 'fone / p2', 1, '', 'nenhum catalogo', { diz: /encaixa direto/ }),
  asks('celular / p3', 'fone / p3', 1.5, '', 'cabo P3>P3'),
  // A recorder that has an output for cameras goes into one, and not into a computer.
  asks('gravador de áudio', 'câmera', 1, '', 'cabo P2>P2', { diz: /saída em nível de microfone/ }),
  asks('gravador de áudio / p2', 'câmera / p2', 1, '', 'cabo P2>P2', { diz: /saída em nível de microfone/ }),
  asks('gravador', 'câmera', 1, '', 'cabo P2>P2'),
  asks('gravador de áudio', 'pc', 1, '', 'nenhum catalogo', { diz: /saída USB do gravador/ }),
  asks('mesa de som', 'câmera', 1, '', 'nenhum catalogo', { diz: /forte demais/ }),
  asks('gravador de áudio', 'caixa ativa', 1, '', 'cabo P2>RCA2'),
  asks('gravador', 'fone', 1, '', 'nenhum catalogo', { diz: /encaixa direto/ }),
  // A clip-on microphone has P2, and a wireless one sends by its receiver.
  asks('microfone de lapela', 'câmera', 1, '', 'nenhum catalogo', { diz: /encaixa direto/ }),
  asks('microfone lapela', 'mesa de som', 3, '', 'nenhum catalogo', { diz: /pergunte pelo receptor dele/ }),
  asks('microfone sem fio', 'mesa de som', 3, '', 'cabo XLRF>XLRM'),
  asks('microfone sem fio / p10', 'mesa de som / p10', 3, '', 'cabo TS>TS'),
  asks('microfone', 'mesa de som', 3, '', 'cabo XLRF>XLRM'),
  // What an OLT and an ONU want is a cord that is not sold.
  asks('olt', 'onu', 3, '', 'nenhum catalogo', { diz: /um cordão de um tipo em cada ponta/ }),
  asks('olt / sc', 'onu', 3, '', 'nenhum catalogo', { diz: /um cordão de um tipo em cada ponta/ }),
  asks('olt', 'switch de rede', 3, '', 'cabo RJ45>RJ45'),
  // The box of a stage snake is made for the stage.
  asks('mesa de som', 'palco', 12, '8-canais', 'cabo XLRF>XLRM', { diz: /inversores de gênero/ }),
  asks('mesa de som', 'caixa ativa', 12, '8-canais', 'cabo XLRF>XLRM', { diz: /inversores de gênero/ }),
  asks('palco', 'mesa de som', 12, '8-canais', 'cabo XLRF>XLRM', { diz: /^(?!.*inversores)/ }),
  asks('mesa de som', 'palco', 12, '', 'cabo XLRF>XLRM', { diz: /^(?!.*inversores)/ }),
  // Not every monitor sends on what it shows.
  asks('monitor sdi', 'tv', 3, '', 'conversor BNC>HDMI', { diz: /saída SDI \(SDI OUT ou LOOP\)/ }),
  asks('monitor de referência', 'switcher', 3, '', 'cabo BNC>BNC', { diz: /SDI OUT ou LOOP/ }),
  asks('câmera broadcast', 'monitor sdi', 3, '', 'cabo BNC>BNC', { diz: /^(?!.*LOOP)/ }),
  // Coax comes on reels, and its plugs do not.
  asks('câmera de cftv', 'dvr', 200, '', 'nenhum catalogo', { diz: /coaxial em rolo .*plugues BNC/ }),
  asks('câmera de cftv', 'dvr', 150, '', 'nenhum catalogo', { diz: /coaxial em rolo .*plugues BNC/ }),
  // A ready cable is in the circuit with all its length.
  asks('mesa amplificada', 'caixa passiva', 11, '4-ohms', 'cabo SPK>SPK', {
    diz: /15 m fica inteiro no circuito/,
  }),
  asks('mesa amplificada', 'caixa passiva', 8, '4-ohms', 'cabo SPK>SPK', {
    diz: /^(?!.*inteiro no circuito)/,
  }),
  asks('amplificador', 'caixa passiva', 11, '4-ohms', 'cabo BARE>BARE', {
    diz: /^(?!.*inteiro no circuito)/,
  }),
  // The headset of the PlayStation brings its cable.
  asks('ps5', 'óculos vr', 2, '', 'nenhum catalogo', { diz: /entra direto na USB-C da frente/ }),
  asks('ps5 / usb-c', 'óculos vr', 2, '', 'nenhum catalogo', {
    diz: /^(?!.*de costume).*entra direto na USB-C/,
  }),
  asks('ps5 / usb-c', 'tv', 2, '', 'nenhum origem'),
  asks('xbox series x / optica', 'headset', 2, '', 'nenhum origem'),
  // The kinds of PoE must match, by a port that is named as well.
  asks('switch de rede / rj45 poe', 'câmera ip', 5, '', 'cabo RJ45>RJ45', { diz: /802\.3af/ }),
  asks('switch de rede / rj45 poe', 'câmera ip', 5, 'poe', 'cabo RJ45>RJ45', { diz: /802\.3af/ }),
  asks('switch de rede', 'câmera ip', 5, 'poe', 'cabo RJ45>RJ45', { diz: /dão PoE, e no padrão/ }),
  asks('switch de rede', 'notebook', 5, '', 'cabo RJ45>RJ45', { diz: /^(?!.*PoE)/ }),
];
