import type { QuestionTable } from './table.ts';

export const NETWORK_QUESTIONS: QuestionTable = [
  [
    'patch-cord-cat6-u-utp-3m',
    [
      [
        'Vitória',
        'Vai melhorar minha internet de 500 mega?',
        'Ele passa 500 mega com folga. Se hoje você usa um cabo Cat5 antigo ou Wi-Fi, pode notar diferença; o limite continua sendo o do plano e do roteador.',
        '2025-04-23 18:20',
        14,
      ],
    ],
  ],
  [
    'caixa-cabo-de-rede-cat6-u-utp-305m',
    [
      [
        'Eletricista Jonas',
        'É cobre ou CCA?',
        'Cobre puro, 23 AWG, com homologação Anatel impressa na capa.',
        '2025-02-19 09:02',
        1,
      ],
      [
        'Suzana',
        'Posso usar na parte de fora da casa?',
        'Não, a capa racha ao sol. Para fora, use o Cat6 externo de capa dupla.',
        '2026-06-26 15:37',
        3,
      ],
    ],
  ],
  [
    'bobina-cabo-de-rede-cat6a-u-ftp-305m',
    [
      [
        'Integrador Sul',
        'Recomendam para HDBaseT 4K a 90 metros?',
        'Sim, em lance direto, com keystone Cat6A blindado nas pontas e no máximo um patch cord curto de cada lado.',
        '2026-04-15 10:50',
        2,
      ],
    ],
  ],
  [
    'cordao-optico-sc-sc-apc-simplex-3m',
    [
      [
        'Mirtes',
        'O conector do meu roteador é verde. Serve?',
        'Verde é APC, então serve. Confirme que a outra ponta, na tomada óptica, também é verde.',
        '2025-08-14 20:33',
        12,
      ],
    ],
  ],
  [
    'keystone-rj45-cat6-u-utp',
    [
      [
        'Reforma do 302',
        'Encaixa em espelho de qualquer marca?',
        'O encaixe é o keystone padrão. Espelhos de linhas com módulo próprio precisam de adaptador; confira se o seu aceita keystone.',
        '2025-09-10 11:11',
        3,
      ],
    ],
  ],
  [
    'adaptador-hdmi-para-vga-audio-p2',
    [
      [
        'Gilson',
        'Funciona de VGA para HDMI?',
        'Não. Para ligar computador VGA em TV HDMI, veja o conversor VGA para HDMI com áudio.',
        '2025-03-13 13:46',
        2,
      ],
    ],
  ],
  [
    'splitter-hdmi-1x2-18g',
    [
      [
        'Lanchonete Ponto 9',
        'Posso mostrar imagens diferentes em cada TV?',
        'Não, o splitter repete a mesma imagem nas duas. Para conteúdos diferentes é preciso uma matriz e duas fontes.',
        '2026-01-08 16:59',
        16,
      ],
    ],
  ],
  [
    'extensor-hdmi-cabo-de-rede-full-hd-60m',
    [
      [
        'Cláudio',
        'Dá para passar pelo switch de rede do prédio?',
        'Não, o cabo precisa ser exclusivo, direto do transmissor ao receptor.',
        '2025-12-03 09:23',
        2,
      ],
    ],
  ],
  [
    'matriz-hdmi-8x8-18g-rack',
    [
      [
        'Projetos Residenciais',
        'Integra com sistema de automação?',
        'Sim, por rede (TCP) e RS-232. Enviamos a lista de comandos com a proposta.',
        '2026-08-19 14:44',
        4,
      ],
    ],
  ],
  [
    'conversor-hdmi-para-3g-sdi',
    [
      [
        'Web TV Horizonte',
        'Há previsão de reposição?',
        'O próximo lote está previsto para as próximas semanas. Deixe seu e-mail em “avise-me” e você será avisado primeiro.',
        '2026-11-10 10:05',
        3,
      ],
    ],
  ],
];
