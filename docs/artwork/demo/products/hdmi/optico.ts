import { type LengthFamily, lengths } from '../build.ts';
import { COR, cableLook, male } from '../ends.ts';
import { p, secao, ul } from '../html.ts';
import { ATIVO_18G, RECURSOS_48G, ULTRA_48G } from './common.ts';

const CATEGORIA = 'cabos-de-video/hdmi/optico-aoc';

const INSTALACAO = secao(
  'Instalação',
  ul(
    'O sentido é único: a ponta FONTE vai no aparelho que gera a imagem; a ponta TELA, na TV ou no projetor.',
    'Passe o cabo com curvas de no mínimo 30 mm de raio e sem torcer. A fibra não estica: quem deve receber a tração é a capa, nunca o plugue.',
    'Teste no chão antes de embutir. Depois de embutido, a troca custa mais do que o cabo.',
    'Não use emenda HDMI no meio do percurso.',
  ),
);

const OPTICO_48G: LengthFamily = {
  codigo: 108,
  sku: 'FS-HDM-O48',
  mpn: 'LMF-O48',
  slug: 'cabo-hdmi-optico-ultra-high-speed-48g',
  nome: 'Cabo HDMI óptico (AOC) Ultra High Speed 48 Gb/s 8K',
  marca: 'lumefio',
  categoria: CATEGORIA,
  garantiaMeses: 24,
  em: '2024-10-14',
  selos: ['certificado'],
  cabo: { diametro: 4.8, plugues: 40, porMetro: 27 },
  caracteristicas: {
    'conector-a': 'HDMI tipo A macho',
    'conector-b': 'HDMI tipo A macho',
    ...ULTRA_48G,
    recursos: RECURSOS_48G,
    tecnologia: 'Óptico ativo',
    direcional: 'Sim',
    'tipo-de-fibra': 'OM3',
    certificacao: 'Ultra High Speed HDMI',
    capa: 'LSZH',
    uso: ['Interno', 'Embutido'],
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo óptico com tampas nas pontas e ponteira de puxamento',
  },
  resumo:
    'Cabo HDMI com quatro fibras ópticas para levar 4K a 120 Hz e 8K a 60 Hz a distâncias impossíveis em cobre.',
  longa: (m, rotulo) => [
    p(
      `Os canais de imagem viajam em fibra multimodo e só a parte lenta (CEC, eARC, leitura da tela) usa fios finos de cobre. Por isso ${rotulo} pesam pouco, passam em eletroduto e não perdem banda no caminho.`,
    ),
    secao(
      `Uso típico de ${rotulo}`,
      m <= 15
        ? 'Sala com projetor no teto, TV em parede oposta ao rack, home theater com receiver escondido no armário.'
        : m <= 30
          ? 'Auditório, igreja e sala de aula: da cabine de operação ao projetor ou ao painel da frente.'
          : 'Eventos, estádios e prédios: da central técnica a telões em outro ambiente. Nesse porte, deixe também um eletroduto livre para substituição futura.',
    ),
    secao(
      'Consumo e alimentação',
      'Os conversores óptico-elétricos dos plugues são alimentados pela porta HDMI da fonte. Splitters e capturas muito simples podem não entregar corrente suficiente; nesse caso use um equipamento com alimentação própria.',
    ),
    INSTALACAO,
    secao(
      'Limites honestos',
      m >= 50
        ? 'A certificação cobre o eARC, mas nessa distância alguns aparelhos desistem da negociação por tempo de resposta. Se o som precisa voltar à central, preveja também uma ligação de áudio dedicada.'
        : 'O eARC funciona, mas use-o apenas entre aparelhos que também o anunciem nas duas pontas. O cabo não serve ao contrário para devolver imagem.',
    ),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.agua, { shell: 'black' }),
    b: male('hdmi', COR.laranja, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'hdmi', optical: true },
    direcional: true,
  }),
};

const OPTICO_18G: LengthFamily = {
  codigo: 109,
  sku: 'FS-HDM-O18',
  mpn: 'LMF-O18',
  slug: 'cabo-hdmi-optico-18g',
  nome: 'Cabo HDMI óptico (AOC) 18 Gb/s 4K 60 Hz',
  marca: 'lumefio',
  categoria: CATEGORIA,
  garantiaMeses: 24,
  em: '2024-06-10',
  cabo: { diametro: 4.5, plugues: 36, porMetro: 24 },
  caracteristicas: {
    'conector-a': 'HDMI tipo A macho',
    'conector-b': 'HDMI tipo A macho',
    ...ATIVO_18G,
    recursos: ['HDR', 'ARC', 'CEC', '3D'],
    tecnologia: 'Óptico ativo',
    direcional: 'Sim',
    'tipo-de-fibra': 'OM3',
    capa: 'LSZH',
    uso: ['Interno', 'Embutido'],
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo óptico com tampas nas pontas',
  },
  resumo: 'Cabo HDMI óptico de 18 Gb/s para projetores e painéis 4K de 60 Hz a longa distância.',
  longa: (m, rotulo) => [
    p(
      `A maioria dos projetores 4K trabalha a 60 Hz. Para eles, pagar por 48 Gb/s não muda a imagem, e este cabo entrega 4K a 60 Hz com HDR em ${rotulo} sem repetidor no caminho.`,
    ),
    secao(
      'Compare com as alternativas',
      ul(
        m <= 15
          ? 'Cobre ativo de 15 m: custa parecido, é bem mais grosso e pesado.'
          : 'Extensor por cabo de rede: aproveita cabeamento existente, mas comprime ou limita a imagem e exige duas fontes.',
        'Óptico de 48 Gb/s: necessário para 120 Hz e 8K.',
      ),
    ),
    INSTALACAO,
    secao(
      'O que ele não faz',
      'Não suporta 4K a 120 Hz, 8K nem eARC. O canal Ethernet do HDMI também não está ligado neste modelo.',
    ),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.azul, { shell: 'nickel' }),
    b: male('hdmi', COR.laranja, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'hdmi', optical: true },
    direcional: true,
  }),
};

export const HDMI_OPTICO = [
  ...lengths(OPTICO_48G, [
    {
      m: 10,
      por: 44990,
      estoque: 64,
      pop: 436,
      para: 'Dez metros para a sala com projetor ou TV longe do rack.',
    },
    {
      m: 15,
      por: 52990,
      de: 59990,
      estoque: 52,
      pop: 481,
      para: 'Quinze metros, o comprimento mais comum em home theater com receiver embutido.',
    },
    {
      m: 20,
      por: 64990,
      estoque: 38,
      pop: 367,
      para: 'Vinte metros para projeto residencial com central técnica.',
    },
    { m: 30, por: 84990, estoque: 22, pop: 305, para: 'Trinta metros, da cabine ao projetor de auditório.' },
    {
      m: 50,
      por: 129990,
      estoque: 9,
      pop: 214,
      para: 'Cinquenta metros para igrejas, casas de show e telões.',
    },
    {
      m: 100,
      por: 249900,
      estoque: 1,
      pop: 121,
      para: 'Cem metros para ligar prédios vizinhos ou o palco à central de um evento.',
    },
  ]),
  ...lengths(OPTICO_18G, [
    {
      m: 15,
      por: 37990,
      estoque: 45,
      pop: 331,
      para: 'Quinze metros para o projetor de teto de sala grande.',
    },
    { m: 30, por: 52990, de: 61990, estoque: 28, pop: 276, para: 'Trinta metros para auditório e templo.' },
    {
      m: 50,
      por: 79990,
      estoque: 2,
      pop: 158,
      para: 'Cinquenta metros para painel distante da cabine de operação.',
    },
  ]),
];
