import type { SeedProduct } from '../types.ts';
import { type LengthFamily, lengths, single } from './build.ts';
import { COR, cableLook, male } from './ends.ts';
import { RESOLUCAO } from './hdmi/common.ts';
import { p, secao, ul } from './html.ts';
import { boxForCoil } from './measure.ts';

const RAIZ = 'cabos-de-video/usb-c-video';

const BASE = {
  'conector-a': 'USB-C macho',
  condutor: 'Cobre estanhado',
  blindagem: 'Tripla',
  capa: 'Nylon trançado',
  uso: ['Interno'],
  apresentacao: 'Unidade',
  cor: 'Grafite',
  conteudo: '1 cabo e 1 fita de velcro',
} as const;

const PORTA_COM_VIDEO = secao(
  'Sua porta tem vídeo?',
  'A porta USB-C do aparelho precisa do modo DisplayPort Alt, de USB4 ou de Thunderbolt. Celulares de entrada e muitos notebooks com USB-C apenas de carga não têm. Procure na ficha técnica por “saída de vídeo” ou “DisplayPort via USB-C”; nenhum cabo acrescenta essa função.',
);

const PARA_HDMI: LengthFamily = {
  codigo: 401,
  sku: 'FS-USC-HDM',
  mpn: 'TRV-CH60',
  slug: 'cabo-usb-c-para-hdmi-4k-60hz',
  nome: 'Cabo USB-C para HDMI 18 Gb/s 4K 60 Hz',
  marca: 'tramavia',
  categoria: `${RAIZ}/usb-c-para-hdmi`,
  garantiaMeses: 24,
  em: '2024-06-17',
  cabo: { diametro: 4.8, plugues: 24, porMetro: 40 },
  caracteristicas: {
    ...BASE,
    'conector-b': 'HDMI tipo A macho',
    classe: 'USB-C DisplayPort Alt para HDMI',
    compatibilidade: ['HDMI 2.0', 'USB-C com DisplayPort Alt', 'Thunderbolt 3', 'Thunderbolt 4'],
    'resolucao-maxima': RESOLUCAO.quatroK,
    'taxa-maxima': 60,
    'largura-de-banda': 18,
    recursos: ['HDR', 'Áudio multicanal'],
    tecnologia: 'Ativo',
    direcional: 'Sim',
    bitola: 32,
  },
  resumo: 'Cabo que leva a imagem da porta USB-C do notebook, tablet ou celular para a TV em 4K a 60 Hz.',
  longa: (m, rotulo) => [
    p(
      'O conversor fica dentro do plugue HDMI; não há driver nem aplicativo. Espelhe a tela ou use a TV como segundo monitor, com o som saindo por ela.',
    ),
    PORTA_COM_VIDEO,
    secao(
      `Para que serve o de ${rotulo}`,
      m <= 1
        ? 'Notebook e monitor na mesma mesa.'
        : m <= 2
          ? 'Notebook na mesa de reunião ou no braço do sofá, TV logo à frente.'
          : 'TV na parede e notebook no centro da mesa de reunião. É o maior comprimento que fazemos nesta montagem.',
    ),
    secao(
      'O que ele não faz',
      ul(
        'Não carrega o notebook enquanto transmite; para isso use outra porta ou uma dock.',
        'Não funciona ao contrário: não leva console ou TV box para monitor USB-C.',
        'Serviços de vídeo podem bloquear a imagem protegida em celulares antigos.',
      ),
    ),
  ],
  desenho: cableLook({
    a: male('usb-c', COR.petroleo, { shell: 'nickel' }),
    b: male('hdmi', COR.petroleo, { shell: 'nickel' }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'usb-c' },
    direcional: true,
  }),
};

const PARA_HDMI_8K = single({
  codigo: 402,
  sku: 'FS-USC-H8K-020',
  mpn: 'TRV-CH8K-020',
  slug: 'cabo-usb-c-para-hdmi-8k-2m',
  nome: 'Cabo USB-C para HDMI 48 Gb/s 8K 60 Hz — 2 m',
  marca: 'tramavia',
  categoria: `${RAIZ}/usb-c-para-hdmi`,
  garantiaMeses: 24,
  em: '2025-09-15',
  por: 19990,
  estoque: 66,
  pop: 272,
  caracteristicas: {
    comprimento: 2,
    diametro: 5.6,
    ...BASE,
    'conector-b': 'HDMI tipo A macho',
    classe: 'USB-C DisplayPort Alt para HDMI',
    compatibilidade: ['HDMI 2.1', 'HDMI 2.0', 'USB-C com DisplayPort Alt', 'Thunderbolt 4'],
    'resolucao-maxima': RESOLUCAO.oitoK,
    'taxa-maxima': 120,
    'largura-de-banda': 48,
    recursos: ['HDR', 'VRR', 'Áudio multicanal'],
    tecnologia: 'Ativo',
    direcional: 'Sim',
    bitola: 30,
  },
  resumo:
    'Da porta USB-C do notebook à TV de 120 Hz ou 8K, com conversor de DisplayPort 1.4 para HDMI 2.1 no plugue.',
  para: 'Dois metros para jogar ou apresentar na TV sem baixar a taxa de atualização.',
  longa: [
    p(
      'Para aproveitar 4K a 120 Hz na TV, o notebook precisa entregar DisplayPort 1.4 com DSC pela USB-C. Modelos com placa de vídeo dedicada e notebooks recentes entregam; os de entrada ficam em 60 Hz, e aí o cabo de 18 Gb/s faz o mesmo por menos.',
    ),
    PORTA_COM_VIDEO,
    secao(
      'Na TV',
      'Ative o modo aprimorado da entrada HDMI usada. Se a opção de 120 Hz não aparece no sistema, teste a entrada marcada como 4K 120 ou 48 Gb/s.',
    ),
    secao(
      'Limites',
      ul(
        'Sentido único, do USB-C para o HDMI',
        'Sem eARC e sem passagem de carga',
        'Dois metros é o comprimento máximo da família',
      ),
    ),
  ],
  embalagem: boxForCoil(2, 5.6, 120),
  desenho: cableLook({
    a: male('usb-c', COR.violeta, { shell: 'nickel' }),
    b: male('hdmi', COR.violeta, { shell: 'nickel' }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'usb-c' },
    direcional: true,
  })(2, 5.6),
});

const PARA_DP: LengthFamily = {
  codigo: 403,
  sku: 'FS-USC-DSP',
  mpn: 'TRV-CD14',
  slug: 'cabo-usb-c-para-displayport-1-4',
  nome: 'Cabo USB-C para DisplayPort 32,4 Gb/s 4K 144 Hz',
  marca: 'tramavia',
  categoria: `${RAIZ}/usb-c-para-displayport`,
  garantiaMeses: 24,
  em: '2024-10-07',
  cabo: { diametro: 5.2, plugues: 26, porMetro: 44 },
  caracteristicas: {
    ...BASE,
    'conector-b': 'DisplayPort macho',
    classe: 'DP8K (HBR3)',
    compatibilidade: ['DisplayPort 1.4', 'USB-C com DisplayPort Alt', 'Thunderbolt 3', 'Thunderbolt 4'],
    'resolucao-maxima': RESOLUCAO.oitoK,
    'taxa-maxima': 144,
    'largura-de-banda': 32.4,
    recursos: ['HDR', 'VRR', 'DSC'],
    tecnologia: 'Passivo',
    direcional: 'Sim',
    bitola: 32,
  },
  resumo: 'Liga o notebook USB-C ao monitor DisplayPort sem conversão de sinal, em até 4K a 144 Hz.',
  longa: (m, rotulo) => [
    p(
      'A USB-C com vídeo já fala DisplayPort, então este cabo só muda o formato do conector: não há conversor, não há atraso e o sincronismo variável do monitor continua funcionando. Por isso é melhor escolha que USB-C para HDMI sempre que o monitor tem as duas entradas.',
    ),
    PORTA_COM_VIDEO,
    secao(
      'Comprimento',
      m <= 1
        ? `${rotulo} para suporte de notebook ao lado do monitor.`
        : `${rotulo} é o máximo confortável em HBR3 passivo.`,
    ),
    secao(
      'O que ele não faz',
      ul(
        'Não carrega o notebook e não passa USB: teclado e mouse ligados ao monitor não aparecem.',
        'Não faz o caminho inverso, de placa DisplayPort para monitor USB-C.',
      ),
    ),
  ],
  desenho: cableLook({
    a: male('usb-c', COR.azul, { shell: 'nickel' }),
    b: male('displayport', COR.azul, { shell: 'black' }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'usb-c' },
    direcional: true,
  }),
};

const C_C = {
  ...BASE,
  'conector-b': 'USB-C macho',
  tecnologia: 'Passivo',
  direcional: 'Não',
} as const;

const VISUAL_C_C = (cor: string) =>
  cableLook({
    a: male('usb-c', cor, { shell: 'nickel' }),
    b: male('usb-c', cor, { shell: 'nickel' }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'usb-c' },
  });

const GEN2 = single({
  codigo: 404,
  sku: 'FS-USC-G2-010',
  mpn: 'TRV-CG2-010',
  slug: 'cabo-usb-c-10g-100w-video-1m',
  nome: 'Cabo USB-C 10 Gb/s 100 W com vídeo 4K 60 Hz — 1 m',
  marca: 'tramavia',
  categoria: `${RAIZ}/usb-c-com-video`,
  garantiaMeses: 24,
  em: '2024-12-02',
  por: 8990,
  estoque: 340,
  pop: 524,
  caracteristicas: {
    comprimento: 1,
    diametro: 4.8,
    ...C_C,
    classe: 'USB 3.2 Gen 2',
    compatibilidade: ['USB 3.2', 'USB-C com DisplayPort Alt'],
    'resolucao-maxima': RESOLUCAO.quatroK,
    'taxa-maxima': 60,
    'largura-de-banda': 10,
    potencia: 100,
    recursos: ['Carga', 'Dados', 'Vídeo', 'E-marker'],
    bitola: 30,
  },
  resumo: 'Um cabo USB-C completo: imagem 4K, dados a 10 Gb/s e carga de até 100 W entre notebook e monitor.',
  para: 'Um metro, o máximo do cobre passivo nesta taxa de dados.',
  longa: [
    p(
      'É o cabo para monitor USB-C com hub embutido: o notebook recebe energia e devolve imagem, e os dispositivos ligados ao monitor aparecem no computador. Serve também para SSD externo.',
    ),
    PORTA_COM_VIDEO,
    secao(
      'Divisão das vias',
      'Quando a imagem usa as quatro vias do cabo, os dados caem para USB 2.0. É o monitor que decide, e muitos têm uma opção no menu para priorizar resolução ou velocidade USB.',
    ),
    secao(
      'Potência',
      'O chip e-marker informa 5 A ao carregador. Notebooks que pedem mais de 100 W carregam mais devagar: para eles, veja o USB4 de 240 W.',
    ),
  ],
  embalagem: boxForCoil(1, 4.8, 62),
  desenho: VISUAL_C_C(COR.laranja)(1, 4.8),
});

const GEN1 = single({
  codigo: 405,
  sku: 'FS-USC-G1-020',
  mpn: 'ESS-CG1-020',
  slug: 'cabo-usb-c-5g-100w-video-2m',
  nome: 'Cabo USB-C 5 Gb/s 100 W com vídeo 4K 60 Hz — 2 m',
  marca: 'essencial',
  categoria: `${RAIZ}/usb-c-com-video`,
  garantiaMeses: 12,
  em: '2025-03-31',
  por: 9490,
  estoque: 212,
  pop: 463,
  caracteristicas: {
    comprimento: 2,
    diametro: 4.8,
    ...C_C,
    classe: 'USB 3.2 Gen 1',
    compatibilidade: ['USB 3.2', 'USB-C com DisplayPort Alt'],
    'resolucao-maxima': RESOLUCAO.quatroK,
    'taxa-maxima': 60,
    'largura-de-banda': 5,
    potencia: 100,
    recursos: ['Carga', 'Dados', 'Vídeo', 'E-marker'],
    bitola: 30,
    capa: 'PVC flexível',
    cor: 'Preto',
  },
  resumo: 'Cabo USB-C com vídeo e carga de 100 W para monitor e dock que ficam mais longe do notebook.',
  para: 'Dois metros, trocando parte da velocidade de dados por alcance.',
  longa: [
    p(
      'Em 2 metros, o cobre passivo garante 5 Gb/s de dados junto de vídeo 4K a 60 Hz. Para monitor, teclado, câmera e rede é mais do que o necessário; para copiar arquivos grandes, o cabo de 1 metro e 10 Gb/s rende mais.',
    ),
    PORTA_COM_VIDEO,
    secao(
      'Serve para carregar?',
      'Sim, até 100 W (20 V e 5 A), com e-marker. O carregador precisa oferecer essa potência.',
    ),
    secao(
      'Não serve para',
      ul('USB4 e Thunderbolt a 40 Gb/s, que pedem cabo próprio', 'Vídeo 4K acima de 60 Hz'),
    ),
  ],
  embalagem: boxForCoil(2, 4.8, 98),
  desenho: cableLook({
    a: male('usb-c', COR.cinza, { shell: 'black' }),
    b: male('usb-c', COR.cinza, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'usb-c' },
  })(2, 4.8),
});

const USB4: LengthFamily = {
  codigo: 406,
  sku: 'FS-USC-U4',
  mpn: 'TRV-U440',
  slug: 'cabo-usb4-40g-240w',
  nome: 'Cabo USB4 40 Gb/s 240 W 8K',
  marca: 'tramavia',
  categoria: `${RAIZ}/usb4-thunderbolt`,
  garantiaMeses: 36,
  em: '2025-01-13',
  selos: ['certificado'],
  cabo: { diametro: 5, plugues: 22, porMetro: 46 },
  caracteristicas: {
    ...C_C,
    classe: 'USB4 40 Gb/s',
    compatibilidade: ['USB4', 'USB 3.2', 'Thunderbolt 3', 'Thunderbolt 4', 'USB-C com DisplayPort Alt'],
    'resolucao-maxima': RESOLUCAO.oitoK,
    'taxa-maxima': 144,
    'largura-de-banda': 40,
    potencia: 240,
    recursos: ['Carga', 'Dados', 'Vídeo', 'E-marker'],
    bitola: 30,
    certificacao: 'USB-IF USB4 40 Gb/s 240 W',
  },
  resumo:
    'Cabo USB4 certificado para 40 Gb/s e 240 W, que serve docks, SSDs rápidos, monitores e carregadores.',
  longa: (m, rotulo) => [
    p(
      'Um único cabo para tudo o que tem USB-C: dock, SSD externo, monitor 8K, placa de captura e carga de notebook potente. Se a gaveta pudesse ter só um cabo USB-C, seria este.',
    ),
    secao(
      `Por que só ${rotulo}`,
      m <= 0.5
        ? 'Meio metro é ideal para SSD e dock ao lado do computador: sem sobra de cabo na mesa.'
        : 'Em cobre passivo, 40 Gb/s terminam em 0,8 metro. Cabo passivo mais longo que promete USB4 costuma cair para 20 Gb/s; para ir além, veja a versão ativa.',
    ),
    secao(
      'Compatibilidade',
      'Funciona em portas USB4, Thunderbolt 3 e 4, USB 3.2 e USB 2.0, sempre na velocidade do aparelho mais lento.',
    ),
    secao(
      'Potência',
      'Suporta 48 V e 5 A (EPR). Com carregador de 65 ou 100 W, entrega os 65 ou 100 W dele.',
    ),
  ],
  desenho: VISUAL_C_C(COR.petroleo),
};

const USB4_ATIVO = single({
  codigo: 407,
  sku: 'FS-USC-U4A-020',
  mpn: 'TRV-U4A-020',
  slug: 'cabo-usb4-ativo-40g-100w-2m',
  nome: 'Cabo USB4 ativo 40 Gb/s 100 W 8K — 2 m',
  marca: 'tramavia',
  categoria: `${RAIZ}/usb4-thunderbolt`,
  garantiaMeses: 24,
  em: '2025-10-20',
  por: 42990,
  estoque: 29,
  pop: 236,
  caracteristicas: {
    comprimento: 2,
    diametro: 5.2,
    ...USB4.caracteristicas,
    tecnologia: 'Ativo',
    potencia: 100,
    certificacao: 'USB-IF USB4 40 Gb/s',
  },
  resumo: 'Cabo USB4 com circuito de reforço nas pontas para manter 40 Gb/s em 2 metros.',
  para: 'Dois metros para dock no fundo da mesa ou monitor em braço articulado.',
  longa: [
    p(
      'Cada plugue tem um retemporizador que refaz o sinal. Funciona nos dois sentidos, não precisa de driver e aquece de leve, o que é normal.',
    ),
    secao(
      'Quando vale a pena',
      'Se a dock fica a mais de 80 cm do computador e você usa mais de um monitor ou SSD rápido. Para um único monitor 4K, o cabo USB-C de 5 Gb/s e 2 metros faz o mesmo por bem menos.',
    ),
    secao(
      'Atenção',
      ul(
        'Potência de até 100 W, menor que a da versão passiva',
        'Dispositivos USB 3.2 muito antigos podem cair para USB 2.0 com cabo ativo',
        'Não dobre junto dos plugues, onde fica a eletrônica',
      ),
    ),
  ],
  embalagem: boxForCoil(2, 5.2, 118),
  desenho: VISUAL_C_C(COR.vermelho)(2, 5.2),
});

const USB4_80 = single({
  codigo: 408,
  sku: 'FS-USC-U80-008',
  mpn: 'TRV-U80-008',
  slug: 'cabo-usb4-80g-240w-0-8m',
  nome: 'Cabo USB4 80 Gb/s 240 W 8K — 0,8 m',
  marca: 'tramavia',
  categoria: `${RAIZ}/usb4-thunderbolt`,
  garantiaMeses: 36,
  em: '2026-04-13',
  selos: ['certificado'],
  por: 44990,
  estoque: 41,
  pop: 267,
  caracteristicas: {
    comprimento: 0.8,
    diametro: 5.4,
    ...USB4.caracteristicas,
    classe: 'USB4 80 Gb/s',
    compatibilidade: ['USB4', 'USB 3.2', 'Thunderbolt 4', 'Thunderbolt 5', 'USB-C com DisplayPort Alt'],
    'taxa-maxima': 240,
    'largura-de-banda': 80,
    certificacao: 'USB-IF USB4 80 Gb/s 240 W',
  },
  resumo: 'Cabo passivo de 80 Gb/s para a geração mais nova de USB4 e Thunderbolt 5.',
  para: 'Com 0,8 metro, fica dentro do limite seguro do cobre nessa taxa.',
  longa: [
    p(
      'Oitenta gigabits permitem dois monitores 6K em alta taxa e um SSD rápido na mesma dock. Só faz diferença se computador e dock forem da nova geração: com equipamentos de 40 Gb/s, funciona a 40.',
    ),
    secao(
      'Cuidado com a porta certa',
      'Em vários notebooks apenas uma das portas USB-C é de 80 Gb/s. Veja o número ao lado do símbolo antes de concluir que o cabo está lento.',
    ),
    secao(
      'Comprimento',
      'Não existe versão passiva mais longa. Mantenha a dock perto e use cabos HDMI ou DisplayPort mais longos para os monitores.',
    ),
    secao('Carga', 'Até 240 W (48 V e 5 A) com carregador EPR.'),
  ],
  embalagem: boxForCoil(0.8, 5.4, 64),
  desenho: VISUAL_C_C(COR.violeta)(0.8, 5.4),
});

export const USB_C: readonly SeedProduct[] = [
  ...lengths(PARA_HDMI, [
    { m: 1, por: 6990, estoque: 230, pop: 409, para: 'Um metro para o monitor da mesa.' },
    { m: 2, por: 8990, de: 10490, estoque: 412, pop: 742, para: 'Dois metros para a sala e para a reunião.' },
    { m: 3, por: 11490, estoque: 138, pop: 433, para: 'Três metros para a TV na parede da sala de reunião.' },
  ]),
  PARA_HDMI_8K,
  ...lengths(PARA_DP, [
    { m: 1, por: 7490, estoque: 117, pop: 283, para: 'Um metro para o notebook em suporte.' },
    { m: 2, por: 9490, estoque: 196, pop: 473, para: 'Dois metros para monitor em braço articulado.' },
  ]),
  GEN2,
  GEN1,
  ...lengths(USB4, [
    {
      m: 0.5,
      por: 15990,
      estoque: 92,
      pop: 298,
      para: 'Meio metro para SSD e dock encostados no computador.',
    },
    { m: 0.8, por: 18990, estoque: 154, pop: 427, para: 'Oitenta centímetros, o máximo passivo em 40 Gb/s.' },
  ]),
  USB4_ATIVO,
  USB4_80,
];
