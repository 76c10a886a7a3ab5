import type { SeedProduct } from '../types.ts';
import { inColours, type LengthFamily, lengths, single } from './build.ts';
import { COR, cableLook, male } from './ends.ts';
import { p, secao, ul } from './html.ts';

const RAIZ = 'rede-e-fibra/cabos-de-rede';
/** The number follows from the family. */
const HOMOLOGADO = 'sim';

const PATCH = {
  'conector-a': 'RJ45 macho',
  'conector-b': 'RJ45 macho',
  tecnologia: 'Passivo',
  direcional: 'Não',
  condutor: 'Cobre OFC',
  impedancia: 100,
  anatel: HOMOLOGADO,
  uso: ['Interno', 'Rack'],
  apresentacao: 'Unidade',
  conteudo: '1 patch cord',
} as const;

const CAT6: LengthFamily = {
  codigo: 701,
  sku: 'FS-NET-C6',
  mpn: 'MLN-C6',
  slug: 'patch-cord-cat6-u-utp',
  nome: 'Patch cord Cat6 U/UTP RJ45',
  marca: 'malhanorte',
  categoria: `${RAIZ}/patch-cord-cat6`,
  garantiaMeses: 24,
  em: '2024-03-21',
  cabo: { diametro: 6, plugues: 10, porMetro: 36 },
  caracteristicas: {
    ...PATCH,
    classe: 'Cat6',
    categoria: 'Cat6',
    compatibilidade: ['1000BASE-T', '2.5GBASE-T', '5GBASE-T', '10GBASE-T até 37 m'],
    'largura-de-banda': 10,
    blindagem: 'U/UTP',
    bitola: 24,
    capa: 'PVC',
    cor: 'Azul',
  },
  resumo: 'Patch cord de cobre puro com conectores moldados e capa protetora da trava, testado em Cat6.',
  longa: (m, rotulo) => [
    p(
      'Condutores multifilares de 24 AWG, próprios para ligar e desligar. Leva 1 Gb/s e 2,5 Gb/s com folga, alimenta câmeras e pontos de acesso por PoE e serve a 10 Gb/s em enlaces curtos.',
    ),
    secao(
      `Para que serve o de ${rotulo}`,
      m <= 0.5
        ? 'Do patch panel ao switch na unidade de rack vizinha. Cordão curto deixa o rack ventilado e legível.'
        : m <= 1.5
          ? 'Do espelho na parede ao computador, ou do modem ao roteador.'
          : m <= 3
            ? 'Do espelho à TV, ao console ou à impressora que não fica junto dele.'
            : 'Para atravessar um cômodo. Se a ligação for definitiva, prefira cabo fixo com ponto de parede: patch cord não deve ser embutido.',
    ),
    secao(
      'Cobre puro, e por que isso importa',
      'Cordões de alumínio cobreado (CCA) aquecem com PoE e não atendem à norma. Os nossos são 100 % cobre e têm homologação Anatel.',
    ),
    secao(
      'O que ele não faz',
      ul(
        'Não acelera o plano de internet: se o roteador é de 100 Mb/s, continua 100 Mb/s.',
        'Não é para área externa: a capa de PVC racha ao sol.',
      ),
    ),
  ],
  desenho: cableLook({
    a: male('rj45', COR.azul),
    b: male('rj45', COR.azul),
    cor: COR.azul,
    dentro: { kind: 'twisted-pairs', pairs: 4, shield: 'U/UTP' },
  }),
};

const CAT6A: LengthFamily = {
  ...CAT6,
  codigo: 702,
  sku: 'FS-NET-C6A',
  mpn: 'MLN-C6A',
  slug: 'patch-cord-cat6a-s-ftp',
  nome: 'Patch cord Cat6A S/FTP blindado RJ45 10 Gb/s',
  categoria: `${RAIZ}/patch-cord-cat6a`,
  garantiaMeses: 36,
  em: '2024-06-19',
  cabo: { diametro: 6.2, plugues: 16, porMetro: 46 },
  caracteristicas: {
    ...PATCH,
    classe: 'Cat6A',
    categoria: 'Cat6A',
    compatibilidade: ['1000BASE-T', '2.5GBASE-T', '5GBASE-T', '10GBASE-T'],
    'largura-de-banda': 10,
    blindagem: 'S/FTP',
    bitola: 26,
    capa: 'LSZH',
    cor: 'Cinza',
  },
  resumo: 'Patch cord com blindagem por par e malha geral, para 10 Gb/s em canais de até 100 metros.',
  longa: (m, rotulo) => [
    p(
      'Indicado para servidores, NAS, estações de edição e vídeo sobre IP, onde 10 Gb/s precisam chegar sem retransmissão. A blindagem por par elimina o ruído entre cordões do mesmo feixe.',
    ),
    secao(
      'Blindagem pede aterramento',
      'O benefício só aparece quando o painel e o switch são metálicos e aterrados. Em rede doméstica com equipamento plástico, o cabo funciona normalmente, sem ganho sobre o não blindado.',
    ),
    secao(
      `Em ${rotulo}`,
      m <= 1
        ? 'Entre painel e switch do mesmo rack.'
        : m <= 3
          ? 'Entre racks vizinhos ou do espelho à estação de trabalho.'
          : m <= 5
            ? 'Do ponto de parede à ilha de edição.'
            : 'Travessia de sala técnica por calha. Respeite a curva mínima de 25 mm.',
    ),
    p(
      'A capa LSZH não propaga chama e é aceita em locais de público. Os plugues têm trava protegida contra enroscar ao puxar.',
    ),
  ],
  desenho: cableLook({
    a: male('rj45', COR.cinza, { shell: 'nickel' }),
    b: male('rj45', COR.cinza, { shell: 'nickel' }),
    cor: COR.cinza,
    dentro: { kind: 'twisted-pairs', pairs: 4, shield: 'S/FTP' },
  }),
};

const CAT8: LengthFamily = {
  ...CAT6A,
  codigo: 703,
  sku: 'FS-NET-C8',
  mpn: 'MLN-C8',
  slug: 'patch-cord-cat8-s-ftp',
  nome: 'Patch cord Cat8 S/FTP blindado RJ45 40 Gb/s',
  categoria: `${RAIZ}/patch-cord-cat8`,
  em: '2025-07-07',
  cabo: { diametro: 6.8, plugues: 18, porMetro: 54 },
  caracteristicas: {
    ...PATCH,
    classe: 'Cat8.1',
    categoria: 'Cat8',
    compatibilidade: ['10GBASE-T', '25GBASE-T', '40GBASE-T'],
    'largura-de-banda': 40,
    'alcance-maximo': 30,
    blindagem: 'S/FTP',
    bitola: 24,
    capa: 'LSZH',
    cor: 'Preto',
  },
  resumo: 'Cordão Cat8.1 de 2000 MHz para ligações de 25 e 40 Gb/s em cobre dentro do rack.',
  longa: (m, rotulo) => [
    p(
      'Cat8 é cabo de datacenter, com canal máximo de 30 metros. Quase nenhum equipamento doméstico tem porta de 25 ou 40 Gb/s em RJ45; em portas de 1 a 10 Gb/s ele funciona, com o mesmo resultado do Cat6A.',
    ),
    secao(
      'Precisa mesmo?',
      ul(
        'Servidor e switch 25GBASE-T: sim.',
        'Console, TV e roteador: não. O Cat6 faz igual e custa menos de um terço.',
        'Rack com muito ruído de fontes: a blindagem ajuda, e o Cat6A também a tem.',
      ),
    ),
    secao(
      'Comprimento',
      m <= 1 ? `${rotulo} entre equipamentos vizinhos.` : `${rotulo} do topo à base do rack.`,
    ),
    secao(
      'Manuseio',
      'O cabo é rígido: deixe curva de 30 mm e não use abraçadeira plástica apertada, que deforma a blindagem dos pares.',
    ),
  ],
  desenho: cableLook({
    a: male('rj45', COR.preto, { shell: 'nickel' }),
    b: male('rj45', COR.preto, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'twisted-pairs', pairs: 4, shield: 'S/FTP' },
  }),
};

const BOBINA = {
  marca: 'malhanorte',
  categoria: `${RAIZ}/bobina-305m`,
  garantiaMeses: 60,
} as const;

const FIXO = {
  comprimento: 305,
  'conector-a': 'Sem conector',
  'conector-b': 'Sem conector',
  tecnologia: 'Passivo',
  direcional: 'Não',
  condutor: 'Cobre OFC',
  impedancia: 100,
  bitola: 23,
  anatel: HOMOLOGADO,
  'alcance-maximo': 100,
} as const;

const CALCULO = secao(
  'Quantos pontos rende',
  'Em casa, um ponto usa de 15 a 25 metros; em escritório, de 30 a 45. Conte de 8 a 15 pontos por bobina, com 30 cm de sobra na parede e 2 metros no rack. Nenhum lance pode passar de 90 metros.',
);

const BOBINAS = [
  single({
    ...BOBINA,
    codigo: 704,
    sku: 'FS-NET-B6-3050',
    mpn: 'MLN-B6-305',
    slug: 'caixa-cabo-de-rede-cat6-u-utp-305m',
    nome: 'Caixa de cabo de rede Cat6 U/UTP CM azul — 305 m',
    em: '2024-03-21',
    por: 119990,
    de: 134990,
    estoque: 64,
    pop: 536,
    caracteristicas: {
      ...FIXO,
      diametro: 6,
      classe: 'Cat6',
      categoria: 'Cat6',
      compatibilidade: ['1000BASE-T', '2.5GBASE-T', '5GBASE-T', '10GBASE-T até 37 m'],
      'largura-de-banda': 10,
      blindagem: 'U/UTP',
      capa: 'PVC',
      uso: ['Interno'],
      cor: 'Azul',
      apresentacao: 'Caixa',
      conteudo: '1 caixa com 305 m de cabo e metragem decrescente impressa',
    },
    resumo: 'Cabo sólido Cat6 de cobre puro, 23 AWG, em caixa de desenrolar sem nó.',
    para: 'Os 305 metros atendem a rede de uma casa grande ou de um pequeno escritório.',
    longa: [
      p(
        'Para cabeamento fixo, embutido em eletroduto ou canaleta, com keystone nas duas pontas. O separador em cruz mantém os pares afastados, e a metragem regressiva na capa mostra quanto resta na caixa.',
      ),
      CALCULO,
      secao(
        'Regras de ouro',
        ul(
          'Não passe junto de cabo elétrico: 20 cm de distância ou eletroduto separado.',
          'Não puxe com mais de 11 kg de força.',
          'Não desfaça mais de 13 mm de trança ao conectar.',
        ),
      ),
      secao(
        'O que ele não é',
        'Não é para uso externo e não é multifilar: para cordão de mesa, use patch cord pronto.',
      ),
    ],
    embalagem: { altura: 240, largura: 370, comprimento: 370, peso: 12400 },
    desenho: {
      form: 'roll',
      packaging: 'box',
      jacket: { colour: COR.azul, finish: 'smooth', diameter: 6 },
      metres: 305,
      inside: { kind: 'twisted-pairs', pairs: 4, shield: 'U/UTP' },
    },
  }),
  single({
    ...BOBINA,
    codigo: 705,
    sku: 'FS-NET-B6X-3050',
    mpn: 'MLN-B6X-305',
    slug: 'bobina-cabo-de-rede-cat6-externo-305m',
    nome: 'Bobina de cabo de rede Cat6 F/UTP uso externo — 305 m',
    em: '2024-09-30',
    por: 148990,
    estoque: 27,
    pop: 274,
    caracteristicas: {
      ...FIXO,
      diametro: 8,
      classe: 'Cat6',
      categoria: 'Cat6',
      compatibilidade: ['1000BASE-T', '2.5GBASE-T', '5GBASE-T', '10GBASE-T até 37 m'],
      'largura-de-banda': 10,
      blindagem: 'F/UTP',
      capa: 'Polietileno com proteção UV',
      uso: ['Externo'],
      cor: 'Preto',
      apresentacao: 'Rolo',
      conteudo: '1 carretel com 305 m de cabo',
    },
    resumo:
      'Cabo Cat6 com capa dupla resistente ao sol e à umidade, para câmeras, antenas e ligação entre construções.',
    para: 'Carretel de 305 metros para fachada, jardim e duto externo.',
    longa: [
      p(
        'A capa externa de polietileno preto suporta sol direto e o gel entre as capas barra a água. A fita metálica e o fio dreno reduzem a indução de descargas próximas, mas não substituem protetor de surto.',
      ),
      secao(
        'Ao entrar no prédio',
        'Polietileno propaga chama. Troque para cabo interno em até 15 metros depois da entrada, em uma caixa de emenda com keystone.',
      ),
      secao(
        'Entre dois prédios',
        'Se os aterramentos são diferentes, use fibra óptica. Cabo de cobre blindado ligando duas terras conduz corrente onde não deve.',
      ),
      CALCULO,
    ],
    embalagem: { altura: 340, largura: 400, comprimento: 400, peso: 19800 },
    desenho: {
      form: 'roll',
      packaging: 'drum',
      jacket: { colour: COR.preto, finish: 'smooth', diameter: 8 },
      metres: 305,
      inside: { kind: 'twisted-pairs', pairs: 4, shield: 'F/UTP' },
    },
  }),
  single({
    ...BOBINA,
    codigo: 706,
    sku: 'FS-NET-B6A-3050',
    mpn: 'MLN-B6A-305',
    slug: 'bobina-cabo-de-rede-cat6a-u-ftp-305m',
    nome: 'Bobina de cabo de rede Cat6A U/FTP LSZH — 305 m',
    em: '2024-10-28',
    por: 229990,
    estoque: 16,
    pop: 216,
    caracteristicas: {
      ...FIXO,
      diametro: 7.2,
      classe: 'Cat6A',
      categoria: 'Cat6A',
      compatibilidade: ['1000BASE-T', '2.5GBASE-T', '5GBASE-T', '10GBASE-T', 'HDBaseT'],
      'largura-de-banda': 10,
      blindagem: 'U/FTP',
      capa: 'LSZH',
      uso: ['Interno', 'Instalação'],
      cor: 'Branco',
      apresentacao: 'Rolo',
      conteudo: '1 carretel com 305 m de cabo',
    },
    resumo: 'Cabo Cat6A com pares blindados um a um, para 10 Gb/s em 100 metros e para extensores HDBaseT.',
    para: 'Carretel de 305 metros para projetos de vídeo sobre rede e backbone.',
    longa: [
      p(
        'É o cabo que recomendamos para extensor HDBaseT: em 4K, o alcance passa dos 70 metros do Cat6 para 100. A blindagem por par, sem malha geral, deixa o cabo mais fino e mais fácil de terminar que o S/FTP.',
      ),
      secao(
        'Terminação',
        'Use keystone Cat6A blindado, com a fita dobrada sobre o dreno e contato de 360 graus. Keystone comum desperdiça o cabo.',
      ),
      secao(
        'Feixes e PoE',
        'Em PoE de 60 W ou mais, limite os feixes a 24 cabos para não aquecer. O condutor de 23 AWG ajuda.',
      ),
      CALCULO,
    ],
    embalagem: { altura: 340, largura: 400, comprimento: 400, peso: 17600 },
    desenho: {
      form: 'roll',
      packaging: 'drum',
      jacket: { colour: COR.branco, finish: 'smooth', diameter: 7.2 },
      metres: 305,
      inside: { kind: 'twisted-pairs', pairs: 4, shield: 'U/FTP' },
    },
  }),
];

const CINCO_CORES = ['Azul', 'Cinza', 'Preto', 'Vermelho', 'Amarelo'] as const;

export const NETWORK: readonly SeedProduct[] = [
  ...lengths(CAT6, [
    { m: 0.5, por: 1390, estoque: 620, pop: 432, para: 'Meio metro para ligar painel e switch.' },
    {
      m: 1.5,
      ...inColours(
        ['Azul', 'AZ', 1990, 940],
        ['Cinza', 'CZ', 1990, 410],
        ['Preto', 'PT', 1990, 385],
        ['Vermelho', 'VM', 2090, 160],
        ['Amarelo', 'AM', 2090, 0],
      ),
      pop: 822,
      caracteristicas: { cor: CINCO_CORES },
      para: 'Um metro e meio do espelho ao computador.',
    },
    {
      m: 3,
      ...inColours(
        ['Azul', 'AZ', 2890, 515, 3290],
        ['Cinza', 'CZ', 2890, 220],
        ['Preto', 'PT', 2890, 260],
        ['Vermelho', 'VM', 2990, 85],
        ['Amarelo', 'AM', 2990, 74],
      ),
      pop: 698,
      caracteristicas: { cor: CINCO_CORES },
      para: 'Três metros até a TV ou o console.',
    },
    {
      m: 5,
      ...inColours(['Azul', 'AZ', 3990, 240], ['Cinza', 'CZ', 3990, 130], ['Preto', 'PT', 3990, 118]),
      pop: 515,
      caracteristicas: { cor: ['Azul', 'Cinza', 'Preto'] },
      para: 'Cinco metros para mudar o roteador de lugar.',
    },
    { m: 10, por: 6490, estoque: 174, pop: 412, para: 'Dez metros para atravessar o cômodo.' },
  ]),
  ...lengths(CAT6A, [
    { m: 1, por: 4490, estoque: 268, pop: 324, para: 'Um metro para o rack.' },
    {
      m: 3,
      ...inColours(['Cinza', 'CZ', 7490, 146], ['Azul', 'AZ', 7490, 92], ['Verde', 'VD', 7690, 41]),
      pop: 387,
      caracteristicas: { cor: ['Cinza', 'Azul', 'Verde'] },
      para: 'Três metros da tomada à estação de edição.',
    },
    { m: 5, por: 9990, de: 11490, estoque: 103, pop: 295, para: 'Cinco metros entre racks.' },
    { m: 10, por: 15990, estoque: 56, pop: 211, para: 'Dez metros por calha em sala técnica.' },
  ]),
  ...lengths(CAT8, [
    { m: 1, por: 7990, estoque: 91, pop: 289, para: 'Um metro entre servidor e switch.' },
    { m: 3, por: 12990, estoque: 67, pop: 304, para: 'Três metros do topo à base do rack.' },
  ]),
  ...BOBINAS,
];
