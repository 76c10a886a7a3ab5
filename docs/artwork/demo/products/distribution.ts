import type { Port } from '#artwork/drawings/spec.ts';
import type { SeedProduct } from '../types.ts';
import { single } from './build.ts';
import { COR } from './ends.ts';
import { RESOLUCAO } from './hdmi/common.ts';
import { p, secao, ul } from './html.ts';

const RAIZ = 'acessorios/distribuicao';
const COMUM = { marca: 'ponteclara', garantiaMeses: 24 } as const;

const HDMI_FEMEA = {
  tecnologia: 'Ativo',
  direcional: 'Sim',
  uso: ['Interno'],
  apresentacao: 'Unidade',
  cor: 'Preto',
} as const;

const SINAL_18G = {
  classe: 'HDMI High Speed 18 Gb/s',
  compatibilidade: ['HDMI 1.4', 'HDMI 2.0'],
  'resolucao-maxima': RESOLUCAO.quatroK,
  'taxa-maxima': 60,
  'largura-de-banda': 18,
} as const;

function hdmi(quantas: number, rotulo: string): readonly Port[] {
  return Array.from(
    { length: quantas },
    (_, i): Port => ({
      kind: 'hdmi',
      label: quantas === 1 ? rotulo : `${rotulo} ${i + 1}`,
    }),
  );
}

const REDUCAO = secao(
  'Telas diferentes no mesmo splitter',
  'Com uma TV 4K e outra Full HD, um splitter comum rebaixa as duas. Este reduz a imagem só na saída que precisa, de 4K para Full HD. O HDR, porém, só passa quando todas as telas o aceitam.',
);

const SPLITTERS = [
  single({
    ...COMUM,
    codigo: 901,
    sku: 'FS-DST-S12',
    mpn: 'PTC-SP12',
    slug: 'splitter-hdmi-1x2-18g',
    nome: 'Splitter HDMI 1 × 2 18 Gb/s 4K 60 Hz HDR',
    categoria: `${RAIZ}/splitter`,
    em: '2024-05-30',
    por: 16990,
    de: 18990,
    estoque: 187,
    pop: 489,
    caracteristicas: {
      'conector-a': 'HDMI tipo A fêmea',
      'conector-b': 'HDMI tipo A fêmea',
      ...HDMI_FEMEA,
      ...SINAL_18G,
      portas: '1 entrada, 2 saídas',
      recursos: ['HDR', 'Redução por saída', 'EDID ajustável'],
      conteudo: '1 splitter e 1 fonte bivolt de 5 V',
    },
    resumo: 'Copia a imagem de uma fonte HDMI para duas telas ao mesmo tempo, com som nas duas.',
    para: 'Para TV da sala e da varanda, ou monitor e projetor.',
    longa: [
      p(
        'As duas saídas mostram sempre a mesma coisa: splitter não estende a área de trabalho. O sinal é regenerado em cada saída, então cada lance de cabo conta do zero.',
      ),
      REDUCAO,
      secao(
        'Comprimento dos cabos',
        ul(
          'Entrada: até 5 m de cabo 18 Gb/s',
          'Cada saída: até 5 m passivos, ou cabo ativo ou óptico para mais',
        ),
      ),
      secao(
        'O que ele não faz',
        'Não passa 4K a 120 Hz nem eARC, e não contorna proteção de conteúdo: as telas precisam aceitar HDCP 2.2 para 4K de serviços de filme.',
      ),
    ],
    embalagem: { altura: 60, largura: 220, comprimento: 260, peso: 390 },
    desenho: {
      form: 'box',
      front: [
        { kind: 'led', label: 'PWR' },
        { kind: 'led', label: '1' },
        { kind: 'led', label: '2' },
        ...hdmi(1, 'IN'),
      ],
      rear: [...hdmi(2, 'OUT'), { kind: 'dc', label: '5 V' }],
      colour: COR.grafite,
      units: 1,
      caption: 'Splitter 1 × 2',
    },
  }),
  single({
    ...COMUM,
    codigo: 902,
    sku: 'FS-DST-S14',
    mpn: 'PTC-SP14',
    slug: 'splitter-hdmi-1x4-18g',
    nome: 'Splitter HDMI 1 × 4 18 Gb/s 4K 60 Hz HDR',
    categoria: `${RAIZ}/splitter`,
    em: '2024-05-30',
    por: 27990,
    estoque: 96,
    pop: 374,
    caracteristicas: {
      'conector-a': 'HDMI tipo A fêmea',
      'conector-b': 'HDMI tipo A fêmea',
      ...HDMI_FEMEA,
      ...SINAL_18G,
      portas: '1 entrada, 4 saídas',
      recursos: ['HDR', 'Redução por saída', 'EDID ajustável'],
      conteudo: '1 splitter, 1 fonte bivolt de 5 V e abas de fixação',
    },
    resumo: 'Uma fonte em quatro telas iguais ou diferentes, com sinal regenerado em cada saída.',
    para: 'Para bar, academia, loja e sala de espera.',
    longa: [
      p(
        'Quatro TVs com o mesmo jogo, o mesmo cardápio ou a mesma câmera. A chave de EDID fixa a resolução anunciada à fonte, o que impede que tudo pisque quando alguém desliga uma TV.',
      ),
      REDUCAO,
      secao(
        'Para TVs longe',
        'Até 5 metros use cabo passivo de 18 Gb/s; até 15, ativo; acima disso, óptico ou extensor por cabo de rede.',
      ),
      secao(
        'Cascata',
        'Dá para ligar outro splitter em uma das saídas, uma vez só. Além disso a negociação de proteção de conteúdo costuma falhar.',
      ),
    ],
    embalagem: { altura: 60, largura: 220, comprimento: 260, peso: 560 },
    desenho: {
      form: 'box',
      front: [{ kind: 'led', label: 'PWR' }, ...hdmi(1, 'IN'), { kind: 'button', label: 'EDID' }],
      rear: [...hdmi(4, 'OUT'), { kind: 'dc', label: '5 V' }],
      colour: COR.grafite,
      units: 1,
      caption: 'Splitter 1 × 4',
    },
  }),
];

const SWITCHES = [
  single({
    ...COMUM,
    codigo: 903,
    sku: 'FS-DST-W31',
    mpn: 'PTC-SW31',
    slug: 'switch-hdmi-3x1-48g-8k',
    nome: 'Switch HDMI 3 × 1 48 Gb/s 8K 60 Hz 4K 120 Hz',
    categoria: `${RAIZ}/switch`,
    em: '2025-07-28',
    por: 29990,
    de: 33990,
    estoque: 114,
    pop: 518,
    caracteristicas: {
      'conector-a': 'HDMI tipo A fêmea',
      'conector-b': 'HDMI tipo A fêmea',
      ...HDMI_FEMEA,
      classe: 'HDMI Ultra High Speed',
      compatibilidade: ['HDMI 1.4', 'HDMI 2.0', 'HDMI 2.1'],
      'resolucao-maxima': RESOLUCAO.oitoK,
      'taxa-maxima': 120,
      'largura-de-banda': 48,
      portas: '3 entradas, 1 saída',
      recursos: ['HDR', 'VRR', 'ALLM', 'Controle remoto'],
      conteudo: '1 switch, 1 controle remoto, 1 cabo USB de alimentação',
    },
    resumo: 'Três consoles ou computadores na única porta de 120 Hz da TV, sem perder VRR.',
    para: 'Troca sozinho para o aparelho que ligou, ou pelo controle remoto.',
    longa: [
      p(
        'Muitas TVs têm só uma ou duas entradas de 48 Gb/s. O switch multiplica essa porta e repassa VRR, ALLM e HDR sem processar a imagem, portanto sem atraso.',
      ),
      secao(
        'Cabos',
        'Use Ultra High Speed certificado na entrada e na saída, de preferência com até 2 metros cada. Cabo fora de classe é a origem de quase todo piscar em 120 Hz.',
      ),
      secao(
        'Som',
        'O eARC não atravessa o switch: ligue a soundbar na porta eARC da TV e o switch em outra entrada. Se a porta de 120 Hz é a mesma do eARC, prefira ligar o console direto nela.',
      ),
      secao(
        'Troca automática',
        'Alguns consoles em repouso continuam enviando sinal e atrapalham a detecção. Desative o automático pelo botão frontal se isso ocorrer.',
      ),
    ],
    embalagem: { altura: 40, largura: 180, comprimento: 240, peso: 310 },
    desenho: {
      form: 'box',
      front: [
        { kind: 'button', label: 'SEL' },
        { kind: 'led', label: '1' },
        { kind: 'led', label: '2' },
        { kind: 'led', label: '3' },
        { kind: 'ir', label: 'IR' },
      ],
      rear: [...hdmi(3, 'IN'), ...hdmi(1, 'OUT'), { kind: 'dc', label: '5 V' }],
      colour: COR.preto,
      units: 1,
      caption: 'Switch 3 × 1 8K',
    },
  }),
  single({
    ...COMUM,
    codigo: 904,
    sku: 'FS-DST-W51',
    mpn: 'PTC-SW51',
    slug: 'switch-hdmi-5x1-18g',
    nome: 'Switch HDMI 5 × 1 18 Gb/s 4K 60 Hz com controle',
    categoria: `${RAIZ}/switch`,
    em: '2024-08-15',
    por: 18990,
    estoque: 143,
    pop: 396,
    caracteristicas: {
      'conector-a': 'HDMI tipo A fêmea',
      'conector-b': 'HDMI tipo A fêmea',
      ...HDMI_FEMEA,
      ...SINAL_18G,
      portas: '5 entradas, 1 saída',
      recursos: ['HDR', 'Controle remoto'],
      conteudo: '1 switch, 1 controle remoto, 1 receptor infravermelho e 1 fonte bivolt de 5 V',
    },
    resumo: 'Cinco aparelhos em uma entrada da TV, com troca automática e controle remoto.',
    para: 'Decodificador, TV box, Blu-ray, console e notebook em um só cabo até a parede.',
    longa: [
      p(
        'Ideal para TV de parede com um único cabo embutido: os aparelhos ficam no móvel e só a saída sobe. O receptor infravermelho tem 1 metro de fio, para aparecer na frente do rack.',
      ),
      secao(
        'Qual escolher',
        ul(
          'TV de 60 Hz: este modelo basta.',
          'Console em 120 Hz: prefira o switch de 48 Gb/s.',
          'Duas TVs: veja a matriz 4 × 2.',
        ),
      ),
      secao(
        'Limites',
        'Até 5 metros de cabo de 18 Gb/s na saída. O ARC não passa de volta para os aparelhos: a soundbar vai na TV.',
      ),
    ],
    embalagem: { altura: 60, largura: 220, comprimento: 260, peso: 520 },
    desenho: {
      form: 'box',
      front: [
        { kind: 'button', label: 'SEL' },
        { kind: 'led', label: '1-5' },
        { kind: 'ir', label: 'IR' },
      ],
      rear: [...hdmi(5, 'IN'), ...hdmi(1, 'OUT'), { kind: 'dc', label: '5 V' }],
      colour: COR.preto,
      units: 1,
      caption: 'Switch 5 × 1',
    },
  }),
];

const MATRIZES = [
  single({
    ...COMUM,
    codigo: 905,
    sku: 'FS-DST-M42',
    mpn: 'PTC-MX42',
    slug: 'matriz-hdmi-4x2-18g',
    nome: 'Matriz HDMI 4 × 2 18 Gb/s 4K 60 Hz com áudio óptico',
    categoria: `${RAIZ}/matriz`,
    em: '2025-02-17',
    por: 69990,
    estoque: 33,
    pop: 254,
    caracteristicas: {
      'conector-a': 'HDMI tipo A fêmea',
      'conector-b': ['HDMI tipo A fêmea', 'TOSLINK fêmea'],
      ...HDMI_FEMEA,
      ...SINAL_18G,
      portas: '4 entradas, 2 saídas',
      recursos: ['HDR', 'Extração de áudio', 'Controle remoto', 'RS-232'],
      conteudo: '1 matriz, 1 controle remoto, 1 fonte bivolt de 12 V',
    },
    resumo: 'Quatro fontes em duas telas, cada tela com a sua escolha, e saída óptica de som para cada uma.',
    para: 'Para sala com TV e projetor, ou sala e varanda.',
    longa: [
      p(
        'Enquanto a TV mostra o jogo, o projetor pode mostrar o filme. Cada saída tem extração de áudio, útil para receiver antigo sem 4K: a imagem vai à TV e o som ao receiver pelo óptico.',
      ),
      secao(
        'Áudio extraído',
        'O óptico leva PCM, Dolby Digital e DTS. Para Atmos, deixe o som seguir pela HDMI até um aparelho que o aceite.',
      ),
      secao('Automação', 'Aceita comandos pela porta RS-232; a lista está no manual.'),
      secao(
        'O que ela não faz',
        ul(
          'Não divide a tela (multiview).',
          'Não passa 120 Hz em 4K.',
          'Não alimenta cabos ativos longos em mais de uma saída sem conferir o consumo.',
        ),
      ),
    ],
    embalagem: { altura: 80, largura: 260, comprimento: 300, peso: 1150 },
    desenho: {
      form: 'box',
      front: [
        { kind: 'button', label: 'A' },
        { kind: 'button', label: 'B' },
        { kind: 'led', label: 'PWR' },
        { kind: 'ir', label: 'IR' },
      ],
      rear: [
        ...hdmi(4, 'IN'),
        ...hdmi(2, 'OUT'),
        { kind: 'toslink', label: 'OPT A' },
        { kind: 'toslink', label: 'OPT B' },
        { kind: 'dc', label: '12 V' },
      ],
      colour: COR.grafite,
      units: 1,
      caption: 'Matriz 4 × 2',
    },
  }),
  single({
    ...COMUM,
    codigo: 906,
    sku: 'FS-DST-M88',
    mpn: 'PTC-MX88',
    slug: 'matriz-hdmi-8x8-18g-rack',
    nome: 'Matriz HDMI 8 × 8 18 Gb/s 4K 60 Hz para rack 2U',
    categoria: `${RAIZ}/matriz`,
    garantiaMeses: 36,
    em: '2025-09-01',
    por: 899900,
    estoque: 2,
    pop: 84,
    status: 'sobConsulta',
    caracteristicas: {
      'conector-a': 'HDMI tipo A fêmea',
      'conector-b': 'HDMI tipo A fêmea',
      ...HDMI_FEMEA,
      ...SINAL_18G,
      portas: '8 entradas, 8 saídas',
      recursos: ['HDR', 'Redução por saída', 'Controle por rede', 'RS-232'],
      uso: ['Rack', 'Instalação'],
      conteudo: '1 matriz, abas de rack, 1 controle remoto e cabo de força',
    },
    resumo:
      'Matriz de oito fontes e oito telas com controle por rede, para residências de alto padrão, bares e corporativo.',
    para: 'Sob consulta: enviamos proposta com cabos, extensores e programação.',
    longa: [
      p(
        'Qualquer fonte em qualquer tela, por página web, aplicativo de automação, RS-232 ou painel frontal. Cada saída reduz 4K para Full HD quando a tela exige.',
      ),
      secao(
        'Informe no pedido',
        ul(
          'Quantas telas e a que distância do rack',
          'Resolução e HDR de cada tela',
          'Sistema de automação, se houver',
          'Se o som será distribuído à parte',
        ),
      ),
      secao(
        'Distância',
        'As saídas aceitam cabo passivo de até 5 metros, óptico de até 100 metros ou extensores HDBaseT de até 100 metros.',
      ),
      secao('Prazo', 'De 10 a 20 dias úteis, já testada com a sua configuração de telas.'),
    ],
    embalagem: { altura: 160, largura: 380, comprimento: 520, peso: 5900 },
    desenho: {
      form: 'box',
      front: [
        { kind: 'button', label: '1-8' },
        { kind: 'led', label: 'PWR' },
        { kind: 'ir', label: 'IR' },
      ],
      rear: [
        ...hdmi(8, 'IN'),
        ...hdmi(8, 'OUT'),
        { kind: 'rj45', label: 'LAN' },
        { kind: 'iec-c13', label: 'AC' },
      ],
      colour: COR.preto,
      units: 1,
      caption: 'Matriz 8 × 8',
    },
  }),
];

const EXTENSORES = [
  single({
    ...COMUM,
    codigo: 907,
    sku: 'FS-DST-E60',
    mpn: 'PTC-EX60',
    slug: 'extensor-hdmi-cabo-de-rede-full-hd-60m',
    nome: 'Extensor HDMI por cabo de rede Full HD — 60 m',
    categoria: `${RAIZ}/extensor`,
    garantiaMeses: 18,
    em: '2024-04-24',
    por: 18990,
    estoque: 158,
    pop: 424,
    caracteristicas: {
      'conector-a': 'HDMI tipo A fêmea',
      // The far end of the pair; the network cable between is no connection of its own.
      'conector-b': 'HDMI tipo A fêmea',
      ...HDMI_FEMEA,
      classe: 'Extensor HDMI ponto a ponto',
      compatibilidade: ['HDMI 1.4', 'Cat6', 'Cat6A'],
      'resolucao-maxima': RESOLUCAO.fullHd,
      'taxa-maxima': 60,
      'alcance-maximo': 60,
      portas: '1 entrada, 1 saída e saída local',
      recursos: ['Saída local', 'Retorno de infravermelho'],
      apresentacao: 'Kit',
      conteudo: 'Transmissor, receptor, 2 fontes bivolt de 5 V, emissor e receptor infravermelho',
    },
    resumo: 'Par de transmissor e receptor que leva HDMI em Full HD por um cabo de rede de até 60 metros.',
    para: 'Com retorno de controle remoto, para operar o decodificador a partir do quarto.',
    longa: [
      p(
        'Usa um cabo Cat6 direto, ponto a ponto. Atenção: não é rede. O cabo não pode passar por switch, roteador ou tomada compartilhada.',
      ),
      secao('Alcance', ul('Cat6 sólido: 60 m', 'Cat5e: 45 m', 'Cordões e emendas no caminho: desconte 10 m')),
      secao(
        'Instalação',
        'Use cabo sólido de cobre puro, com T568B nas duas pontas. CCA e cabo plano são as causas usuais de tela que pisca.',
      ),
      secao('O que ele não faz', 'Não passa 4K, HDR nem ARC. Para 4K, veja o HDBaseT.'),
    ],
    embalagem: { altura: 60, largura: 220, comprimento: 260, peso: 640 },
    desenho: {
      form: 'box',
      front: [
        { kind: 'led', label: 'PWR' },
        { kind: 'led', label: 'LINK' },
        { kind: 'ir', label: 'IR' },
      ],
      rear: [...hdmi(1, 'HDMI'), { kind: 'rj45', label: 'CAT6' }, { kind: 'dc', label: '5 V' }],
      colour: COR.grafite,
      units: 2,
      caption: 'Extensor 60 m',
    },
  }),
  single({
    ...COMUM,
    codigo: 908,
    sku: 'FS-DST-HBT',
    mpn: 'PTC-HBT100',
    slug: 'extensor-hdmi-hdbaset-4k-100m',
    nome: 'Extensor HDMI HDBaseT 4K 60 Hz com PoH — 100 m',
    categoria: `${RAIZ}/extensor`,
    em: '2025-04-14',
    por: 129990,
    de: 144990,
    estoque: 24,
    pop: 292,
    caracteristicas: {
      'conector-a': 'HDMI tipo A fêmea',
      // The far end of the pair; the network cable between is no connection of its own.
      'conector-b': 'HDMI tipo A fêmea',
      ...HDMI_FEMEA,
      classe: 'HDBaseT',
      compatibilidade: ['HDMI 2.0', 'Cat6', 'Cat6A'],
      'resolucao-maxima': RESOLUCAO.quatroK,
      'taxa-maxima': 60,
      'alcance-maximo': 100,
      portas: '1 entrada, 1 saída',
      recursos: ['HDR', 'Alimentação pelo cabo', 'RS-232', 'Retorno de infravermelho'],
      uso: ['Interno', 'Instalação'],
      apresentacao: 'Kit',
      conteudo: 'Transmissor, receptor, 1 fonte bivolt de 24 V, emissor e receptor infravermelho',
    },
    resumo:
      'Transmissor e receptor HDBaseT para 4K a 60 Hz com HDR em um único cabo de rede, com uma fonte só.',
    para: 'O receptor é alimentado pelo próprio cabo, sem tomada atrás da TV.',
    longa: [
      p(
        'HDBaseT é o padrão de instalação profissional: imagem, som, controle e energia no mesmo par trançado, com latência de microssegundos. Em 4K a 60 Hz com cor completa há uma compressão leve, imperceptível em vídeo.',
      ),
      secao('Alcance por cabo', ul('Full HD em Cat6: 100 m', '4K em Cat6: 70 m', '4K em Cat6A: 100 m')),
      secao(
        'Para não ter dor de cabeça',
        'Cabo sólido sem emendas, keystone Cat6A nas pontas e distância de cabos de força. Não enrole a sobra em bobina apertada: espalhe-a em zigue-zague.',
      ),
      secao(
        'O que ele não faz',
        ul(
          'Não atravessa switch de rede.',
          'Não leva 120 Hz nem 8K: para isso, cabo óptico.',
          'Não devolve som por eARC.',
        ),
      ),
    ],
    embalagem: { altura: 80, largura: 260, comprimento: 300, peso: 1350 },
    desenho: {
      form: 'box',
      front: [
        { kind: 'led', label: 'PWR' },
        { kind: 'led', label: 'LINK' },
        { kind: 'led', label: 'HDCP' },
        { kind: 'ir', label: 'IR' },
      ],
      rear: [...hdmi(1, 'HDMI'), { kind: 'rj45', label: 'HDBaseT' }, { kind: 'dc', label: '24 V' }],
      colour: COR.azul,
      units: 2,
      caption: 'HDBaseT 100 m',
    },
  }),
];

export const DISTRIBUTION: readonly SeedProduct[] = [...SPLITTERS, ...SWITCHES, ...MATRIZES, ...EXTENSORES];
