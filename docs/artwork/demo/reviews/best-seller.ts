import type { ReviewTable } from './build.ts';

/** The product with reviews enough to page. */
export const BEST_SELLER_REVIEWS: ReviewTable = [
  [
    'cabo-hdmi-ultra-high-speed-48g-2m',
    [
      ['Rafael M.', 5, 'Finalmente 4K a 120 Hz sem piscar. O cabo que veio com a TV caía para 60 toda hora.'],
      [
        'Juliana P.',
        5,
        'Comprei para o console e funcionou de primeira, só precisei ativar o modo aprimorado da entrada na TV.',
      ],
      [
        'Carlos Eduardo T.',
        4,
        'Bom cabo. A trança é meio dura nos primeiros dias, depois acomoda. Imagem perfeita.',
      ],
      ['Fernanda L.', 5, 'Conferi o QR no aplicativo e bateu com o comprimento. É isso que eu queria.'],
      [
        'Bruno A.',
        5,
        'Soundbar no eARC com Atmos funcionando. Com o cabo antigo o som cortava de vez em quando.',
      ],
      [
        'Patrícia G.',
        4,
        'Chegou em dois dias em Curitiba, bem embalado. Só achei o plugue um pouco grande para o espaço atrás da minha TV.',
      ],
      ['Diego R.', 5, 'VRR ligado, computador na TV OLED, três meses de uso sem nenhuma tela preta.'],
      [
        'Marcos V.',
        3,
        'O cabo é bom, mas o meu receiver antigo fica no meio e limita tudo a 60 Hz. Não é culpa do cabo, só deixo o aviso.',
        true,
      ],
      [
        'Aline C.',
        5,
        'Meu marido reclamava da imagem travando no jogo. Trocamos o cabo e acabou a reclamação.',
      ],
      [
        'Thiago F.',
        5,
        'Dois metros dão certinho da TV na parede até o rack, com folga para puxar o console.',
      ],
      [
        'Leonardo B.',
        5,
        'Já é o terceiro que compro, um para cada aparelho. Todos iguais, todos funcionando.',
      ],
      [
        'Sandra N.',
        4,
        'Não entendo muito, mas o atendimento me explicou a diferença entre 18 e 48 e indicou este. Deu certo.',
      ],
      [
        'Gustavo H.',
        5,
        'Testei com sinal de 4K 120 em 10 bits RGB e passou limpo. Para 2 metros passivo, está ótimo.',
      ],
      [
        'Renata D.',
        2,
        'Comprei achando que ia melhorar a TV a cabo e não mudou nada. Para o meu uso, um mais barato bastava.',
      ],
      ['Felipe O.', 5, 'Velcro incluso é um detalhe simples que ajuda muito na hora de arrumar o rack.'],
      ['Camila R.', 5, 'Instalei na sala da minha mãe com a TV nova. Nenhum problema até agora.'],
      ['Eduardo S.', 4, 'Qualidade boa, preço justo na promoção. Sem desconto eu iria na linha Essencial.'],
      ['Vinícius K.', 5, 'Ligado no monitor 4K 144 Hz pelo HDMI, reconheceu a taxa cheia na hora.'],
      ['Priscila M.', 5, 'Capa bonita, conector firme. Não fica frouxo na porta como o anterior.'],
      [
        'Anderson J.',
        5,
        'Sou instalador e passei a deixar este como padrão para cliente com console. Zero retorno.',
      ],
      [
        'Luciana F.',
        3,
        'Funciona, mas veio com a trança levemente desfiada perto de um plugue. Ofereceram a troca, preferi ficar com ele.',
        true,
      ],
      ['Henrique Z.', 5, 'Sumiu aquele chuvisco que aparecia no HDR. Recomendo.'],
      ['Beatriz A.', 5, 'Comprei para editar vídeo com a TV de referência. Sem perda e sem aquecer.'],
      [
        'Roberto C.',
        4,
        'Entrega rápida em Salvador. Cabo mais grosso do que eu imaginava, considere isso se for passar por canaleta fina.',
      ],
      ['Tatiane S.', 5, 'Minha TV mostra 4K 120 VRR no menu de informações. Era o que faltava.'],
      [
        'Maurício P.',
        1,
        'O meu chegou com mau contato em uma ponta. Trocaram em uma semana sem custo e o novo está perfeito, mas perdi o fim de semana.',
        false,
      ],
      [
        'Larissa B.',
        5,
        'Depois de devolver dois cabos comprados em outro site, este foi o primeiro que realmente entrega 48 Gb/s.',
      ],
      ['Otávio N.', 5, 'Passei por trás do painel com curva aberta e ficou ótimo.'],
      ['Daniela V.', 4, 'Cumpre o que promete. Poderia ter opção de cor preta.'],
      [
        'Fábio L.',
        5,
        'Uso entre a placa de captura e a TV, sem atraso e sem queda de sinal em lives de cinco horas.',
      ],
      ['Simone T.', 5, 'Segunda compra na loja. Sempre chega antes do prazo.'],
      ['Igor W.', 5, 'Para quem está em dúvida: em 2 metros não precisa de cabo ativo. Este resolve.'],
      [
        'Natália Q.',
        4,
        'O eARC só funcionou depois que atualizei a soundbar. O cabo estava certo desde o começo.',
      ],
      ['Paulo Sérgio G.', 5, 'Um ano e sete meses de uso diário, criança jogando, e continua como novo.'],
    ],
  ],
];
