import type { ReviewTable } from './build.ts';

export const ACCESSORY_REVIEWS: ReviewTable = [
  [
    'adaptador-hdmi-para-vga-audio-p2',
    [
      ['Prof. Damião G.', 5, 'Notebook novo no projetor velho da sala. Salvou as aulas.'],
      ['Rosângela M.', 4, 'Funciona bem. Precisei escolher a saída de som no computador.'],
      ['Éverson L.', 2, 'Um aplicativo de filmes fica com tela preta no VGA. Para apresentação, ok.'],
    ],
  ],
  [
    'conversor-displayport-para-hdmi-4k-60hz-ativo',
    [
      ['Tadeu F.', 5, 'Quatro TVs na mesma placa com quatro conversores destes.'],
      ['Noemi S.', 4, 'Esquenta um pouco, mas está assim há meses e não falhou.'],
    ],
  ],
  [
    'conversor-hdmi-para-displayport-4k-60hz',
    [
      ['Alberto C.', 5, 'Console no monitor que só tem DisplayPort. Liguei o USB antes e foi.'],
      ['Bruna Z.', 3, 'Imagem boa, mas perdi o sincronismo variável do monitor, como avisado.', true],
    ],
  ],
  [
    'conversor-3g-sdi-para-hdmi',
    [
      ['TV Comunitária Rio Claro', 5, 'Retorno para TV comum no estúdio, sem atraso que atrapalhe.'],
      ['Moisés A.', 4, 'Plugue da fonte firme. Caixa metálica pequena.'],
    ],
  ],
  [
    'adaptador-usb-c-para-hdmi-com-carga-100w',
    [
      ['Yasmin P.', 5, 'Apresento e carrego ao mesmo tempo. Uso toda semana.'],
      ['Guilherme T.', 5, '4K 60 confirmado no monitor.'],
      ['Catarina R.', 4, 'O rabicho podia ser um pouco maior.'],
    ],
  ],
  [
    'emenda-hdmi-femea-femea-48g',
    [
      ['Hilton B.', 4, 'Com dois cabos de 1 metro manteve 120 Hz.'],
      [
        'Susana K.',
        3,
        'Com cabos longos não segurou 4K. A descrição explica os limites, eu é que forcei.',
        true,
      ],
    ],
  ],
  [
    'splitter-hdmi-1x2-18g',
    [
      ['Bar do Zeca', 5, 'Jogo nas duas TVs, imagem igual e sem cair.'],
      [
        'Lorena D.',
        4,
        'Reduz para a TV Full HD sem estragar a 4K. O HDR não passa se uma delas não tiver, já sabia.',
      ],
      ['Paulo C.', 5, 'Fonte bivolt inclusa, instalação em cinco minutos.'],
    ],
  ],
  [
    'switch-hdmi-3x1-48g-8k',
    [
      ['Lucca V.', 5, 'Dois consoles e PC na única porta de 120 Hz da TV. VRR continua funcionando.'],
      [
        'Emerson N.',
        4,
        'Troca automática se confunde com um console em repouso. Desliguei o automático e pronto.',
      ],
      ['Rita O.', 5, 'Pequeno, controle remoto simples.'],
    ],
  ],
  [
    'extensor-hdmi-cabo-de-rede-full-hd-60m',
    [
      ['Condomínio Jatobá', 4, 'Imagem do DVR na portaria, 40 metros de Cat6.'],
      ['Nivaldo E.', 2, 'Tentei passar pelo switch da rede e não funciona. Tem que ser cabo direto.'],
      ['Iracema L.', 5, 'O retorno de infravermelho permite trocar o canal do quarto. Ótimo.'],
    ],
  ],
  [
    'extensor-hdmi-hdbaset-4k-100m',
    [
      [
        'Integra Áudio e Vídeo',
        5,
        'Uma fonte só, receptor alimentado pelo cabo. 62 metros em Cat6A, 4K HDR.',
      ],
      ['Fernando W.', 4, 'Excelente, mas exige terminação caprichada.'],
    ],
  ],
  [
    'fita-velcro-dupla-face-rolo-5m',
    [
      ['Sheila M.', 5, 'Organizei o rack todo com um rolo e meio.'],
      ['Túlio G.', 5, 'Corta fácil e não desfia.'],
      ['Leila A.', 4, 'Comprei vermelho e preto para separar os cabos. Bom produto.'],
    ],
  ],
  [
    'canaleta-adesiva-20x10mm-4-barras-0-9m',
    [
      ['Norma P.', 4, 'Colou bem na parede lisa. Na texturizada tive que parafusar.'],
      ['Ítalo R.', 5, 'Coube o HDMI e o cabo de rede. Pintei da cor da parede.'],
    ],
  ],
  [
    'testador-de-cabos-rj45-bnc-xlr',
    [
      ['Técnica Sonora', 5, 'Achou em um minuto o XLR com pinos trocados que atrasou a passagem de som.'],
      ['Clóvis H.', 4, 'Muito útil. A bateria de 9 V veio fraca.'],
    ],
  ],
  [
    'caneta-de-limpeza-fibra-lc-1-25mm',
    [['Provedor Vale Net', 5, 'Resolveu dois enlaces que achávamos que eram módulo ruim. Era sujeira.']],
  ],
];
