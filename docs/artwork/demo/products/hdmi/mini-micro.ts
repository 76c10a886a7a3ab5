import { type LengthFamily, lengths } from '../build.ts';
import { COR, cableLook, male } from '../ends.ts';
import { p, secao, ul } from '../html.ts';
import { PREMIUM_18G } from './common.ts';

const COMUM = {
  marca: 'tramavia',
  categoria: 'cabos-de-video/hdmi/mini-e-micro',
  garantiaMeses: 18,
  cabo: { diametro: 4.2, plugues: 20, porMetro: 30 },
} as const;

const CARACTERISTICAS = {
  ...PREMIUM_18G,
  classe: 'HDMI High Speed 18 Gb/s',
  'conector-b': 'HDMI tipo A macho',
  recursos: ['HDR', 'CEC'],
  tecnologia: 'Passivo',
  direcional: 'Não',
  bitola: 34,
  condutor: 'Cobre estanhado',
  blindagem: 'Dupla',
  capa: 'PVC flexível',
  uso: ['Interno', 'Câmera'],
  cor: 'Preto',
  apresentacao: 'Unidade',
  conteudo: '1 cabo com tampas nas pontas',
} as const;

const NA_CAMERA = secao(
  'Na câmera',
  ul(
    'Portas mini e micro são frágeis. Prenda o cabo na gaiola ou na alça antes de começar a gravar.',
    'Desligue a câmera para conectar; algumas só liberam a saída HDMI limpa depois de uma opção no menu.',
    'A capa é fina para não puxar o gimbal, por isso não deixe o cabo no chão de passagem.',
  ),
);

const MINI: LengthFamily = {
  ...COMUM,
  codigo: 110,
  sku: 'FS-HDM-MNI',
  mpn: 'TRV-HC',
  slug: 'cabo-mini-hdmi-para-hdmi-18g',
  nome: 'Cabo Mini HDMI para HDMI 18 Gb/s 4K 60 Hz',
  em: '2024-07-08',
  caracteristicas: { 'conector-a': 'Mini HDMI tipo C macho', ...CARACTERISTICAS },
  resumo: 'Cabo fino de Mini HDMI (tipo C) para HDMI comum (tipo A), com 18 Gb/s para 4K a 60 Hz.',
  longa: (m, rotulo) => [
    p(
      'O plugue tipo C tem 10,4 mm de largura e aparece em câmeras, tablets, placas de vídeo compactas e gravadores. Confira o seu: se a abertura tiver pouco mais de 6 mm, a porta é micro (tipo D), e este cabo não entra.',
    ),
    secao(
      'Comprimento',
      m <= 1
        ? `${rotulo} liga a câmera ao monitor de campo montado no mesmo tripé.`
        : `${rotulo} vão da câmera no tripé à placa de captura na mesa ao lado. Para ir mais longe, passe para SDI com um conversor ou use um HDMI comum com emenda curta.`,
    ),
    NA_CAMERA,
    secao(
      'O que ele não faz',
      'Não transforma porta de celular em saída de vídeo e não alimenta a câmera. Funciona nos dois sentidos, mas quase toda porta mini é somente saída.',
    ),
  ],
  desenho: cableLook({
    a: male('mini-hdmi', COR.cinza, { shell: 'black' }),
    b: male('hdmi', COR.cinza, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'hdmi' },
  }),
};

const MICRO: LengthFamily = {
  ...COMUM,
  codigo: 111,
  sku: 'FS-HDM-MIC',
  mpn: 'TRV-HD',
  slug: 'cabo-micro-hdmi-para-hdmi-18g',
  nome: 'Cabo Micro HDMI para HDMI 18 Gb/s 4K 60 Hz',
  em: '2024-07-08',
  caracteristicas: { 'conector-a': 'Micro HDMI tipo D macho', ...CARACTERISTICAS },
  resumo:
    'Cabo fino de Micro HDMI (tipo D) para HDMI comum (tipo A), para câmeras mirrorless, drones e placas de desenvolvimento.',
  longa: (m, rotulo) => [
    p(
      'O tipo D é o menor conector HDMI, com 6,4 mm de largura, e costuma ser confundido com micro USB. A forma é parecida, mas um não encaixa no outro. Se a sua porta for mais larga, de 10 mm, você precisa do mini (tipo C).',
    ),
    secao(
      `Onde usar o de ${rotulo}`,
      m < 1
        ? 'Meio metro é a medida de monitor preso na sapata ou na gaiola da câmera: sem sobra para balançar.'
        : m < 2
          ? 'Do corpo da câmera ao gravador no mesmo tripé, ou da placa de desenvolvimento ao monitor da bancada.'
          : 'Da câmera à placa de captura em transmissões ao vivo, com o cabo preso no pé do tripé.',
    ),
    NA_CAMERA,
    secao(
      'Em placas de desenvolvimento',
      'Use a porta indicada como principal no manual da placa. Nem toda placa envia 4K a 60 Hz de fábrica; às vezes é preciso liberar a opção na configuração.',
    ),
  ],
  desenho: cableLook({
    a: male('micro-hdmi', COR.laranja, { shell: 'black' }),
    b: male('hdmi', COR.laranja, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'hdmi' },
  }),
};

export const HDMI_MINI_MICRO = [
  ...lengths(MINI, [
    { m: 1, por: 3490, estoque: 210, pop: 294, para: 'Um metro para monitor de campo e tablet.' },
    { m: 2, por: 4490, estoque: 165, pop: 323, para: 'Dois metros para ligar a câmera à captura na mesa.' },
  ]),
  ...lengths(MICRO, [
    { m: 0.5, por: 3990, estoque: 120, pop: 281, para: 'Meio metro para monitor montado na própria câmera.' },
    { m: 1, por: 4490, estoque: 232, pop: 397, para: 'Um metro para bancada e tripé.' },
    { m: 2, por: 5490, estoque: 141, pop: 352, para: 'Dois metros para câmera em transmissão ao vivo.' },
  ]),
];
