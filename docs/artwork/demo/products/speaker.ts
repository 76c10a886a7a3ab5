import type { SeedProduct } from '../types.ts';
import { type LengthFamily, lengths, single } from './build.ts';
import { COR, cableLook, male } from './ends.ts';
import { p, secao, ul } from './html.ts';
import { boxForCoil } from './measure.ts';

const RAIZ = 'cabos-de-audio/caixas-acusticas';

const FIO = {
  tecnologia: 'Passivo',
  classe: 'Cabo de caixa acústica',
  'conector-a': 'Sem conector',
  'conector-b': 'Sem conector',
  blindagem: 'Sem blindagem',
  condutor: 'Cobre OFC',
  capa: 'PVC flexível',
  uso: ['Interno'],
  cor: 'Transparente',
} as const;

/** Longest run in metres that keeps the loss near 5 % on 8 Ω, by conductor area in mm². */
const LIMITE_8_OHMS: Readonly<Record<string, number>> = { '1.5': 15, '2.5': 25, '4': 40 };

function limites(secaoMm2: number): string {
  const oito = LIMITE_8_OHMS[String(secaoMm2)] ?? 0;
  return secao(
    'Até onde vai',
    ul(
      `Caixas de 8 Ω: até ${oito} m por caixa`,
      `Caixas de 6 Ω: até ${Math.floor(oito * 0.75)} m`,
      `Caixas de 4 Ω: até ${Math.floor(oito / 2)} m`,
    ),
    'São distâncias entre amplificador e caixa com perda próxima de 5 %. Passou disso, suba uma seção.',
  );
}

/** Which area a run asks for: the limits of above as a table, for every wire of the family. */
const TABELA = [
  '<table><caption>Distância máxima até a caixa, por seção do fio</caption>',
  '<thead><tr><th scope="col">Seção</th><th scope="col">8 Ω</th><th scope="col">6 Ω</th><th scope="col">4 Ω</th></tr></thead><tbody>',
  ...Object.entries(LIMITE_8_OHMS)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(
      ([mm2, oito]) =>
        `<tr><th scope="row">2 × ${mm2.replace('.', ',')} mm²</th><td>${oito} m</td><td>${Math.floor(oito * 0.75)} m</td><td>${Math.floor(oito / 2)} m</td></tr>`,
    ),
  '</tbody></table>',
].join('');

const LIGAR = secao(
  'Para ligar',
  'Um condutor é cor de cobre e o outro prateado, e há um friso na capa: use sempre o mesmo lado no positivo. Decape 10 mm, torça os fios e não deixe nenhum solto encostar no borne vizinho. Se puder, use terminal banana.',
);

function fio(dados: {
  readonly codigo: number;
  readonly mm2: number;
  readonly texto: string;
  readonly diametro: number;
  readonly porMetro: number;
}): LengthFamily {
  const { codigo, mm2, texto, diametro, porMetro } = dados;
  const slugMm2 = texto.replace(',', '-');
  return {
    codigo,
    tabelaMedida: TABELA,
    sku: `FS-CXA-F${String(mm2 * 10).padStart(2, '0')}`,
    mpn: `SLV-F${String(mm2 * 10).padStart(2, '0')}`,
    slug: `fio-polarizado-2x${slugMm2}mm-ofc`,
    nome: `Fio polarizado OFC 2 × ${texto} mm² para caixa acústica`,
    marca: 'salavoz',
    categoria: `${RAIZ}/fio-polarizado`,
    garantiaMeses: 24,
    em: '2024-04-29',
    cabo: { diametro, plugues: 0, porMetro },
    corte: true,
    caracteristicas: {
      ...FIO,
      'secao-do-condutor': mm2,
      'alcance-maximo': LIMITE_8_OHMS[String(mm2)] ?? 0,
      apresentacao: 'Corte',
      conteudo: '1 corte contínuo de fio, sem terminais',
    },
    resumo: `Fio bicolor transparente com dois condutores de ${texto} mm² de cobre OFC, área de cobre real.`,
    longa: (m, rotulo) => [
      p(
        'A seção informada é a de cobre, medida pela resistência por metro, e não a do plástico. É aqui que muito fio barato decepciona: por fora parece grosso, por dentro tem metade do metal.',
      ),
      limites(mm2),
      secao(
        `O que fazer com ${rotulo}`,
        m <= 10
          ? `Atende duas caixas frontais com ${m / 2} m para cada lado.`
          : m <= 20
            ? 'Atende o par frontal e ainda a caixa central, ou um par de surrounds em sala pequena.'
            : 'Atende os surrounds do fundo da sala, contornando o rodapé, ou o som da varanda.',
        'Se as duas caixas de um par ficarem a distâncias diferentes, não é preciso enrolar sobra para igualar os fios: alguns metros de diferença não se ouvem.',
      ),
      LIGAR,
      secao(
        'O que ele não faz',
        'Não é cabo de rede elétrica e não deve ser embutido junto dela no mesmo eletroduto. Em área externa, proteja do sol: a capa transparente amarela com o tempo.',
      ),
    ],
    desenho: (metres, diameter) => ({
      form: 'roll',
      packaging: 'coil',
      jacket: { colour: COR.branco, finish: 'transparent', diameter },
      metres,
      inside: { kind: 'speaker', conductors: 2, material: 'OFC' },
    }),
  };
}

type Reel = {
  readonly codigo: number;
  readonly sku: string;
  readonly slug: string;
  readonly nome: string;
  readonly mm2: number;
  readonly metros: number;
  readonly material: 'OFC' | 'CCA';
  /** Metres on 8 Ω. */
  readonly alcance: number;
  readonly diametro: number;
  readonly peso: number;
  readonly marca: 'salavoz' | 'essencial';
  readonly por: number;
  readonly de?: number;
  readonly estoque: number;
  readonly pop: number;
  readonly resumo: string;
  readonly para: string;
  readonly longa: readonly string[];
};

function reel(row: Reel): SeedProduct {
  return single({
    ...row,
    mpn: row.sku.replace('FS-CXA', row.marca === 'salavoz' ? 'SLV' : 'ESS'),
    categoria: `${RAIZ}/bobinas-de-fio`,
    garantiaMeses: 24,
    em: '2024-05-02',
    caracteristicas: {
      comprimento: row.metros,
      diametro: row.diametro,
      ...FIO,
      condutor: row.material === 'OFC' ? 'Cobre OFC' : 'CCA',
      'secao-do-condutor': row.mm2,
      'alcance-maximo': row.alcance,
      cor: row.material === 'OFC' ? 'Transparente' : 'Vermelho e preto',
      uso: ['Interno', 'Instalação'],
      apresentacao: 'Rolo',
      conteudo: `1 rolo de ${row.metros} m com metragem marcada na capa`,
    },
    embalagem: boxForCoil(row.metros, row.diametro, row.peso),
    desenho: {
      form: 'roll',
      packaging: 'coil',
      jacket:
        row.material === 'OFC'
          ? { colour: COR.branco, finish: 'transparent', diameter: row.diametro }
          : { colour: COR.vermelho, finish: 'flat', diameter: row.diametro },
      metres: row.metros,
      inside: { kind: 'speaker', conductors: 2, material: row.material },
    },
  });
}

const BOBINAS = [
  reel({
    codigo: 673,
    sku: 'FS-CXA-B07-1000',
    slug: 'bobina-fio-caixa-2x0-75mm-cca-100m',
    nome: 'Bobina de fio bicolor CCA 2 × 0,75 mm² — 100 m',
    mm2: 0.75,
    metros: 100,
    material: 'CCA',
    alcance: 5,
    diametro: 4.6,
    peso: 1750,
    marca: 'essencial',
    por: 14990,
    estoque: 87,
    pop: 325,
    resumo:
      'Rolo econômico de fio vermelho e preto em alumínio cobreado, para som ambiente de baixa potência.',
    para: 'Cem metros para arandelas e caixinhas de teto em trechos curtos.',
    longa: [
      p(
        'CCA é alumínio com uma película de cobre. Custa cerca de metade do cobre puro e conduz uns 60 % do que ele conduz na mesma seção. Em som ambiente, com volume baixo e lances curtos, cumpre bem o papel; em home theater, não é nossa recomendação.',
      ),
      secao(
        'Até onde vai',
        ul('Caixas de 8 Ω: até 5 m', 'Caixas de teto com transformador de linha 70 V: até 60 m'),
      ),
      secao(
        'Como tratar o CCA',
        'O alumínio parte se for dobrado muitas vezes e oxida em borne frouxo. Prefira terminais de mola ou banana crimpada, não solda, e reaperte os bornes depois de um mês.',
      ),
      secao('Alternativa', 'Para caixas principais, use o fio OFC de 1,5 mm² ou mais.'),
    ],
  }),
  reel({
    codigo: 674,
    sku: 'FS-CXA-B25-1000',
    slug: 'bobina-fio-caixa-2x2-5mm-ofc-100m',
    nome: 'Bobina de fio polarizado OFC 2 × 2,5 mm² — 100 m',
    mm2: 2.5,
    metros: 100,
    material: 'OFC',
    alcance: 25,
    diametro: 8.4,
    peso: 6100,
    marca: 'salavoz',
    por: 89990,
    estoque: 31,
    pop: 357,
    resumo: 'Rolo de cem metros de fio transparente com 2,5 mm² de cobre real por condutor.',
    para: 'A bobina do instalador de home theater: atende uma sala 7.1 com sobra.',
    longa: [
      p(
        'O metro sai bem mais barato do que no corte pronto, e a metragem impressa permite saber o que restou. Condutores de fios finos, macios para passar em eletroduto de 3/4.',
      ),
      limites(2.5),
      secao(
        'Quanto comprar',
        'Some para cada caixa a altura até o forro, o percurso e a descida, com um metro de folga em cada ponta. Uma sala 5.1 de 20 m² costuma usar de 50 a 60 metros.',
      ),
      LIGAR,
    ],
  }),
  reel({
    codigo: 675,
    sku: 'FS-CXA-B40-500',
    slug: 'bobina-fio-caixa-2x4mm-ofc-50m',
    nome: 'Bobina de fio polarizado OFC 2 × 4 mm² — 50 m',
    mm2: 4,
    metros: 50,
    material: 'OFC',
    alcance: 40,
    diametro: 10.5,
    peso: 4700,
    marca: 'salavoz',
    por: 79990,
    estoque: 19,
    pop: 182,
    resumo: 'Rolo de cinquenta metros com 4 mm² de cobre por condutor, para lances longos e caixas de 4 Ω.',
    para: 'Indicado para subwoofer passivo, caixas de torre e áreas externas cobertas.',
    longa: [
      p(
        'Fio grosso não deixa o som melhor por si; deixa de piorá-lo em lance longo ou impedância baixa. Se suas caixas são de 8 Ω e ficam a 10 metros, o de 2,5 mm² dá o mesmo resultado por menos.',
      ),
      limites(4),
      secao(
        'Confira o borne',
        'Quatro milímetros quadrados não entram em borne de mola de caixas pequenas. Use terminal banana ou forquilha.',
      ),
      LIGAR,
    ],
  }),
];

const PLUGUES = single({
  codigo: 676,
  sku: 'FS-CXA-BAN-08',
  mpn: 'SLV-BN-8',
  slug: 'plugue-banana-dourado-kit-8',
  nome: 'Kit 8 plugues banana com parafuso para fio até 6 mm²',
  marca: 'salavoz',
  categoria: `${RAIZ}/banana`,
  garantiaMeses: 24,
  em: '2024-06-26',
  por: 6990,
  estoque: 312,
  pop: 486,
  caracteristicas: {
    'conector-a': 'Banana 4 mm macho',
    genero: 'Macho',
    condutor: 'Latão dourado',
    'secao-do-condutor': 6,
    cor: 'Vermelho e preto',
    apresentacao: 'Kit',
    conteudo: '8 plugues: 4 vermelhos e 4 pretos',
  },
  resumo: 'Oito plugues banana de montagem sem solda, com dois parafusos de trava por plugue.',
  para: 'Servem um par de caixas, terminando as duas pontas do fio.',
  longa: [
    p(
      'Com banana, ligar e desligar a caixa leva um segundo e não há fio solto para encostar no borne ao lado, que é a maneira mais rápida de queimar um amplificador.',
    ),
    secao(
      'Quantos comprar',
      ul(
        'Duas caixas com banana nas duas pontas: 1 kit',
        'Sala 5.1 com banana só no receiver: 2 kits',
        'Sala 5.1 completa: 3 kits',
      ),
    ),
    secao(
      'Montagem',
      'Decape 12 mm, passe o fio pela lateral, aperte os dois parafusos e rosqueie a capa. Reaperte depois de algumas semanas: o cobre assenta.',
    ),
    secao(
      'Antes de comprar',
      'Borne de mola não aceita banana. Alguns receivers trazem tampões coloridos nos bornes, que saem com uma chave fina.',
    ),
  ],
  embalagem: { altura: 30, largura: 140, comprimento: 200, peso: 175 },
  desenho: { form: 'plug', end: male('banana', [COR.vermelho, COR.preto], { shell: 'gold' }), units: 8 },
});

const PRONTO = single({
  codigo: 677,
  sku: 'FS-CXA-PRT-030',
  mpn: 'SLV-PR25-030',
  slug: 'cabo-caixa-banana-2x2-5mm-3m',
  nome: 'Cabo de caixa pronto banana-banana 2 × 2,5 mm² — 3 m',
  marca: 'salavoz',
  categoria: `${RAIZ}/banana`,
  garantiaMeses: 36,
  em: '2025-04-28',
  por: 12990,
  estoque: 68,
  pop: 284,
  caracteristicas: {
    comprimento: 3,
    diametro: 9,
    ...FIO,
    'conector-a': 'Banana 4 mm macho',
    'conector-b': 'Banana 4 mm macho',
    'secao-do-condutor': 2.5,
    capa: 'Nylon trançado',
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo para uma caixa',
  },
  resumo: 'Cabo de caixa terminado de fábrica, com banana dourada nas duas pontas e capa trançada.',
  para: 'Três metros para a caixa ao lado do rack; o par completo são duas unidades.',
  longa: [
    p(
      'Para quem não quer decapar fio. Os plugues são crimpados e cobertos com termorretrátil, vermelho no positivo e preto no negativo, sem margem para inverter a fase.',
    ),
    secao('Vendido por unidade', 'Cada cabo atende uma caixa. Para estéreo, coloque dois no carrinho.'),
    secao('Perda', 'Em 3 metros e 2,5 mm², menos de 1 % em 8 Ω: nada que se ouça ou se meça com facilidade.'),
    secao(
      'O que ele não faz',
      'Não divide em biamplificação: para ligar graves e agudos separados são necessários dois cabos por caixa.',
    ),
  ],
  embalagem: boxForCoil(3, 9, 360),
  desenho: cableLook({
    a: male('banana', [COR.vermelho, COR.preto], { shell: 'gold' }),
    b: male('banana', [COR.vermelho, COR.preto], { shell: 'gold' }),
    cor: COR.preto,
    acabamento: 'braided',
    dentro: { kind: 'speaker', conductors: 2, material: 'OFC' },
  })(3, 9),
});

export const SPEAKER: readonly SeedProduct[] = [
  ...lengths(fio({ codigo: 671, mm2: 1.5, texto: '1,5', diametro: 6.6, porMetro: 38 }), [
    { m: 10, por: 7990, estoque: 184, pop: 441, para: 'Dez metros para o par frontal da sala.' },
    { m: 20, por: 14990, estoque: 97, pop: 332, para: 'Vinte metros para frontais e central.' },
  ]),
  ...lengths(fio({ codigo: 672, mm2: 2.5, texto: '2,5', diametro: 8.4, porMetro: 60 }), [
    { m: 10, por: 11990, estoque: 156, pop: 498, para: 'Dez metros, cinco para cada caixa frontal.' },
    {
      m: 20,
      por: 22490,
      estoque: 74,
      pop: 358,
      para: 'Vinte metros para três caixas da frente ou dois surrounds.',
    },
    {
      m: 30,
      por: 32490,
      de: 35990,
      estoque: 52,
      pop: 261,
      para: 'Trinta metros para os surrounds do fundo da sala.',
    },
  ]),
  ...BOBINAS,
  PLUGUES,
  PRONTO,
];
