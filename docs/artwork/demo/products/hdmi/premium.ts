import { type LengthFamily, lengths } from '../build.ts';
import { COR, cableLook, male } from '../ends.ts';
import { p, secao, ul } from '../html.ts';
import { ATIVO_18G, cuidados, PREMIUM_18G, RECURSOS_18G } from './common.ts';

const CATEGORIA = 'cabos-de-video/hdmi/premium-18g';

const TRAMAVIA: LengthFamily = {
  codigo: 102,
  sku: 'FS-HDM-P18',
  mpn: 'TRV-P18',
  slug: 'cabo-hdmi-premium-high-speed-18g',
  nome: 'Cabo HDMI Premium High Speed 18 Gb/s 4K 60 Hz',
  marca: 'tramavia',
  categoria: CATEGORIA,
  garantiaMeses: 24,
  em: '2024-05-06',
  selos: ['certificado'],
  cabo: { diametro: 6.5, plugues: 28, porMetro: 62 },
  caracteristicas: {
    'conector-a': 'HDMI tipo A macho',
    'conector-b': 'HDMI tipo A macho',
    ...PREMIUM_18G,
    recursos: RECURSOS_18G,
    tecnologia: 'Passivo',
    direcional: 'Não',
    condutor: 'Cobre OFC',
    blindagem: 'Tripla',
    certificacao: 'Premium High Speed HDMI',
    capa: 'PVC',
    uso: ['Interno'],
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo com tampas nas pontas e etiqueta de certificação',
  },
  resumo: 'Cabo HDMI certificado de 18 Gb/s para 4K a 60 Hz com HDR, em cobre OFC com blindagem tripla.',
  longa: (m, rotulo) => [
    p(
      'Foi feito para o conjunto mais comum das salas de hoje: TV 4K de 60 Hz, TV box, Blu-ray 4K, decodificador e soundbar com ARC. Passa 4K a 60 Hz com cor completa (4:4:4) em 8 bits, ou HDR de 10 e 12 bits em 4:2:2.',
    ),
    secao(
      'Por que a certificação importa',
      'O programa Premium ensaia o cabo em 18 Gb/s e mede também a interferência que ele irradia. Isso evita o defeito clássico de cabo sem ensaio: Wi-Fi de 2,4 GHz que cai quando a TV liga em 4K. A etiqueta na embalagem pode ser conferida pelo aplicativo oficial.',
    ),
    secao(
      'Comprimento',
      m <= 1
        ? `${rotulo} fica esticado se os aparelhos não estiverem encostados. Meça o percurso com as portas já no lugar e some 20 cm para a curva do plugue.`
        : m <= 3
          ? `Em ${rotulo} o sinal de 18 Gb/s chega com boa margem. Se o cabo vai correr atrás do móvel, prefira que sobre um laço largo a que falte um palmo.`
          : `${rotulo} é o limite que aceitamos para 18 Gb/s em cobre passivo. Evite emendas: uma emenda no meio consome a margem. Para distâncias maiores, veja o cabo ativo de 18 Gb/s.`,
    ),
    secao(
      'O que ele não faz',
      ul(
        'Não alcança 4K a 120 Hz nem 8K: isso é com a classe Ultra High Speed.',
        'Não inclui o eARC no ensaio. Ele costuma funcionar, porque o par de Ethernet está ligado, mas só a classe Ultra High Speed o garante.',
        'Não converte nada: HDMI para DisplayPort, por exemplo, exige conversor ativo.',
      ),
    ),
    cuidados(6.5),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.dourado, { shell: 'black' }),
    b: male('hdmi', COR.dourado, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'hdmi' },
  }),
};

const ESSENCIAL: LengthFamily = {
  codigo: 103,
  sku: 'FS-HDM-E18',
  mpn: 'ESS-H18',
  slug: 'cabo-hdmi-essencial-premium-18g',
  nome: 'Cabo HDMI Premium High Speed 18 Gb/s Essencial',
  marca: 'essencial',
  categoria: CATEGORIA,
  garantiaMeses: 12,
  em: '2025-01-20',
  selos: ['certificado'],
  cabo: { diametro: 5.8, plugues: 22, porMetro: 50 },
  caracteristicas: {
    ...TRAMAVIA.caracteristicas,
    condutor: 'Cobre estanhado',
    blindagem: 'Dupla',
    cor: 'Cinza',
    conteudo: '1 cabo com etiqueta de certificação',
  },
  resumo: 'O HDMI de 18 Gb/s da linha da casa: 4K a 60 Hz com HDR, certificado, sem acabamento de luxo.',
  longa: (m, rotulo) => [
    p(
      `Quem só precisa ligar a TV 4K e esquecer o assunto encontra aqui ${rotulo} de cabo com a mesma classe e o mesmo ensaio dos mais caros. A economia está no plugue moldado simples, na capa cinza lisa e na embalagem de papel.`,
    ),
    secao(
      'Combina com',
      ul(
        'TV 4K de 60 Hz com TV box, decodificador ou Blu-ray',
        'Monitor 4K de 60 Hz ligado à saída HDMI do notebook',
        'Soundbar na porta ARC da TV',
      ),
    ),
    secao(
      'Não combina com',
      'Console de nova geração em 120 Hz, placa de vídeo em 4K a 144 Hz e TV 8K. Para esses, o mínimo é o Ultra High Speed de 48 Gb/s.',
    ),
    p(
      m <= 2
        ? 'A capa fina ajuda a passar o cabo por furo de móvel e por trás de suporte articulado.'
        : 'Com este comprimento, faça o caminho inteiro antes de prender: puxar um cabo já preso por abraçadeira estraga a blindagem.',
    ),
    cuidados(5.8),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.branco, { shell: 'nickel' }),
    b: male('hdmi', COR.branco, { shell: 'nickel' }),
    cor: COR.cinza,
    dentro: { kind: 'hdmi' },
  }),
};

const ATIVO: LengthFamily = {
  codigo: 104,
  sku: 'FS-HDM-A18',
  mpn: 'TRV-A18',
  slug: 'cabo-hdmi-ativo-18g',
  nome: 'Cabo HDMI ativo 18 Gb/s 4K 60 Hz',
  marca: 'tramavia',
  categoria: CATEGORIA,
  garantiaMeses: 24,
  em: '2024-09-02',
  cabo: { diametro: 7.5, plugues: 34, porMetro: 78 },
  caracteristicas: {
    'conector-a': 'HDMI tipo A macho',
    'conector-b': 'HDMI tipo A macho',
    ...ATIVO_18G,
    recursos: RECURSOS_18G,
    tecnologia: 'Ativo',
    direcional: 'Sim',
    bitola: 26,
    condutor: 'Cobre OFC',
    blindagem: 'Tripla',
    capa: 'PVC',
    uso: ['Interno'],
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo com tampas nas pontas e etiquetas de fonte e tela',
  },
  resumo:
    'Cabo HDMI de cobre com equalizador no plugue da tela, para manter 4K a 60 Hz com HDR em distâncias em que o passivo falha.',
  longa: (m, rotulo) => [
    p(
      `Um circuito de poucos miliwatts no conector de saída recompõe o sinal que ${rotulo} de cobre atenuam. A energia vem da própria porta HDMI; não há fonte nem cabo USB.`,
    ),
    secao(
      'Instale no sentido certo',
      'As pontas são diferentes. A marcada FONTE vai no aparelho que gera a imagem e a marcada TELA, na TV ou no projetor. Invertido, o cabo não mostra imagem alguma, e não queima: basta desvirar. Se for embutir, confira o sentido antes de fechar a parede.',
    ),
    secao(
      'Quando escolher este, e quando não',
      ul(
        m < 10
          ? 'Bom para TV em outra parede ou projetor a meia distância, onde o passivo de 5 metros não chega.'
          : 'Bom para projetor de teto e TV de auditório, em percurso de até 15 metros.',
        'Para 4K a 120 Hz ou 8K, passe para o óptico de 48 Gb/s.',
        'Para mais de 15 metros, o óptico sai mais leve e mais seguro.',
        'Não use com splitter sem alimentação própria: alguns não fornecem a corrente que o equalizador pede.',
      ),
    ),
    secao(
      'Cabo grosso',
      'São 7,5 mm de diâmetro e um feixe pesado. Apoie o cabo perto do conector e deixe curvas com pelo menos 45 mm de raio.',
    ),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.azul, { shell: 'black' }),
    b: male('hdmi', COR.laranja, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'hdmi' },
    direcional: true,
  }),
};

export const HDMI_PREMIUM = [
  ...lengths(TRAMAVIA, [
    {
      m: 0.5,
      por: 2990,
      estoque: 240,
      pop: 388,
      caracteristicas: { bitola: 30 },
      para: 'Meio metro para soundbar logo abaixo da TV ou para aparelhos empilhados no rack.',
    },
    {
      m: 1,
      por: 3490,
      estoque: 520,
      pop: 571,
      caracteristicas: { bitola: 30 },
      para: 'Um metro para TV box e Blu-ray apoiados no mesmo móvel da TV.',
    },
    {
      m: 2,
      por: 5490,
      de: 6490,
      estoque: 910,
      pop: 884,
      caracteristicas: { bitola: 28 },
      para: 'Dois metros é a medida mais pedida: TV no painel, aparelhos na prateleira.',
    },
    {
      m: 3,
      por: 7490,
      estoque: 430,
      pop: 690,
      caracteristicas: { bitola: 28 },
      para: 'Três metros atravessam o painel da TV por dentro, com curva e sobra.',
    },
    {
      m: 5,
      por: 11990,
      estoque: 134,
      pop: 472,
      caracteristicas: { bitola: 26 },
      para: 'Cinco metros, com condutor mais grosso, para levar 4K a 60 Hz à outra parede da sala.',
    },
  ]),
  ...lengths(ESSENCIAL, [
    {
      m: 1,
      por: 2490,
      estoque: 640,
      pop: 545,
      caracteristicas: { bitola: 30 },
      para: 'Um metro para a distância entre a TV e o aparelho ao lado.',
    },
    {
      m: 2,
      por: 3490,
      estoque: 1480,
      pop: 867,
      caracteristicas: { bitola: 30 },
      para: 'Dois metros para o rack da sala sem gastar além da conta.',
    },
    {
      m: 3,
      por: 4690,
      estoque: 575,
      pop: 604,
      caracteristicas: { bitola: 28 },
      para: 'Três metros para a TV de parede com canaleta.',
    },
  ]),
  ...lengths(ATIVO, [
    {
      m: 7.5,
      por: 22990,
      estoque: 58,
      pop: 233,
      para: 'Com 7,5 metros, contorna uma sala média pelo rodapé.',
    },
    {
      m: 10,
      por: 27990,
      de: 31990,
      estoque: 74,
      pop: 356,
      para: 'Dez metros cobrem a ida do rack ao projetor no teto, com descida dos dois lados.',
    },
    { m: 15, por: 36990, estoque: 31, pop: 262, para: 'Quinze metros é o máximo do cobre ativo em 18 Gb/s.' },
  ]),
];
