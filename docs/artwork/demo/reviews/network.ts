import type { ReviewTable } from './build.ts';

export const NETWORK_REVIEWS: ReviewTable = [
  [
    'patch-cord-cat6-u-utp-1-5m',
    [
      ['Info Serra Suporte', 5, 'Cem unidades em três cores, nenhuma com defeito.'],
      ['Letícia C.', 5, 'Trava com capinha, não quebra ao puxar.'],
      ['Murilo B.', 4, 'Bom. O amarelo está sempre em falta.'],
      ['Daiane F.', 5, 'Notebook no roteador, 1 Gb/s cheio no teste.'],
    ],
  ],
  [
    'patch-cord-cat6-u-utp-3m',
    [
      ['Ulisses P.', 5, 'Console no cabo, acabou a oscilação do Wi-Fi.'],
      ['Teresa J.', 4, 'Resolveu na TV do quarto.'],
    ],
  ],
  [
    'patch-cord-cat6a-s-ftp-3m',
    [
      ['Rack & Rede', 5, '10 Gb/s entre NAS e ilha, sem erro no contador da porta.'],
      ['Vinícius O.', 4, 'Rígido como todo blindado. Bem feito.'],
    ],
  ],
  [
    'patch-cord-cat8-s-ftp-1m',
    [
      ['Kauê M.', 4, 'Comprei por exagero e o próprio anúncio avisava. Cabo muito bem construído.'],
      ['Sérgio R.', 2, 'Esperava que a internet ficasse mais rápida. Não ficou. Leiam a descrição.'],
    ],
  ],
  [
    'caixa-cabo-de-rede-cat6-u-utp-305m',
    [
      ['Elétrica Dois Irmãos', 5, 'Cobre puro, conferi raspando. Desenrola sem nó.'],
      ['Marcos Aurélio D.', 5, 'Casa inteira com onze pontos e sobrou cabo.'],
      ['Gláucia T.', 4, 'Produto ótimo. A caixa chegou amassada, mas o cabo intacto.'],
    ],
  ],
  [
    'bobina-cabo-de-rede-cat6-externo-305m',
    [
      ['CamSeg Monitoramento', 5, 'Um ano de sol e chuva nas câmeras, sem nenhuma perda.'],
      ['Airton L.', 4, 'Capa dura para decapar, mas é o que se espera de externo.'],
    ],
  ],
  [
    'cordao-optico-lc-lc-om3-duplex-3m',
    [
      ['Datacenter Ipê', 5, 'Folha de teste individual, perda abaixo do declarado.'],
      ['Juliano A.', 5, 'SFP+ de 10 Gb/s linkou na hora.'],
    ],
  ],
  [
    'cordao-optico-sc-sc-apc-simplex-10m',
    [
      ['Cristina B.', 5, 'Levei o roteador para o meio da casa e o Wi-Fi melhorou muito.'],
      ['Rafael N.', 4, 'Funcionou, mas tive que avisar o provedor.'],
      ['Abel S.', 2, 'Dobrei na quina da porta e perdi o sinal. Fibra não perdoa, a culpa foi minha.', true],
    ],
  ],
  [
    'keystone-rj45-cat6-u-utp',
    [
      ['Ângelo P.', 5, 'Cores nítidas do padrão A e B, contatos firmes.'],
      ['Obra Fácil Engenharia', 5, 'Compramos 240 para um andar. Certificou tudo.'],
      ['Jussara V.', 4, 'Encaixou no espelho de outra marca sem problema.'],
    ],
  ],
  [
    'patch-panel-24-portas-cat6-1u',
    [
      ['Fabiana R.', 5, 'Guia traseiro faz diferença, ficou organizado.'],
      ['Orlando K.', 4, 'Bom painel. Os parafusos do rack vieram misturados, mas vieram todos.'],
    ],
  ],
];
