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
];
