import { type LengthFamily, lengths } from '../build.ts';
import { COR, cableLook, male } from '../ends.ts';
import { p, secao, ul } from '../html.ts';
import { ALTA_VELOCIDADE, cuidados } from './common.ts';

const ESSENCIAL: LengthFamily = {
  codigo: 101,
  sku: 'FS-HDM-HS',
  mpn: 'ESS-HHS',
  slug: 'cabo-hdmi-high-speed-4k-30hz',
  nome: 'Cabo HDMI High Speed 10,2 Gb/s 4K 30 Hz',
  marca: 'essencial',
  categoria: 'cabos-de-video/hdmi/alta-velocidade-4k30',
  garantiaMeses: 12,
  em: '2024-03-11',
  cabo: { diametro: 6, plugues: 22, porMetro: 52 },
  caracteristicas: {
    'conector-a': 'HDMI tipo A macho',
    'conector-b': 'HDMI tipo A macho',
    ...ALTA_VELOCIDADE,
    recursos: ['ARC', 'CEC', 'Ethernet', '3D'],
    tecnologia: 'Passivo',
    direcional: 'Não',
    condutor: 'Cobre estanhado',
    blindagem: 'Dupla',
    capa: 'PVC',
    uso: ['Interno'],
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo com tampas nas pontas',
  },
  resumo:
    'Cabo HDMI da classe High Speed para imagem Full HD a 60 Hz e 4K a 30 Hz, com retorno de áudio ARC.',
  longa: (m, rotulo) => [
    p(
      'É o cabo do decodificador, do DVR, do notebook na sala de reunião e do projetor Full HD. Leva imagem, som multicanal, controle CEC e o canal de retorno de áudio da TV para a soundbar.',
    ),
    secao(
      `Até onde ele vai com ${rotulo}`,
      m <= 5
        ? `Com ${rotulo}, a classe inteira está disponível: 1080p a 60 Hz, 1080p em 3D e 4K a 30 Hz com cor de 8 bits.`
        : `Em cobre passivo, ${rotulo} já é distância longa. Full HD a 60 Hz passa com folga; 4K a 30 Hz depende também da saída do aparelho, e pode pedir uma fonte com bom nível de sinal.`,
      ul(
        'Largura de banda de projeto: 10,2 Gb/s',
        `Condutores ${m >= 5 ? 'de 26 AWG, mais grossos para a distância' : 'de 30 AWG, flexíveis'}`,
        'Contatos dourados e blindagem de fita com malha',
      ),
    ),
    secao(
      'O que ele não faz',
      '4K a 60 Hz com HDR pede a classe Premium, e 120 Hz ou 8K pedem a Ultra High Speed. Se a TV é 4K e a fonte é um TV box ou console atual, escolha uma delas: a diferença de preço é menor do que a de uma segunda compra.',
    ),
    cuidados(6),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.cinza, { shell: 'black' }),
    b: male('hdmi', COR.cinza, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'hdmi' },
  }),
};

export const HDMI_HIGH_SPEED = lengths(ESSENCIAL, [
  {
    m: 1,
    por: 1490,
    estoque: 860,
    pop: 612,
    caracteristicas: { bitola: 30 },
    para: 'Com 1 metro, serve para o decodificador encostado na TV e para bancada de testes.',
  },
  {
    m: 1.8,
    por: 1990,
    estoque: 3240,
    pop: 905,
    caracteristicas: { bitola: 30 },
    para: 'A medida de 1,8 metro resolve a maioria dos racks de sala, com folga para puxar o aparelho.',
  },
  {
    m: 3,
    por: 2990,
    de: 3490,
    estoque: 1120,
    pop: 738,
    caracteristicas: { bitola: 30 },
    para: 'Três metros chegam da TV de parede ao móvel abaixo dela, passando por canaleta.',
  },
  {
    m: 5,
    por: 4990,
    estoque: 415,
    pop: 520,
    caracteristicas: { bitola: 26 },
    para: 'Cinco metros para mesa de reunião ou para a TV do outro lado da sala.',
  },
  {
    m: 7.5,
    por: 7990,
    estoque: 148,
    pop: 287,
    // In passive copper of this length 4K depends on the source; Full HD does not.
    caracteristicas: { bitola: 26, 'resolucao-maxima': '1080p (1920 × 1080)', 'taxa-maxima': 60 },
    para: 'Com 7,5 metros, alcança o projetor de teto de uma sala pequena.',
  },
  {
    m: 10,
    por: 10990,
    estoque: 96,
    pop: 347,
    // In passive copper of this length 4K depends on the source; Full HD does not.
    caracteristicas: { bitola: 26, 'resolucao-maxima': '1080p (1920 × 1080)', 'taxa-maxima': 60 },
    para: 'Dez metros é o máximo que vendemos em cobre passivo nesta classe, pensado para projetor Full HD.',
  },
]);
