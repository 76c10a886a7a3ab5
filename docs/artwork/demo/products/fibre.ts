import type { SeedProduct } from '../types.ts';
import { type LengthFamily, lengths } from './build.ts';
import { COR, cableLook, male } from './ends.ts';
import { p, secao, ul } from './html.ts';

const RAIZ = 'rede-e-fibra/fibra-optica';

const CORDAO = {
  tecnologia: 'Passivo',
  direcional: 'Não',
  capa: 'LSZH',
  uso: ['Interno', 'Rack'],
  apresentacao: 'Unidade',
  conteudo: '1 cordão óptico com protetores e folha de teste',
} as const;

const LIMPEZA = secao(
  'Limpe antes de ligar',
  ul(
    'Uma partícula na face do conector tira mais sinal do que quilômetros de fibra. Passe a caneta de limpeza toda vez, mesmo em cordão novo.',
    'Mantenha as tampas nas pontas sem uso.',
    'Não olhe para a ponta de um cordão ligado: o laser não é visível e machuca.',
  ),
);

const OM3: LengthFamily = {
  codigo: 751,
  sku: 'FS-FIB-LL3',
  mpn: 'LMF-LL3',
  slug: 'cordao-optico-lc-lc-om3-duplex',
  nome: 'Cordão óptico LC-LC OM3 duplex UPC 50/125',
  marca: 'lumefio',
  categoria: `${RAIZ}/lc-lc`,
  garantiaMeses: 36,
  em: '2024-04-18',
  cabo: { diametro: 2, plugues: 14, porMetro: 9 },
  caracteristicas: {
    ...CORDAO,
    'conector-a': 'LC duplex UPC',
    'conector-b': 'LC duplex UPC',
    classe: 'Multimodo 50/125 µm',
    'tipo-de-fibra': 'OM3',
    polimento: 'UPC',
    compatibilidade: ['1000BASE-SX', '10GBASE-SR', '40GBASE-BiDi'],
    'largura-de-banda': 10,
    'alcance-maximo': 300,
    cor: 'Água',
  },
  resumo:
    'Cordão multimodo OM3 com conectores LC de perda típica de 0,2 dB, para módulos SFP de 1 e 10 Gb/s.',
  longa: (m, rotulo) => [
    p(
      'É o cordão do dia a dia entre switches, servidores, storages e conversores de vídeo. Os dois LC são unidos por um clipe que pode ser aberto para inverter transmissão e recepção.',
    ),
    secao(
      'Alcance do enlace OM3',
      ul(
        '1 Gb/s (SX): 550 m',
        '10 Gb/s (SR): 300 m',
        'SR4, de 40 e 100 Gb/s: não serve, o módulo tem encaixe MPO',
      ),
      `O cordão de ${rotulo} entra nessa conta junto com o cabo fixo e os demais cordões.`,
    ),
    secao(
      'Comprimento',
      m <= 1
        ? 'Um metro liga equipamentos no mesmo rack.'
        : m <= 3
          ? 'Três metros entre racks vizinhos, pela calha superior.'
          : m <= 5
            ? 'Cinco metros entre fileiras próximas.'
            : 'Dez metros para atravessar a sala técnica pela calha.',
    ),
    secao(
      'Não misture',
      'Não ligue OM3 a transceptor monomodo (LR) nem a cordão OS2: o núcleo de 50 µm é cinco vezes maior. Com OM4 mistura bem, valendo o alcance do OM3.',
    ),
    LIMPEZA,
  ],
  desenho: cableLook({
    a: male('lc', [COR.agua, COR.agua], { shell: 'beige' }),
    b: male('lc', [COR.agua, COR.agua], { shell: 'beige' }),
    cor: COR.agua,
    dentro: { kind: 'fibre', fibres: 2, mode: 'OM3' },
  }),
};

const OM4: LengthFamily = {
  ...OM3,
  codigo: 752,
  sku: 'FS-FIB-LL4',
  mpn: 'LMF-LL4',
  slug: 'cordao-optico-lc-lc-om4-duplex',
  nome: 'Cordão óptico LC-LC OM4 duplex UPC 50/125 violeta',
  em: '2024-08-12',
  caracteristicas: {
    ...OM3.caracteristicas,
    'tipo-de-fibra': 'OM4',
    'alcance-maximo': 400,
    cor: 'Violeta',
  },
  resumo: 'Cordão multimodo OM4 de capa violeta, para enlaces de 40 e 100 Gb/s e 10 Gb/s em até 400 metros.',
  longa: (m, rotulo) => [
    p(
      'OM4 é a mesma geometria do OM3 com vidro de banda maior. A capa violeta evita confusão no rack: onde há violeta, o enlace inteiro deve ser OM4.',
    ),
    secao(
      'Alcance do enlace OM4',
      ul(
        '1 Gb/s (SX): 550 m',
        '10 Gb/s (SR): 400 m',
        'SR4, de 40 e 100 Gb/s: não serve, o módulo tem encaixe MPO',
      ),
    ),
    secao(
      'Vale a diferença?',
      `Em ${rotulo} isolados, não: OM3 e OM4 se comportam igual. Vale quando o cabo fixo é OM4 e você não quer que o cordão seja o elo mais fraco.`,
    ),
    secao(
      'Conectores',
      m <= 2
        ? 'LC duplex com clipe removível e alívio curto, que cabe em porta de servidor com tampa.'
        : 'LC duplex com clipe removível e alívio longo, que aguenta o peso do cordão em calha.',
    ),
    LIMPEZA,
  ],
  desenho: cableLook({
    a: male('lc', [COR.violeta, COR.violeta], { shell: 'beige' }),
    b: male('lc', [COR.violeta, COR.violeta], { shell: 'beige' }),
    cor: COR.violeta,
    dentro: { kind: 'fibre', fibres: 2, mode: 'OM4' },
  }),
};

const MONOMODO = {
  classe: 'Monomodo 9/125 µm',
  'tipo-de-fibra': 'OS2',
  polimento: 'UPC',
  compatibilidade: ['1000BASE-LX', '10GBASE-LR', '12G-SDI sobre fibra'],
  'largura-de-banda': 10,
  'alcance-maximo': 10000,
  cor: 'Amarelo',
} as const;

const OS2: LengthFamily = {
  ...OM3,
  codigo: 753,
  sku: 'FS-FIB-LLS',
  mpn: 'LMF-LLS',
  slug: 'cordao-optico-lc-lc-os2-duplex',
  nome: 'Cordão óptico LC-LC OS2 duplex UPC monomodo',
  em: '2024-05-23',
  caracteristicas: {
    ...CORDAO,
    ...MONOMODO,
    'conector-a': 'LC duplex UPC',
    'conector-b': 'LC duplex UPC',
  },
  resumo: 'Cordão monomodo amarelo com LC azul (UPC), para módulos LR e conversores de vídeo em fibra.',
  longa: (m, rotulo) => [
    p(
      'Monomodo é a escolha para ligar prédios, câmeras de externa e caminhões: 10 km com módulo LR comum, dezenas de quilômetros com módulos próprios. A fibra é do tipo insensível à curva, que tolera raio de 10 mm.',
    ),
    secao(
      'Em distância curta também',
      `Mesmo com ${rotulo}, um módulo LR de 10 km trabalha sem atenuador. Módulos de 40 e 80 km saturam o receptor e pedem atenuador.`,
    ),
    secao(
      'Confira o conector',
      'LC azul é UPC. Se o equipamento tem LC verde (APC), este cordão não serve: as faces são diferentes.',
    ),
    secao(
      'Comprimento',
      m <= 3
        ? `${rotulo} entre o distribuidor óptico e o equipamento do mesmo rack.`
        : `${rotulo} entre o rack e a mesa de conversores, com sobra para calha.`,
    ),
    LIMPEZA,
  ],
  desenho: cableLook({
    a: male('lc', [COR.azul, COR.azul], { shell: 'blue' }),
    b: male('lc', [COR.azul, COR.azul], { shell: 'blue' }),
    cor: COR.amarelo,
    dentro: { kind: 'fibre', fibres: 2, mode: 'OS2' },
  }),
};

const LC_SC: LengthFamily = {
  ...OS2,
  codigo: 754,
  sku: 'FS-FIB-LSS',
  mpn: 'LMF-LSS',
  slug: 'cordao-optico-lc-sc-os2-duplex',
  nome: 'Cordão óptico LC-SC OS2 duplex UPC monomodo',
  categoria: `${RAIZ}/lc-sc`,
  cabo: { diametro: 3, plugues: 18, porMetro: 12 },
  caracteristicas: { ...OS2.caracteristicas, 'conector-b': 'SC duplex UPC' },
  resumo: 'Cordão monomodo do módulo SFP (LC) ao distribuidor óptico ou conversor com SC.',
  longa: (m, rotulo) => [
    p(
      'O LC tem metade do tamanho do SC e domina os equipamentos novos; o SC continua nos distribuidores e nos conversores de mídia. Este cordão liga os dois mundos sem adaptador.',
    ),
    secao(
      'Duplex ou simplex?',
      'O duplex tem duas fibras, uma para cada sentido, e é o usual em rede. Se seu conversor usa uma única fibra nos dois sentidos (BiDi), você precisa de cordão simplex.',
    ),
    secao(
      'Comprimento',
      m <= 3
        ? `${rotulo} para distribuidor e switch no mesmo rack.`
        : `${rotulo} para o distribuidor de parede e o rack ao lado.`,
    ),
    secao(
      'Perda',
      'Cada conector perde até 0,3 dB. Um enlace de 10 km com dois cordões como este fica longe do limite de um módulo LR.',
    ),
    LIMPEZA,
  ],
  desenho: cableLook({
    a: male('lc', [COR.azul, COR.azul], { shell: 'blue' }),
    b: male('sc', [COR.azul, COR.azul], { shell: 'blue' }),
    cor: COR.amarelo,
    dentro: { kind: 'fibre', fibres: 2, mode: 'OS2' },
  }),
};

const SC_APC: LengthFamily = {
  ...OS2,
  codigo: 755,
  sku: 'FS-FIB-SSA',
  mpn: 'LMF-SSA',
  slug: 'cordao-optico-sc-sc-apc-simplex',
  nome: 'Cordão óptico SC-SC APC simplex para ONU',
  categoria: `${RAIZ}/sc-sc`,
  em: '2024-07-29',
  cabo: { diametro: 3, plugues: 12, porMetro: 9 },
  caracteristicas: {
    ...CORDAO,
    ...MONOMODO,
    'conector-a': 'SC simplex APC',
    'conector-b': 'SC simplex APC',
    polimento: 'APC',
    compatibilidade: ['GPON', 'XGS-PON'],
    'largura-de-banda': 10,
    cor: 'Branco',
  },
  resumo:
    'Cordão de uma fibra com SC verde (APC) nas duas pontas, para a ONU ou o roteador de fibra do provedor.',
  longa: (m, rotulo) => [
    p(
      m <= 3
        ? `Substitui o cordão original danificado ou dá ${rotulo} de liberdade para tirar o roteador de dentro do armário, onde o Wi-Fi morre.`
        : `Com ${rotulo}, dá para tirar o roteador do canto onde o instalador o deixou e levá-lo para o meio da casa, onde o Wi-Fi rende mais.`,
    ),
    secao(
      'Antes de mexer',
      ul(
        'Confirme que os dois conectores atuais são verdes. Se forem azuis, o polimento é outro.',
        'Veja com o provedor se a troca do cordão é permitida.',
        'Guarde o cordão original: o suporte técnico pode pedir.',
      ),
    ),
    secao(
      'Passagem',
      m <= 3
        ? 'Deixe curvas abertas e não prenda com grampo: pregar fibra é quebrá-la.'
        : 'Em 10 metros, passe por canaleta ou rodapé e fixe com presilha larga. Porta fechada sobre a fibra é defeito certo.',
    ),
    secao(
      'Perda',
      'Somando conectores, menos de 0,6 dB. A ONU tem margem de sobra; se a luz de PON ficar vermelha, limpe as faces.',
    ),
    LIMPEZA,
  ],
  desenho: cableLook({
    a: male('sc', COR.verde, { shell: 'green' }),
    b: male('sc', COR.verde, { shell: 'green' }),
    cor: COR.branco,
    dentro: { kind: 'fibre', fibres: 1, mode: 'OS2' },
  }),
};

export const FIBRE: readonly SeedProduct[] = [
  ...lengths(OM3, [
    { m: 1, por: 5490, estoque: 214, pop: 319, para: 'Um metro para o mesmo rack.' },
    { m: 3, por: 6490, estoque: 256, pop: 378, para: 'Três metros entre racks vizinhos.' },
    { m: 5, por: 7990, estoque: 118, pop: 282, para: 'Cinco metros entre fileiras.' },
    { m: 10, por: 10990, estoque: 82, pop: 238, para: 'Dez metros por calha.' },
  ]),
  ...lengths(OM4, [
    { m: 2, por: 7990, estoque: 137, pop: 269, para: 'Dois metros para storage e servidor.' },
    { m: 5, por: 10490, estoque: 0, pop: 223, para: 'Cinco metros entre racks distantes.' },
  ]),
  ...lengths(OS2, [
    { m: 3, por: 5990, estoque: 188, pop: 302, para: 'Três metros do distribuidor ao switch.' },
    { m: 10, por: 9490, estoque: 74, pop: 199, para: 'Dez metros até a mesa de conversores.' },
  ]),
  ...lengths(LC_SC, [
    { m: 3, por: 5990, estoque: 124, pop: 256, para: 'Três metros para o rack.' },
    { m: 5, por: 6990, estoque: 96, pop: 237, para: 'Cinco metros para o distribuidor de parede.' },
  ]),
  ...lengths(SC_APC, [
    { m: 3, por: 3990, estoque: 345, pop: 484, para: 'Três metros para mudar a ONU de lado.' },
    { m: 10, por: 6990, estoque: 167, pop: 446, para: 'Dez metros para levar a ONU a outro cômodo.' },
  ]),
];
