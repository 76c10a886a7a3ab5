import type { QuestionTable } from './table.ts';

export const VIDEO_QUESTIONS: QuestionTable = [
  [
    'cabo-hdmi-ultra-high-speed-48g-2m',
    [
      [
        'Marina',
        'Minha TV é HDMI 2.0. Posso usar este cabo mesmo assim?',
        'Pode, Marina. Ele trabalha na velocidade da TV, sem prejuízo. Só não haverá ganho sobre um cabo de 18 Gb/s enquanto a TV for de 60 Hz.',
        '2025-02-11 10:12',
        3,
      ],
      [
        'Cleiton',
        'Ele tem lado certo para ligar?',
        'Não. Este é passivo e funciona nos dois sentidos. Só os ativos e os ópticos têm ponta de fonte e ponta de tela.',
        '2025-06-03 19:40',
        14,
      ],
      [
        'Aline R.',
        'A TV mostra 4K 120 mas o console não libera. O que pode ser?',
        'Veja se a entrada usada é a de 48 Gb/s e se o modo aprimorado está ativo nela. Em muitas TVs só uma ou duas entradas têm essa banda. Se há um receiver no meio, ele também precisa suportar 120 Hz.',
        '2026-01-20 21:05',
        12,
      ],
      [
        'Bento',
        'Passa em conduíte de 3/4?',
        'O corpo do cabo passa, o conector não: ele tem cerca de 21 mm de largura. Para o plugue, o conduíte deve ser de 1 polegada, sem curvas fechadas.',
        '2026-08-06 09:31',
        2,
      ],
    ],
  ],
  [
    'cabo-hdmi-ultra-high-speed-48g-1-5m',
    [
      [
        'Leandro',
        'Quando volta ao estoque?',
        'A reposição está em trânsito, sem data confirmada. Clique em “avise-me” que enviamos um e-mail assim que chegar. Se tiver pressa, o de 2 metros é o mesmo cabo.',
        '2026-10-29 15:22',
        4,
      ],
    ],
  ],
  [
    'cabo-hdmi-ultra-high-speed-48g-5m',
    [
      [
        'Douglas',
        'Garante 4K 120 nos 5 metros?',
        'Este comprimento foi certificado em 48 Gb/s, direto de aparelho a aparelho. Com emenda, tomada de parede ou switch no meio não garantimos. Se não funcionar no seu conjunto, aceitamos a devolução em até 7 dias.',
        '2025-11-14 11:48',
        5,
      ],
    ],
  ],
  [
    'cabo-hdmi-essencial-ultra-48g-2m',
    [
      [
        'Priscila',
        'Qual a diferença para o trançado?',
        'Mesma classe e mesma certificação. Mudam a capa (PVC em vez de nylon), o plugue (moldado em vez de metálico), a bitola e a garantia: 12 meses em vez de 36.',
        '2025-12-01 13:10',
        3,
      ],
      [
        'Alex',
        'Serve para soundbar com Atmos?',
        'Sim, pela porta eARC da TV e da soundbar. Ative o eARC nas duas.',
        '2026-05-17 20:02',
        13,
      ],
    ],
  ],
  [
    'cabo-hdmi-ultra96-96g-1m',
    [
      [
        'Teodoro',
        'Se eu desistir antes do envio, recebo de volta?',
        'Recebe o valor integral, pelo mesmo meio de pagamento. Enquanto o lote não for enviado, basta cancelar pela sua conta.',
        '2026-10-21 17:33',
        2,
      ],
    ],
  ],
  [
    'cabo-hdmi-premium-high-speed-18g-2m',
    [
      [
        'Ivone',
        'Funciona com TV 4K de 60 Hz e TV box?',
        'Funciona, com HDR. É exatamente para esse conjunto que o indicamos.',
        '2025-04-09 08:55',
        2,
      ],
    ],
  ],
  [
    'cabo-hdmi-high-speed-4k-30hz-10m',
    [
      [
        'Padre Juvenal',
        'Vai servir para o projetor da paróquia? Ele é Full HD.',
        'Serve bem. Em Full HD a 60 Hz este cabo de 10 metros tem folga. Se um dia trocarem por um projetor 4K, será preciso cabo ativo ou óptico.',
        '2025-03-27 13:18',
        4,
      ],
    ],
  ],
  [
    'cabo-hdmi-optico-ultra-high-speed-48g-15m',
    [
      [
        'Rogério',
        'Precisa de fonte externa?',
        'Não. Ele é alimentado pela porta HDMI do aparelho que gera a imagem.',
        '2025-05-22 10:40',
        1,
      ],
      [
        'Camila',
        'Posso puxar pelo conector no eletroduto?',
        'Não. Use a ponteira de puxamento que acompanha o cabo, que prende na capa. O conector deve ir protegido e sem esforço.',
        '2026-02-13 14:27',
        3,
      ],
    ],
  ],
  [
    'cabo-hdmi-optico-18g-30m',
    [
      [
        'Ernani',
        'Passa 4K 120?',
        'Não, este é de 18 Gb/s: até 4K a 60 Hz. Para 120 Hz é o óptico Ultra High Speed de 48 Gb/s.',
        '2025-09-18 18:51',
        15,
      ],
    ],
  ],
  [
    'cabo-micro-hdmi-para-hdmi-18g-1m',
    [
      [
        'Jéssica',
        'Como sei se minha câmera é mini ou micro?',
        'Meça a abertura da porta: cerca de 10 mm é mini (tipo C), pouco mais de 6 mm é micro (tipo D). O manual da câmera também informa o tipo.',
        '2025-08-05 12:06',
        2,
      ],
    ],
  ],
  [
    'cabo-displayport-dp54-2m',
    [
      [
        'Ciro',
        'Serve no lugar do DP80 de 1 metro?',
        'Se placa e monitor negociarem UHBR13.5, sim, com 54 Gb/s. Para usar UHBR20 a 80 Gb/s em mais de 1 metro, veja o DP80 ativo.',
        '2026-06-11 09:44',
        3,
      ],
    ],
  ],
  [
    'cabo-displayport-para-hdmi-1-8m',
    [
      [
        'Miriam',
        'Consigo ligar meu console HDMI no monitor DisplayPort com ele?',
        'Não, Miriam. Este cabo só funciona do DisplayPort para o HDMI. Para o caminho contrário existe o conversor HDMI para DisplayPort com alimentação USB.',
        '2025-10-07 22:15',
        11,
      ],
    ],
  ],
  [
    'cabo-bnc-12g-sdi-rg59-20m',
    [
      [
        'Produtora Norte',
        'Posso emendar dois de 20 em 12G?',
        'Chegaria aos 40 metros, que é o limite da construção, e a emenda tira margem. Para 40 metros recomendamos um lance único de RG6.',
        '2026-03-19 11:02',
        2,
      ],
    ],
  ],
  [
    'bobina-coaxial-rg6-12g-sdi-305m',
    [
      [
        'Engenharia AV',
        'Entregam em obra no interior da Bahia?',
        'Sim, por transportadora. Peça o orçamento informando cidade, data e horário de recebimento, que incluímos o frete e o descarregamento.',
        '2026-07-02 10:21',
        6,
      ],
    ],
  ],
  [
    'cabo-usb-c-para-hdmi-4k-60hz-2m',
    [
      [
        'Sandra',
        'Funciona em qualquer celular com USB-C?',
        'Não. O celular precisa ter saída de vídeo (DisplayPort Alt) na porta. Procure isso na ficha técnica; se disser apenas USB 2.0, não há imagem com cabo nenhum.',
        '2025-07-30 19:12',
        13,
      ],
      [
        'Otávio',
        'Carrega o notebook enquanto usa?',
        'Este não. Para imagem e carga pela mesma porta, veja o adaptador USB-C para HDMI com carga de 100 W.',
        '2026-04-08 08:35',
        1,
      ],
    ],
  ],
  [
    'cabo-usb4-40g-240w-0-8m',
    [
      [
        'Henrique',
        'Funciona com dock Thunderbolt 4?',
        'Funciona a 40 Gb/s, com vídeo e carga.',
        '2025-08-25 15:50',
        2,
      ],
    ],
  ],
  [
    'cabo-vga-com-ferrite-10m',
    [
      [
        'EM Professora Alda',
        'Aceitam empenho?',
        'Aceitamos. Envie o pedido pelo atendimento corporativo com a nota de empenho; respondemos com a proposta formal.',
        '2026-09-15 13:29',
        5,
      ],
    ],
  ],
];
