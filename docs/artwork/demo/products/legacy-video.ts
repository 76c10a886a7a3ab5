import type { SeedProduct } from '../types.ts';
import { type LengthFamily, lengths, single } from './build.ts';
import { COR, cableLook, male } from './ends.ts';
import { RESOLUCAO } from './hdmi/common.ts';
import { p, secao, ul } from './html.ts';
import { boxForCoil } from './measure.ts';

const RAIZ = 'cabos-de-video/legado';

const BASE = {
  tecnologia: 'Passivo',
  direcional: 'Não',
  condutor: 'Cobre estanhado',
  blindagem: 'Dupla',
  capa: 'PVC',
  uso: ['Interno'],
  cor: 'Preto',
  apresentacao: 'Unidade',
  conteudo: '1 cabo com tampas nas pontas',
} as const;

const VGA: LengthFamily = {
  codigo: 501,
  sku: 'FS-LEG-VGA',
  mpn: 'ESS-VGA',
  slug: 'cabo-vga-com-ferrite',
  nome: 'Cabo VGA HD15 macho-macho com ferrite',
  marca: 'essencial',
  categoria: `${RAIZ}/vga`,
  garantiaMeses: 12,
  em: '2024-03-18',
  cabo: { diametro: 7.5, plugues: 60, porMetro: 78 },
  caracteristicas: {
    ...BASE,
    'conector-a': 'VGA HD15 macho',
    'conector-b': 'VGA HD15 macho',
    classe: 'VGA',
    'resolucao-maxima': RESOLUCAO.fullHd,
    'taxa-maxima': 60,
    impedancia: 75,
    bitola: 28,
  },
  resumo: 'Cabo VGA com três coaxiais internos de 75 Ω e ferrite nas duas pontas.',
  longa: (m, rotulo) => [
    p(
      'Projetores de escola, monitores de caixa, máquinas industriais e DVRs antigos continuam em VGA. O que separa um bom cabo de um ruim é ter coaxial de verdade em vermelho, verde e azul: sem ele, o texto ganha sombra à direita.',
    ),
    secao(
      `Nitidez em ${rotulo}`,
      m <= 2
        ? 'Nesta distância, Full HD fica limpo.'
        : m <= 5
          ? 'Full HD ainda fica bom; pode ser preciso usar o ajuste automático de fase do monitor.'
          : 'Dez metros pedem tolerância: em Full HD, linhas finas perdem um pouco de contraste. Para texto pequeno, use 1280 × 720.',
    ),
    secao(
      'O que ele não faz',
      ul(
        'VGA não leva som: use um cabo P2 à parte.',
        'Não liga em DVI-D nem em HDMI sem conversor.',
        'Não identifica a tela se a porta do equipamento não tiver os pinos de DDC.',
      ),
    ),
    p('Aperte os dois parafusos com a mão. Chave de fenda com força arranca a rosca da porta.'),
  ],
  desenho: cableLook({
    a: male('vga', COR.azul, { shell: 'blue' }),
    b: male('vga', COR.azul, { shell: 'blue' }),
    cor: COR.preto,
    dentro: { kind: 'vga' },
  }),
};

const DVI: LengthFamily = {
  codigo: 502,
  sku: 'FS-LEG-DVI',
  mpn: 'ESS-DVD',
  slug: 'cabo-dvi-d-dual-link',
  nome: 'Cabo DVI-D dual link 24+1 macho-macho',
  marca: 'essencial',
  categoria: `${RAIZ}/dvi`,
  garantiaMeses: 12,
  em: '2024-03-18',
  cabo: { diametro: 8, plugues: 70, porMetro: 90 },
  caracteristicas: {
    ...BASE,
    'conector-a': 'DVI-D macho',
    'conector-b': 'DVI-D macho',
    classe: 'DVI-D dual link',
    'resolucao-maxima': '2560 × 1600',
    'taxa-maxima': 60,
    'largura-de-banda': 9.9,
    bitola: 28,
  },
  resumo: 'Cabo DVI-D dual link para monitores digitais de até 2560 × 1600 a 60 Hz ou Full HD a 144 Hz.',
  longa: (m, rotulo) => [
    p(
      'Monitores de 144 Hz das primeiras gerações e telas de 30 polegadas só atingem sua taxa por DVI dual link. Este cabo tem os 24 pinos ligados; cabos com falhas no meio dos pinos são single link e param em 1920 × 1200.',
    ),
    secao(
      'Comprimento',
      `${rotulo} ${m < 2 ? 'é a medida padrão de mesa.' : 'ainda atende dual link com folga; o limite prático do DVI fica em 5 metros.'}`,
    ),
    secao(
      'DVI-D não é DVI-I',
      'Este cabo é só digital: não tem os quatro pinos analógicos em volta da lâmina. Portanto não serve com adaptador de VGA. Em contrapartida, encaixa tanto em porta DVI-D quanto em DVI-I.',
    ),
    p('O DVI não foi feito para som. Alguns aparelhos enviam áudio assim mesmo, mas não conte com isso.'),
  ],
  desenho: cableLook({
    a: male('dvi', COR.branco, { shell: 'white' }),
    b: male('dvi', COR.branco, { shell: 'white' }),
    cor: COR.preto,
    dentro: { kind: 'dvi' },
  }),
};

const DVI_HDMI = single({
  codigo: 503,
  sku: 'FS-LEG-DVH-020',
  mpn: 'ESS-DVH-020',
  slug: 'cabo-dvi-d-para-hdmi-2m',
  nome: 'Cabo DVI-D para HDMI Full HD bidirecional — 2 m',
  marca: 'essencial',
  categoria: `${RAIZ}/dvi`,
  garantiaMeses: 12,
  em: '2024-04-08',
  por: 4490,
  estoque: 310,
  pop: 362,
  caracteristicas: {
    comprimento: 2,
    diametro: 6.5,
    ...BASE,
    'conector-a': 'DVI-D macho',
    'conector-b': 'HDMI tipo A macho',
    classe: 'DVI-D single link',
    compatibilidade: ['HDMI 1.4'],
    'resolucao-maxima': RESOLUCAO.fullHd,
    'taxa-maxima': 60,
    'largura-de-banda': 4.95,
    bitola: 28,
  },
  resumo: 'Liga saída DVI a TV HDMI, ou saída HDMI a monitor DVI, em Full HD.',
  para: 'Dois metros para a mesa ou para a TV próxima do computador.',
  longa: [
    p(
      'DVI e HDMI usam o mesmo sinal de imagem, por isso basta um cabo, e ele funciona nos dois sentidos. É a maneira mais barata de dar vida a um monitor que só tem DVI.',
    ),
    secao(
      'E o som?',
      'Ligando HDMI em monitor DVI, o som fica pelo caminho: use a saída P2 do aparelho. Ligando DVI em TV, algumas placas de vídeo enviam som, a maioria não.',
    ),
    secao(
      'Limites',
      ul(
        'Full HD a 60 Hz',
        'Sem 4K e sem HDR',
        'Conteúdo protegido exige que o monitor DVI tenha HDCP; os mais antigos mostram tela preta',
      ),
    ),
  ],
  embalagem: boxForCoil(2, 6.5, 175),
  desenho: cableLook({
    a: male('dvi', COR.branco, { shell: 'white' }),
    b: male('hdmi', COR.cinza, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'dvi' },
  })(2, 6.5),
});

const COMPOSTO = single({
  codigo: 504,
  sku: 'FS-LEG-CVB-020',
  mpn: 'SLV-AV3-020',
  slug: 'cabo-av-composto-3-rca-2m',
  nome: 'Cabo AV composto 3 RCA (vídeo e áudio estéreo) — 2 m',
  marca: 'salavoz',
  categoria: `${RAIZ}/composto-e-componente`,
  garantiaMeses: 12,
  em: '2024-07-22',
  por: 3290,
  estoque: 196,
  pop: 229,
  caracteristicas: {
    comprimento: 2,
    diametro: 9,
    ...BASE,
    'conector-a': '3 RCA macho',
    'conector-b': '3 RCA macho',
    classe: 'Vídeo composto',
    'resolucao-maxima': '480i / 576i',
    'taxa-maxima': 60,
    impedancia: 75,
    bitola: 26,
  },
  resumo: 'Três cabos RCA em um: amarelo para vídeo composto, branco e vermelho para o som.',
  para: 'Dois metros para videocassete, DVD, console clássico e câmera de fita.',
  longa: [
    p(
      'Para digitalizar fitas ou jogar no console original, a imagem depende do vídeo composto chegar limpo. A via amarela aqui é coaxial de 75 Ω de fato; nos cabos mais baratos ela é igual às de áudio.',
    ),
    secao('Cores', ul('Amarelo: vídeo', 'Branco: áudio esquerdo', 'Vermelho: áudio direito')),
    secao(
      'O que esperar',
      'Vídeo composto é definição padrão, 480i no sistema brasileiro. TV 4K amplia a imagem e mostra seus defeitos; um bom cabo tira chiado e sombra, não aumenta a resolução.',
    ),
    secao(
      'Atenção',
      'Muitas TVs novas só têm a entrada AV em um P2 de quatro contatos, com adaptador do fabricante. Verifique antes.',
    ),
  ],
  embalagem: boxForCoil(2, 9, 190),
  desenho: cableLook({
    a: male('rca', [COR.amarelo, COR.branco, COR.vermelho], { shell: 'gold' }),
    b: male('rca', [COR.amarelo, COR.branco, COR.vermelho], { shell: 'gold' }),
    cor: COR.preto,
    dentro: { kind: 'unbalanced', channels: 3 },
  })(2, 9),
});

const COMPONENTE = single({
  codigo: 505,
  sku: 'FS-LEG-YPR-030',
  mpn: 'SLV-CP3-030',
  slug: 'cabo-video-componente-3-rca-3m',
  nome: 'Cabo vídeo componente 3 RCA (Y, Pb, Pr) 75 Ω — 3 m',
  marca: 'salavoz',
  categoria: `${RAIZ}/composto-e-componente`,
  garantiaMeses: 12,
  em: '2024-07-22',
  por: 6490,
  estoque: 83,
  pop: 117,
  caracteristicas: {
    comprimento: 3,
    diametro: 11,
    ...BASE,
    'conector-a': '3 RCA macho',
    'conector-b': '3 RCA macho',
    classe: 'Vídeo componente',
    'resolucao-maxima': '1080i',
    'taxa-maxima': 60,
    impedancia: 75,
    bitola: 24,
  },
  resumo: 'Três coaxiais de 75 Ω com RCA verde, azul e vermelho para vídeo componente até 1080i.',
  para: 'Três metros para DVD, console clássico e processador de vídeo.',
  longa: [
    p(
      'O componente foi a melhor imagem analógica doméstica: separa brilho e cor em três vias. Com console clássico e conversor ou TV de tubo, a diferença para o vídeo composto se vê no texto e no vermelho.',
    ),
    secao('Som à parte', 'Este cabo leva só imagem. Complete com um par RCA estéreo ou com áudio digital.'),
    secao(
      'Não troque as vias',
      'Rostos azulados significam Pb e Pr invertidos; imagem toda verde, que só o Y está ligado. Tela em preto e branco costuma ser a via verde ligada na entrada de vídeo composto.',
    ),
    secao(
      'Alternativa',
      'As três vias são iguais e de 75 Ω: o cabo serve também como RGB sincronizado no verde ou como três S/PDIF coaxiais.',
    ),
  ],
  embalagem: boxForCoil(3, 11, 420),
  desenho: cableLook({
    a: male('rca', [COR.verde, COR.azul, COR.vermelho], { shell: 'gold' }),
    b: male('rca', [COR.verde, COR.azul, COR.vermelho], { shell: 'gold' }),
    cor: COR.preto,
    dentro: { kind: 'unbalanced', channels: 3 },
  })(3, 11),
});

export const LEGACY_VIDEO: readonly SeedProduct[] = [
  ...lengths(VGA, [
    {
      m: 1.8,
      por: 2990,
      estoque: 435,
      pop: 310,
      para: 'Com 1,8 metro, atende monitor de mesa e caixa de loja.',
    },
    { m: 5, por: 5490, estoque: 162, pop: 241, para: 'Cinco metros para projetor sobre a mesa.' },
    { m: 10, por: 8990, estoque: 0, pop: 226, para: 'Dez metros para projetor de teto em sala de aula.' },
  ]),
  ...lengths(DVI, [
    { m: 1.8, por: 4990, estoque: 128, pop: 187, para: 'Com 1,8 metro, serve o monitor da mesa.' },
    { m: 3, por: 6990, estoque: 71, pop: 148, para: 'Três metros para gabinete afastado.' },
  ]),
  DVI_HDMI,
  COMPOSTO,
  COMPONENTE,
];
