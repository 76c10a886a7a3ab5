import { type LengthFamily, lengths } from '../build.ts';
import { COR, cableLook, male } from '../ends.ts';
import { p, secao, ul } from '../html.ts';
import { PREMIUM_18G, RECURSOS_18G, RECURSOS_48G, ULTRA_48G } from './common.ts';

const CATEGORIA = 'cabos-de-video/hdmi/plano-e-90-graus';

const BASE = {
  'conector-a': 'HDMI tipo A macho',
  tecnologia: 'Passivo',
  direcional: 'Não',
  uso: ['Interno'],
  apresentacao: 'Unidade',
} as const;

const ANGULO = secao(
  'Para que lado é a curva',
  'Com a porta HDMI da TV na posição comum, lado largo para cima, o cabo sai para baixo. Se as portas da sua TV ficam viradas para a lateral ou de cabeça para baixo, a saída vira junto: olhe a parte mais larga da porta antes de comprar.',
);

const PLANO: LengthFamily = {
  codigo: 112,
  sku: 'FS-HDM-PLN',
  mpn: 'SLV-HPL',
  slug: 'cabo-hdmi-plano-18g',
  nome: 'Cabo HDMI plano 18 Gb/s 4K 60 Hz',
  marca: 'salavoz',
  categoria: CATEGORIA,
  garantiaMeses: 18,
  em: '2024-11-18',
  cabo: { diametro: 7.5, plugues: 22, porMetro: 38 },
  caracteristicas: {
    ...BASE,
    ...PREMIUM_18G,
    classe: 'HDMI High Speed 18 Gb/s',
    'conector-b': 'HDMI tipo A macho',
    recursos: RECURSOS_18G,
    bitola: 32,
    condutor: 'Cobre estanhado',
    blindagem: 'Dupla',
    capa: 'PVC flexível',
    cor: 'Branco',
    conteudo: '1 cabo e 4 presilhas adesivas',
  },
  resumo:
    'Cabo HDMI chato, com 7,5 mm de largura e 2,6 mm de espessura, para sumir sob o tapete ou junto do rodapé.',
  longa: (m, rotulo) => [
    p(
      'A capa branca acompanha rodapés e paredes claras, e as quatro presilhas adesivas seguram o cabo sem furar. Leva 4K a 60 Hz com HDR, o bastante para TV box, decodificador e soundbar em ARC.',
    ),
    secao(
      'Onde o formato ajuda, e onde atrapalha',
      ul(
        'Ajuda sob tapete, atrás de quadro e em fresta de porta.',
        'Dobra bem no sentido da largura chata, mas não faz curva de lado: para virar no rodapé, dê meia torção.',
        'Em área de passagem, proteja com canaleta de piso. Pisada repetida rompe os condutores.',
      ),
    ),
    secao(
      'Comprimento e classe',
      m <= 2
        ? `Em ${rotulo}, a banda de 18 Gb/s chega inteira.`
        : `${rotulo} é o máximo que oferecemos em cabo plano: os condutores são finos, e acima dessa medida a perda cresce depressa. Para distâncias maiores use o redondo.`,
    ),
    secao(
      'O que ele não faz',
      'Não é cabo para 120 Hz nem 8K, e não deve ser embutido em alvenaria sem eletroduto.',
    ),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.cinza, { shell: 'white' }),
    b: male('hdmi', COR.cinza, { shell: 'white' }),
    cor: COR.branco,
    acabamento: 'flat',
    dentro: { kind: 'hdmi' },
  }),
};

const ANGULO_18G: LengthFamily = {
  codigo: 113,
  sku: 'FS-HDM-N18',
  mpn: 'SLV-H90',
  slug: 'cabo-hdmi-90-graus-18g',
  nome: 'Cabo HDMI 90° Premium High Speed 18 Gb/s 4K 60 Hz',
  marca: 'salavoz',
  categoria: CATEGORIA,
  garantiaMeses: 18,
  em: '2025-02-10',
  selos: ['certificado'],
  cabo: { diametro: 6, plugues: 26, porMetro: 54 },
  caracteristicas: {
    ...BASE,
    ...PREMIUM_18G,
    'conector-b': 'HDMI tipo A macho 90°',
    recursos: RECURSOS_18G,
    bitola: 30,
    condutor: 'Cobre estanhado',
    blindagem: 'Tripla',
    certificacao: 'Premium High Speed HDMI',
    capa: 'PVC',
    cor: 'Preto',
    conteudo: '1 cabo com tampas nas pontas e etiqueta de certificação',
  },
  resumo: 'HDMI de 18 Gb/s com um conector reto e outro em ângulo, para TV fixada rente à parede.',
  longa: (m, rotulo) => [
    p(
      'Um plugue reto com a curva natural do cabo pede uns 7 cm atrás da TV. Com o conector em 90°, bastam cerca de 3 cm, e a porta deixa de trabalhar forçada.',
    ),
    ANGULO,
    secao(
      `${rotulo} de ponta a ponta`,
      m <= 1
        ? 'Serve para TV box preso atrás da TV e para monitores em bancada.'
        : 'Desce da TV ao rack por dentro do painel e ainda sobra para puxar o aparelho para a frente.',
    ),
    secao(
      'Limites',
      ul(
        '4K a 60 Hz com HDR é o máximo desta classe.',
        'Só uma ponta é angulada; a outra é reta e vai no aparelho.',
        'Em portas lado a lado, o plugue de 90° pode encobrir a vizinha de baixo.',
      ),
    ),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.dourado, { shell: 'black' }),
    b: male('hdmi', COR.dourado, { shell: 'black', angled: true }),
    cor: COR.preto,
    dentro: { kind: 'hdmi' },
  }),
};

const ANGULO_48G: LengthFamily = {
  codigo: 114,
  sku: 'FS-HDM-N48',
  mpn: 'TRV-U90',
  slug: 'cabo-hdmi-90-graus-ultra-48g',
  nome: 'Cabo HDMI 90° Ultra High Speed 48 Gb/s 8K',
  marca: 'tramavia',
  categoria: CATEGORIA,
  garantiaMeses: 36,
  em: '2026-03-09',
  selos: ['certificado'],
  cabo: { diametro: 6.2, plugues: 38, porMetro: 68 },
  caracteristicas: {
    ...BASE,
    ...ULTRA_48G,
    'conector-b': 'HDMI tipo A macho 90°',
    recursos: RECURSOS_48G,
    bitola: 28,
    condutor: 'Cobre OFC',
    blindagem: 'Tripla',
    certificacao: 'Ultra High Speed HDMI',
    capa: 'Nylon trançado',
    cor: 'Grafite',
    conteudo: '1 cabo com tampas nas pontas e etiqueta de certificação com QR',
  },
  resumo: 'Ultra High Speed de 48 Gb/s com uma ponta em 90°, para TV de 120 Hz colada na parede.',
  longa: (m, rotulo) => [
    p(
      'Suporte fixo e TV fina deixam pouco espaço para um cabo de 48 Gb/s, que é grosso. A ponta em ângulo resolve isso sem adaptador: adaptador de 90° é uma emenda, e emenda nesta velocidade costuma causar tela preta intermitente.',
    ),
    ANGULO,
    secao(
      'Desempenho',
      `O cabo de ${rotulo} foi certificado já com o conector angulado. Passa 4K a 120 Hz, 8K a 60 Hz, VRR, ALLM e eARC.`,
    ),
    secao(
      m <= 1 ? 'Para TV com console atrás' : 'Para TV com console no rack',
      m <= 1
        ? 'Um metro é pouco para chegar ao rack. É a medida para caixa externa presa ao painel ou para monitor de mesa.'
        : 'Dois metros descem do centro da TV ao móvel com sobra. Prenda o cabo ao suporte com velcro para que o peso não fique na porta.',
    ),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.petroleo, { shell: 'nickel' }),
    b: male('hdmi', COR.petroleo, { shell: 'nickel', angled: true }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'hdmi' },
  }),
};

export const HDMI_PLANO_ANGULO = [
  ...lengths(PLANO, [
    {
      m: 2,
      por: 3990,
      estoque: 186,
      pop: 268,
      para: 'Dois metros para a TV do quarto, com o cabo rente à parede.',
    },
    {
      m: 3,
      por: 5290,
      estoque: 122,
      pop: 239,
      para: 'Três metros para atravessar o canto da sala por baixo do tapete.',
    },
  ]),
  ...lengths(ANGULO_18G, [
    { m: 1, por: 3990, estoque: 154, pop: 227, para: 'Um metro para aparelho preso atrás da própria TV.' },
    { m: 2, por: 5490, estoque: 203, pop: 379, para: 'Dois metros da TV de parede ao rack.' },
  ]),
  ...lengths(ANGULO_48G, [
    { m: 1, por: 9990, estoque: 88, pop: 246, para: 'Um metro para monitor ou TV pequena.' },
    {
      m: 2,
      por: 13990,
      estoque: 117,
      pop: 418,
      para: 'Dois metros para o console no móvel e a TV encostada na parede.',
    },
  ]),
];
