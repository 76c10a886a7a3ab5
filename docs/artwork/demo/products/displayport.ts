import type { SeedProduct } from '../types.ts';
import { type LengthFamily, lengths, single } from './build.ts';
import { COR, cableLook, male } from './ends.ts';
import { RESOLUCAO } from './hdmi/common.ts';
import { p, secao, ul } from './html.ts';
import { boxForCoil } from './measure.ts';

const RAIZ = 'cabos-de-video/displayport';

const BASE = {
  'conector-a': 'DisplayPort macho',
  'conector-b': 'DisplayPort macho',
  direcional: 'Não',
  uso: ['Interno'],
  apresentacao: 'Unidade',
  conteudo: '1 cabo com tampas nas pontas',
} as const;

const COBRE = {
  ...BASE,
  tecnologia: 'Passivo',
  condutor: 'Cobre estanhado',
  blindagem: 'Tripla',
  capa: 'PVC',
  cor: 'Preto',
} as const;

const PINO_20 = secao(
  'Trava e pino 20',
  'Os plugues têm trava: aperte o botão antes de puxar. O pino 20 não é ligado entre as pontas, como manda o padrão; cabos que o ligam podem mandar energia do monitor para a placa de vídeo e impedir o computador de iniciar.',
);

const HBR3: LengthFamily = {
  codigo: 201,
  sku: 'FS-DSP-14',
  mpn: 'TRV-D8K',
  slug: 'cabo-displayport-1-4-hbr3',
  nome: 'Cabo DisplayPort DP8K HBR3 32,4 Gb/s 4K 144 Hz',
  marca: 'tramavia',
  categoria: `${RAIZ}/dp-1-4`,
  garantiaMeses: 36,
  em: '2024-05-20',
  selos: ['certificado'],
  cabo: { diametro: 6, plugues: 30, porMetro: 58 },
  caracteristicas: {
    ...COBRE,
    classe: 'DP8K (HBR3)',
    compatibilidade: ['DisplayPort 1.2', 'DisplayPort 1.4'],
    'resolucao-maxima': RESOLUCAO.oitoK,
    'taxa-maxima': 144,
    'largura-de-banda': 32.4,
    recursos: ['HDR', 'VRR', 'DSC', 'MST', 'Taxa máxima com DSC'],
    bitola: 30,
    certificacao: 'VESA DP8K',
  },
  resumo: 'Cabo DisplayPort certificado DP8K, com os 32,4 Gb/s que o DisplayPort 1.4 usa no máximo.',
  longa: (m, rotulo) => [
    p(
      'Para monitores de jogo e de edição: 4K a 120 Hz sem compressão, 4K a 144 Hz com DSC, 1440p a 240 Hz e 8K a 60 Hz com DSC. As tecnologias de sincronismo variável funcionam, porque dependem da placa e do monitor, e não do cabo.',
    ),
    secao(
      `Com ${rotulo}`,
      m <= 1
        ? 'Liga notebook em base ou mini PC preso ao monitor. Para gabinete no chão é curto.'
        : m <= 1.5
          ? 'Serve o gabinete em cima da mesa ou logo abaixo dela, com passagem por furo de passa-fio.'
          : 'Dois metros é onde o HBR3 passivo ainda tem margem confortável. Vai do gabinete no chão ao braço articulado do monitor.',
    ),
    secao(
      'O que ele não faz',
      ul(
        'Não é cabo DP40, DP54 ou DP80: em monitor DisplayPort 2.1 vai funcionar, limitado a 32,4 Gb/s.',
        'Não liga diretamente em HDMI.',
        'Não permite dois monitores em um cabo a menos que o monitor tenha saída DisplayPort (MST).',
      ),
    ),
    PINO_20,
  ],
  desenho: cableLook({
    a: male('displayport', COR.petroleo, { shell: 'black' }),
    b: male('displayport', COR.petroleo, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'displayport' },
  }),
};

const HBR2: LengthFamily = {
  codigo: 202,
  sku: 'FS-DSP-12',
  mpn: 'ESS-DP2',
  slug: 'cabo-displayport-hbr2-4k-60hz',
  nome: 'Cabo DisplayPort HBR2 21,6 Gb/s 4K 60 Hz',
  marca: 'essencial',
  categoria: `${RAIZ}/dp-1-4`,
  garantiaMeses: 12,
  em: '2024-05-20',
  cabo: { diametro: 5.8, plugues: 26, porMetro: 52 },
  caracteristicas: {
    ...COBRE,
    classe: 'DisplayPort HBR2',
    compatibilidade: ['DisplayPort 1.2'],
    'resolucao-maxima': RESOLUCAO.quatroK,
    'taxa-maxima': 60,
    'largura-de-banda': 21.6,
    recursos: ['VRR', 'MST'],
    blindagem: 'Dupla',
    bitola: 28,
  },
  resumo: 'Cabo DisplayPort para monitor de escritório: 4K a 60 Hz, 1440p a 144 Hz e Full HD a 240 Hz.',
  longa: (m, rotulo) => [
    p(
      'A maior parte dos monitores de trabalho não usa mais do que isto. Se o seu é 4K de 60 Hz, 1440p de até 144 Hz ou ultrawide de 100 Hz, este cabo entrega a imagem completa.',
    ),
    secao(
      'Escolha do comprimento',
      m < 2
        ? `${rotulo} é a medida que acompanha a maioria dos monitores.`
        : `${rotulo} é o máximo que recomendamos em HBR2 passivo. Em distância maior, o monitor pisca ou volta para 30 Hz.`,
    ),
    secao(
      'Para quem precisa de mais',
      'Monitor 4K acima de 60 Hz, 1440p a 240 Hz ou HDR em alta taxa pede o cabo DP8K, que custa um pouco mais.',
    ),
    PINO_20,
  ],
  desenho: cableLook({
    a: male('displayport', COR.cinza, { shell: 'black' }),
    b: male('displayport', COR.cinza, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'displayport' },
  }),
};

const OPTICO: LengthFamily = {
  codigo: 203,
  sku: 'FS-DSP-O14',
  mpn: 'LMF-DPO',
  slug: 'cabo-displayport-optico-hbr3',
  nome: 'Cabo DisplayPort óptico (AOC) HBR3 32,4 Gb/s 8K',
  marca: 'lumefio',
  categoria: `${RAIZ}/dp-1-4`,
  garantiaMeses: 24,
  em: '2025-05-12',
  cabo: { diametro: 4.8, plugues: 42, porMetro: 27 },
  caracteristicas: {
    ...BASE,
    classe: 'DP8K (HBR3)',
    compatibilidade: ['DisplayPort 1.2', 'DisplayPort 1.4'],
    'resolucao-maxima': RESOLUCAO.oitoK,
    'taxa-maxima': 144,
    'largura-de-banda': 32.4,
    recursos: ['HDR', 'VRR', 'DSC', 'Taxa máxima com DSC'],
    tecnologia: 'Óptico ativo',
    direcional: 'Sim',
    'tipo-de-fibra': 'OM3',
    capa: 'LSZH',
    uso: ['Interno', 'Embutido'],
    cor: 'Preto',
  },
  resumo: 'Cabo DisplayPort de fibra óptica para tirar o computador da sala e manter o monitor em alta taxa.',
  longa: (m, rotulo) => [
    p(
      `Ilhas de edição, salas de controle e estações em que o gabinete fica no rack: ${rotulo} de distância sem repetidor e sem perda de taxa. A fibra leva a imagem; o cobre fino leva só a negociação entre placa e monitor.`,
    ),
    secao(
      'Sentido único',
      'A ponta FONTE vai na placa de vídeo e a ponta TELA no monitor. O cabo é alimentado pela porta da placa.',
    ),
    secao(
      'Cuidados de projeto',
      ul(
        m <= 10
          ? 'Leve também teclado e mouse: USB comum passa de 5 metros apenas com extensor.'
          : 'Nesta distância, planeje extensor USB óptico ou por rede para teclado e mouse.',
        'Curvas com raio mínimo de 30 mm e nenhuma torção.',
        'MST em cascata não é garantido através de cabo óptico: use um cabo por monitor.',
      ),
    ),
    secao(
      'O que ele não faz',
      'Não passa UHBR (DisplayPort 2.1 acima de 32,4 Gb/s) e não pode ser emendado.',
    ),
  ],
  desenho: cableLook({
    a: male('displayport', COR.agua, { shell: 'black' }),
    b: male('displayport', COR.laranja, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'displayport' },
    direcional: true,
  }),
};

const UHBR_RECURSOS = ['HDR', 'VRR', 'DSC', 'MST'] as const;
const UHBR_COMPAT = ['DisplayPort 1.2', 'DisplayPort 1.4', 'DisplayPort 2.1'] as const;

const DP40: LengthFamily = {
  codigo: 204,
  sku: 'FS-DSP-40',
  mpn: 'TRV-DP40',
  slug: 'cabo-displayport-dp40',
  nome: 'Cabo DisplayPort DP40 UHBR10 40 Gb/s',
  marca: 'tramavia',
  categoria: `${RAIZ}/dp40-dp54`,
  garantiaMeses: 36,
  em: '2025-03-17',
  selos: ['certificado'],
  cabo: { diametro: 6.2, plugues: 32, porMetro: 62 },
  caracteristicas: {
    ...COBRE,
    classe: 'DP40 (UHBR10)',
    compatibilidade: UHBR_COMPAT,
    'resolucao-maxima': RESOLUCAO.oitoK,
    'taxa-maxima': 240,
    'largura-de-banda': 40,
    recursos: [...UHBR_RECURSOS, 'Taxa máxima com DSC'],
    bitola: 28,
    certificacao: 'VESA DP40',
    capa: 'Nylon trançado',
    cor: 'Grafite',
  },
  resumo: 'Cabo certificado VESA DP40 para portas DisplayPort 2.1 em UHBR10.',
  longa: (m, rotulo) => [
    p(
      'DP40 é o degrau de entrada do DisplayPort 2.1: 40 Gb/s reais, 4K a 120 Hz em 10 bits sem compressão e 4K a 240 Hz ou 8K a 60 Hz com DSC.',
    ),
    secao(
      'DP40, DP54 ou DP80?',
      ul(
        'Placa e monitor em UHBR10: DP40 basta.',
        'Um dos dois anuncia UHBR13.5: escolha DP54 para não ficar no degrau de baixo.',
        'UHBR20 de ponta a ponta: só DP80.',
      ),
    ),
    secao(
      `Sobre o de ${rotulo}`,
      m <= 1
        ? 'Um metro para mini PC ou notebook em suporte ao lado do monitor.'
        : 'Dois metros em cobre passivo, certificados neste comprimento, com condutor de 28 AWG.',
    ),
    PINO_20,
  ],
  desenho: cableLook({
    a: male('displayport', COR.azul, { shell: 'nickel' }),
    b: male('displayport', COR.azul, { shell: 'nickel' }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'displayport' },
  }),
};

const DP54: LengthFamily = {
  ...DP40,
  codigo: 205,
  sku: 'FS-DSP-54',
  mpn: 'TRV-DP54',
  slug: 'cabo-displayport-dp54',
  nome: 'Cabo DisplayPort DP54 UHBR13.5 54 Gb/s',
  em: '2025-11-03',
  cabo: { diametro: 6.8, plugues: 34, porMetro: 72 },
  caracteristicas: {
    ...DP40.caracteristicas,
    classe: 'DP54 (UHBR13.5)',
    'largura-de-banda': 54,
    bitola: 26,
    certificacao: 'VESA DP54',
  },
  resumo: 'Cabo certificado VESA DP54, que chega a 2 metros em cobre passivo na taxa UHBR13.5.',
  longa: (m, rotulo) => [
    p(
      'A classe DP54 nasceu de um pedido prático: muitas placas de vídeo e monitores transmitem a 54 Gb/s, mas o cabo de 80 Gb/s ficava limitado a 1 metro. Aqui se troca um pouco de banda por alcance.',
    ),
    secao(
      'O que cabe em 54 Gb/s',
      ul(
        '4K a 180 Hz em 10 bits sem compressão',
        '4K a 240 Hz e ultrawide 5K a 165 Hz com DSC',
        '8K a 60 Hz com DSC leve',
      ),
    ),
    secao(
      'Comprimento',
      m <= 1
        ? `${rotulo} é para mesa compacta; sobra pouco para mover o monitor.`
        : `${rotulo} é o limite passivo da classe. Não use extensão: a taxa cai para HBR3.`,
    ),
    secao(
      'Como saber se está em uso',
      'O menu de informações do monitor ou o painel da placa de vídeo mostram a taxa do enlace. Se aparecer UHBR10 ou HBR3, verifique se outra porta da placa é a mais rápida.',
    ),
    PINO_20,
  ],
  desenho: cableLook({
    a: male('displayport', COR.violeta, { shell: 'nickel' }),
    b: male('displayport', COR.violeta, { shell: 'nickel' }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'displayport' },
  }),
};

const DP80_CARACTERISTICAS = {
  ...DP40.caracteristicas,
  recursos: UHBR_RECURSOS,
  classe: 'DP80 (UHBR20)',
  'largura-de-banda': 80,
  bitola: 26,
  certificacao: 'VESA DP80',
} as const;

const DP80_VISUAL = {
  a: male('displayport', COR.laranja, { shell: 'nickel' }),
  b: male('displayport', COR.laranja, { shell: 'nickel' }),
  cor: COR.grafite,
  acabamento: 'braided',
  dentro: { kind: 'displayport' },
} as const;

const DP80 = single({
  codigo: 206,
  sku: 'FS-DSP-80-010',
  mpn: 'TRV-DP80-010',
  slug: 'cabo-displayport-dp80-1m',
  nome: 'Cabo DisplayPort DP80 UHBR20 80 Gb/s 4K 240 Hz — 1 m',
  marca: 'tramavia',
  categoria: `${RAIZ}/dp80`,
  garantiaMeses: 36,
  em: '2025-06-09',
  selos: ['certificado'],
  por: 28990,
  estoque: 73,
  pop: 337,
  caracteristicas: { comprimento: 1, diametro: 7, ...DP80_CARACTERISTICAS },
  resumo: 'Cabo passivo certificado VESA DP80 para 4K a 240 Hz em 10 bits sem compressão.',
  para: 'Com 1 metro, é o comprimento máximo desta classe em cobre sem eletrônica.',
  longa: [
    p(
      'UHBR20 leva 80 Gb/s por quatro vias. É o que pedem monitores 4K de 240 Hz sem DSC e 8K de 60 Hz em cor completa. Em taxa tão alta, o cobre passivo termina em 1 metro; não existe versão passiva honesta de 2 metros.',
    ),
    secao(
      'Planeje a mesa',
      'Meça da saída da placa de vídeo à entrada do monitor com o cabo contornando a borda da mesa. Se passar de 90 cm, vá direto para a versão ativa: esticar o cabo força as duas portas.',
    ),
    secao(
      'Compatibilidade',
      'Funciona em DisplayPort 1.2 e 1.4, na taxa desses aparelhos. Não há ganho de imagem em monitor de 144 Hz.',
    ),
    PINO_20,
  ],
  embalagem: boxForCoil(1, 7, 116),
  desenho: cableLook(DP80_VISUAL)(1, 7),
});

const DP80_ATIVO: LengthFamily = {
  ...DP40,
  codigo: 207,
  sku: 'FS-DSP-80A',
  mpn: 'TRV-DP80A',
  slug: 'cabo-displayport-dp80-ativo',
  nome: 'Cabo DisplayPort DP80 ativo (LRD) 80 Gb/s 4K 240 Hz',
  categoria: `${RAIZ}/dp80`,
  em: '2026-08-17',
  cabo: { diametro: 6.4, plugues: 38, porMetro: 60 },
  caracteristicas: { ...DP80_CARACTERISTICAS, tecnologia: 'Ativo', direcional: 'Sim' },
  resumo: 'DP80 com reforço linear de sinal (LRD) nos plugues, para ir além de 1 metro em 80 Gb/s.',
  longa: (m, rotulo) => [
    p(
      `O circuito LRD amplifica o sinal sem decodificá-lo, com consumo baixo e sem atraso mensurável. Com ele, ${rotulo} de cobre fazem o que o passivo faz em 1.`,
    ),
    secao(
      'Antes de comprar',
      ul(
        'A placa de vídeo precisa alimentar o cabo; as que têm DisplayPort 2.1 alimentam. Portas 1.2 antigas podem não reconhecer.',
        'A ponta marcada FONTE fica na placa de vídeo.',
        m >= 3
          ? 'Três metros é o máximo previsto para LRD. Acima disso a solução é óptica.'
          : 'Dois metros atendem gabinete no chão e monitor em braço articulado.',
      ),
    ),
    secao(
      'Em monitores mais antigos',
      'O cabo negocia para baixo, até HBR2. Não há ganho nem perda de imagem.',
    ),
    PINO_20,
  ],
  desenho: cableLook({ ...DP80_VISUAL, direcional: true }),
};

const MINI: LengthFamily = {
  ...HBR3,
  codigo: 208,
  sku: 'FS-DSP-MNI',
  mpn: 'TRV-MDP',
  slug: 'cabo-mini-displayport-para-displayport',
  nome: 'Cabo Mini DisplayPort para DisplayPort 32,4 Gb/s',
  categoria: `${RAIZ}/mini-dp`,
  garantiaMeses: 24,
  em: '2024-08-05',
  selos: [],
  cabo: { diametro: 5.4, plugues: 24, porMetro: 46 },
  caracteristicas: {
    ...COBRE,
    'conector-a': 'Mini DisplayPort macho',
    classe: 'DP8K (HBR3)',
    compatibilidade: ['DisplayPort 1.2', 'DisplayPort 1.4'],
    'resolucao-maxima': RESOLUCAO.oitoK,
    'taxa-maxima': 144,
    'largura-de-banda': 32.4,
    recursos: ['HDR', 'VRR', 'DSC', 'MST', 'Taxa máxima com DSC'],
    bitola: 32,
    cor: 'Branco',
  },
  resumo:
    'Da porta Mini DisplayPort do notebook, da dock ou da placa profissional ao monitor DisplayPort comum.',
  longa: (m, rotulo) => [
    p(
      'A porta Mini DisplayPort leva o mesmo sinal da grande; muda só o tamanho. O cabo trabalha nos dois sentidos, então também serve para ligar uma saída DisplayPort a um monitor com entrada mini.',
    ),
    secao(
      'Confira a porta',
      'Notebooks de 2011 a 2015 usam este mesmo formato para Thunderbolt 1 e 2. Eles aceitam o cabo como saída de vídeo, na resolução que a placa de vídeo deles permite. Nas gerações seguintes o Thunderbolt passou para USB-C, que pede outro cabo.',
    ),
    secao(
      'Comprimento',
      m <= 1
        ? `${rotulo} para placa com quatro saídas mini e monitores na mesma mesa.`
        : `${rotulo} para o notebook na base e o monitor ao fundo da mesa.`,
    ),
    secao(
      'O que ele não faz',
      'Mini DisplayPort não tem trava; prenda o cabo se o aparelho balança. Para HDMI, veja o conversor Mini DisplayPort.',
    ),
  ],
  desenho: cableLook({
    a: male('mini-displayport', COR.cinza, { shell: 'white' }),
    b: male('displayport', COR.cinza, { shell: 'white' }),
    cor: COR.branco,
    dentro: { kind: 'displayport' },
  }),
};

const PARA_HDMI: LengthFamily = {
  codigo: 209,
  sku: 'FS-DSP-HDM',
  mpn: 'ESS-DPH',
  slug: 'cabo-displayport-para-hdmi',
  nome: 'Cabo DisplayPort para HDMI 4K 30 Hz',
  marca: 'essencial',
  categoria: `${RAIZ}/dp-para-hdmi`,
  garantiaMeses: 12,
  em: '2024-06-24',
  cabo: { diametro: 5.5, plugues: 28, porMetro: 48 },
  caracteristicas: {
    ...COBRE,
    'conector-b': 'HDMI tipo A macho',
    classe: 'DisplayPort dual-mode (DP++)',
    compatibilidade: ['DisplayPort 1.2', 'HDMI 1.4'],
    'resolucao-maxima': RESOLUCAO.quatroK,
    'taxa-maxima': 30,
    'largura-de-banda': 10.2,
    recursos: ['Áudio multicanal'],
    blindagem: 'Dupla',
    direcional: 'Sim',
    bitola: 30,
  },
  resumo: 'Liga a saída DisplayPort do computador à entrada HDMI da TV, do monitor ou do projetor, com som.',
  longa: (m, rotulo) => [
    p(
      'É um cabo adaptador simples: pede que a porta do computador seja DisplayPort dual-mode, o DP++ marcado ao lado do conector. Quase toda placa de vídeo e todo desktop corporativo tem.',
    ),
    secao(
      'Sentido único',
      'Do computador para a tela. Ele não leva a imagem de um console, TV box ou decodificador HDMI para um monitor DisplayPort. Para isso existe o conversor ativo com alimentação USB.',
    ),
    secao(
      'Imagem e som',
      ul(
        'Full HD a 60 Hz e 4K a 30 Hz',
        'Áudio estéreo e multicanal pela mesma ligação',
        'Sem HDR e sem VRR',
      ),
    ),
    secao(
      'Comprimento',
      m < 2
        ? `${rotulo} para o computador na mesma mesa do monitor.`
        : `${rotulo} para TV de sala de reunião, com o notebook ou o mini PC por perto.`,
      'Se você precisa de 4K a 60 Hz, use o conversor ativo de DisplayPort para HDMI com um cabo HDMI comum.',
    ),
  ],
  desenho: cableLook({
    a: male('displayport', COR.cinza, { shell: 'black' }),
    b: male('hdmi', COR.cinza, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'displayport' },
    direcional: true,
  }),
};

export const DISPLAYPORT: readonly SeedProduct[] = [
  ...lengths(HBR3, [
    { m: 1, por: 5990, estoque: 176, pop: 342, para: 'Um metro para bases e mini PCs.' },
    { m: 1.5, por: 6990, estoque: 214, pop: 438, para: 'Um metro e meio para o gabinete sobre a mesa.' },
    {
      m: 2,
      por: 8990,
      de: 9990,
      estoque: 388,
      pop: 776,
      para: 'Dois metros para gabinete no chão e monitor em braço.',
    },
  ]),
  ...lengths(HBR2, [
    {
      m: 1.8,
      por: 3990,
      estoque: 640,
      pop: 593,
      para: 'Com 1,8 metro, substitui o cabo que veio com o monitor.',
    },
    { m: 3, por: 5990, estoque: 255, pop: 361, para: 'Três metros para o gabinete do outro lado da mesa.' },
  ]),
  ...lengths(OPTICO, [
    { m: 10, por: 54990, estoque: 18, pop: 192, para: 'Dez metros, do rack técnico à ilha de edição.' },
    { m: 20, por: 79990, estoque: 11, pop: 143, para: 'Vinte metros para sala de controle e estúdio.' },
  ]),
  ...lengths(DP40, [
    { m: 1, por: 13990, estoque: 84, pop: 257, para: 'Um metro para mesas compactas.' },
    {
      m: 2,
      por: 19990,
      estoque: 66,
      pop: 326,
      para: 'Dois metros para o conjunto comum de gabinete e monitor.',
    },
  ]),
  ...lengths(DP54, [
    {
      m: 1,
      por: 17990,
      estoque: 57,
      pop: 248,
      para: 'Um metro para ligação direta entre torre baixa e monitor.',
    },
    {
      m: 2,
      por: 24990,
      estoque: 0,
      pop: 383,
      para: 'Dois metros, o maior comprimento passivo desta classe.',
    },
  ]),
  DP80,
  ...lengths(DP80_ATIVO, [
    { m: 2, por: 54990, estoque: 34, pop: 291, para: 'Dois metros para gabinete no chão.' },
    {
      m: 3,
      por: 69990,
      estoque: 25,
      pop: 205,
      em: '2026-10-19',
      prevenda: '2027-02-10',
      para: 'Três metros, em pré-venda: o envio começa na data indicada.',
    },
  ]),
  ...lengths(MINI, [
    { m: 1, por: 5490, estoque: 98, pop: 218, para: 'Um metro para a mesma mesa.' },
    { m: 2, por: 7490, estoque: 132, pop: 301, para: 'Dois metros para monitor em braço articulado.' },
  ]),
  ...lengths(PARA_HDMI, [
    { m: 1.8, por: 4990, estoque: 470, pop: 641, para: 'Com 1,8 metro, atende a mesa de trabalho.' },
    { m: 3, por: 6990, estoque: 228, pop: 445, para: 'Três metros para a TV da sala de reunião.' },
  ]),
];
