import type { QuestionTable } from './table.ts';

export const AUDIO_QUESTIONS: QuestionTable = [
  [
    'cabo-xlr-balanceado-5m',
    [
      [
        'Rafaela',
        'Serve para microfone condensador?',
        'Serve. Ele passa phantom power de 48 V normalmente.',
        '2025-03-05 10:08',
        2,
      ],
      [
        'Jonas',
        'Posso usar em DMX?',
        'Em linha curta costuma funcionar, mas não é o correto: DMX pede 110 Ω. Use o cabo XLR de 110 Ω para evitar que os refletores pisquem.',
        '2025-12-12 18:44',
        14,
      ],
    ],
  ],
  [
    'cabo-p10-instrumento-5m',
    [
      [
        'Clara',
        'As cores têm alguma diferença além da capa?',
        'Nenhuma. Condutor, malha e plugues são iguais.',
        '2026-02-02 21:30',
        11,
      ],
    ],
  ],
  [
    'cabo-p10-trs-balanceado-3m',
    [
      [
        'Davi',
        'Preciso de quantos para duas caixas ativas?',
        'Dois, um para cada caixa. Confira se a entrada das caixas é P10 TRS; se for XLR, você precisa de P10 TRS para XLR macho.',
        '2025-06-18 09:17',
        3,
      ],
    ],
  ],
  [
    'multicabo-de-palco-12-vias-xlr-30m',
    [
      [
        'Ministério de Louvor',
        'Fazem com 16 canais?',
        'Fazemos sob encomenda. Envie pela página de orçamento a quantidade de envios e retornos e a metragem.',
        '2026-05-06 11:02',
        5,
      ],
    ],
  ],
  [
    'cabo-speakon-2x2-5mm-10m',
    [
      [
        'Nei',
        'Aguenta caixa de 800 W RMS em 4 ohms?',
        'Aguenta. Em 10 metros e 4 Ω a perda fica abaixo de 4 %.',
        '2025-09-03 14:13',
        2,
      ],
    ],
  ],
  [
    'cabo-optico-toslink-2m',
    [
      [
        'Berenice',
        'Passa Atmos?',
        'Não. A saída óptica leva PCM estéreo, Dolby Digital e DTS 5.1. Atmos precisa de HDMI na porta ARC ou eARC.',
        '2025-05-29 20:47',
        12,
      ],
      [
        'Wallace',
        'O controle da TV vai controlar o volume da soundbar?',
        'Não pelo cabo óptico. Só se a soundbar aprender o comando infravermelho da TV. Pela HDMI ARC isso é automático.',
        '2026-09-24 11:26',
        3,
      ],
    ],
  ],
  [
    'cabo-2-rca-estereo-blindado-2m',
    [
      [
        'Zilda',
        'Posso ligar toca-discos direto na caixa ativa?',
        'Só se o toca-discos ou a caixa tiver pré-amplificador phono. Sem ele, o som sai muito baixo e sem grave.',
        '2025-11-21 17:05',
        15,
      ],
    ],
  ],
  [
    'fio-polarizado-2x2-5mm-ofc-20m',
    [
      [
        'Alceu',
        'Os 20 metros vêm em um pedaço só?',
        'Sim, corte contínuo. Você divide como preferir entre as caixas.',
        '2025-07-08 08:41',
        2,
      ],
    ],
  ],
  [
    'bobina-fio-caixa-2x0-75mm-cca-100m',
    [
      [
        'Restaurante Sabor da Vila',
        'Quero ligar seis caixas de teto a 15 metros. Serve?',
        'Em ligação de 8 Ω direta, 15 metros é demais para 0,75 mm² em CCA. Com caixas de linha 70 V serve bem. Se forem de 8 Ω, use o fio OFC de 1,5 mm².',
        '2026-03-31 12:55',
        4,
      ],
    ],
  ],
  [
    'plugue-banana-dourado-kit-8',
    [
      [
        'Ester',
        'Um kit dá para quantas caixas?',
        'Duas caixas, com banana nas duas pontas do fio: são quatro plugues por caixa.',
        '2025-10-30 19:09',
        13,
      ],
    ],
  ],
];
