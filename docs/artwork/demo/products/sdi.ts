import type { SeedProduct } from '../types.ts';
import { type LengthFamily, lengths, single } from './build.ts';
import { COR, cableLook, male } from './ends.ts';
import { RESOLUCAO } from './hdmi/common.ts';
import { p, secao, ul } from './html.ts';
import { boxForCoil, metersLabel } from './measure.ts';

const RAIZ = 'cabos-de-video/sdi-e-bnc';
/** The number follows from the family. */
const HOMOLOGADO = 'sim';

const COAXIAL = {
  impedancia: 75,
  tecnologia: 'Passivo',
  direcional: 'Não',
  blindagem: 'Dupla',
  anatel: HOMOLOGADO,
} as const;

const MONTADO = {
  ...COAXIAL,
  'conector-a': 'BNC macho 75 Ω',
  'conector-b': 'BNC macho 75 Ω',
  uso: ['Estúdio', 'Externas'],
  apresentacao: 'Unidade',
  conteudo: '1 cabo com tampas nos conectores e fita de velcro',
} as const;

const SINAL_3G = {
  classe: '3G-SDI',
  compatibilidade: ['SD-SDI', 'HD-SDI', '3G-SDI'],
  'resolucao-maxima': RESOLUCAO.fullHd,
  'taxa-maxima': 60,
  'largura-de-banda': 2.97,
} as const;

const SINAL_6G = {
  classe: '6G-SDI',
  compatibilidade: ['SD-SDI', 'HD-SDI', '3G-SDI', '6G-SDI'],
  'resolucao-maxima': RESOLUCAO.quatroK,
  'taxa-maxima': 30,
  'largura-de-banda': 5.94,
} as const;

const SINAL_12G = {
  classe: '12G-SDI',
  compatibilidade: ['SD-SDI', 'HD-SDI', '3G-SDI', '6G-SDI', '12G-SDI'],
  'resolucao-maxima': RESOLUCAO.quatroK,
  'taxa-maxima': 60,
  'largura-de-banda': 11.88,
} as const;

const MANUSEIO = secao(
  'Manuseio',
  ul(
    'Enrole em oito, sem torcer no braço: coaxial torcido muda de impedância no ponto da torção.',
    'Gire a trava do BNC até o fim do curso. Meio encaixe é a causa mais comum de faísca na imagem.',
    'Limite as emendas. Cada barrel de 75 Ω custa alguns metros de alcance, e um de 50 Ω custa o sinal.',
  ),
);

const BNC_3G: LengthFamily = {
  codigo: 301,
  sku: 'FS-SDI-3G',
  mpn: 'ARV-3G59',
  slug: 'cabo-bnc-3g-sdi-rg59',
  nome: 'Cabo BNC 3G-SDI RG59 flexível 75 Ω',
  marca: 'arveola',
  categoria: `${RAIZ}/sdi-3g`,
  garantiaMeses: 24,
  em: '2024-03-25',
  cabo: { diametro: 6.1, plugues: 34, porMetro: 55 },
  caracteristicas: {
    ...MONTADO,
    ...SINAL_3G,
    'alcance-maximo': 60,
    bitola: 22,
    condutor: 'Cobre OFC',
    capa: 'PVC flexível',
    cor: 'Preto',
  },
  resumo: 'Cabo coaxial de 75 Ω com BNC crimpado e luva de alívio, para HD-SDI e 3G-SDI.',
  longa: (m, rotulo) => [
    p(
      'Condutor central multifilar e capa macia: é cabo de lançar e recolher, para câmera, switcher, monitor de retorno e gravador. Passa 1080p a 60 Hz em enlace único.',
    ),
    secao(
      'Alcance',
      `Esta construção mantém 3G-SDI até 60 metros e HD-SDI até 90, sem emendas. Com ${rotulo}, ${
        m <= 5
          ? 'você usa uma fração disso e pode somar cabos com barrel sem susto.'
          : m <= 20
            ? 'ainda há margem para um painel de conexão no caminho.'
            : 'você está na metade do orçamento do 3G: evite mais de uma emenda.'
      }`,
    ),
    secao(
      'O que ele não faz',
      'Não foi ensaiado em 6G nem 12G. Em metragem curta costuma passar, mas não garantimos: para 4K em um cabo só, veja as famílias 6G e 12G. Também não é cabo de rádio ou antena de 50 Ω.',
    ),
    MANUSEIO,
  ],
  desenho: cableLook({
    a: male('bnc', COR.preto, { shell: 'nickel' }),
    b: male('bnc', COR.preto, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'coax', braids: 2 },
  }),
};

const BNC_6G: LengthFamily = {
  ...BNC_3G,
  codigo: 302,
  sku: 'FS-SDI-6G',
  mpn: 'ARV-6G59',
  slug: 'cabo-bnc-6g-sdi-rg59',
  nome: 'Cabo BNC 6G-SDI RG59 75 Ω 4K 30 Hz',
  categoria: `${RAIZ}/sdi-6g`,
  em: '2024-09-23',
  cabo: { diametro: 6.1, plugues: 36, porMetro: 58 },
  caracteristicas: {
    ...MONTADO,
    ...SINAL_6G,
    'alcance-maximo': 60,
    bitola: 20,
    condutor: 'Cobre OFC',
    capa: 'PVC',
    cor: 'Vermelho',
  },
  resumo: 'Coaxial classe RG59 de baixa perda para 6G-SDI: 4K a 30 Hz em um único BNC.',
  longa: (m, rotulo) => [
    p(
      'Indicado para câmeras e gravadores 4K de 24, 25 ou 30 quadros, que saem em 6G, e para quem quer margem extra em 3G. A capa vermelha separa o feixe 4K do resto da produção.',
    ),
    secao(
      'Alcance em cada taxa',
      ul('6G-SDI: 60 m', '3G-SDI: 70 m', 'HD-SDI: 100 m'),
      `Valores para um lance único, sem emenda. Os ${rotulo} deste cabo ${m >= 20 ? 'ocupam um terço do orçamento em 6G.' : 'ficam bem dentro do limite.'}`,
    ),
    secao(
      'Sólido, não extraflexível',
      'O condutor central é maciço, melhor em perda e pior em dobra repetida. Use em instalação e em rack; para câmera de ombro, prefira o 3G flexível ou o 12G.',
    ),
    MANUSEIO,
  ],
  desenho: cableLook({
    a: male('bnc', COR.vermelho, { shell: 'nickel' }),
    b: male('bnc', COR.vermelho, { shell: 'nickel' }),
    cor: COR.vermelho,
    dentro: { kind: 'coax', braids: 2 },
  }),
};

const BNC_12G: LengthFamily = {
  ...BNC_3G,
  codigo: 303,
  sku: 'FS-SDI-12G',
  mpn: 'ARV-12G59',
  slug: 'cabo-bnc-12g-sdi-rg59',
  nome: 'Cabo BNC 12G-SDI RG59 75 Ω 4K 60 Hz',
  categoria: `${RAIZ}/sdi-12g`,
  garantiaMeses: 36,
  em: '2024-11-04',
  cabo: { diametro: 6, plugues: 40, porMetro: 56 },
  caracteristicas: {
    ...MONTADO,
    ...SINAL_12G,
    'alcance-maximo': 40,
    bitola: 20,
    condutor: 'Cobre prateado',
    capa: 'PVC flexível',
    cor: 'Azul',
  },
  resumo:
    'Cabo BNC ensaiado em 12G-SDI, com conectores de alta perda de retorno, para 4K a 60 Hz em um cabo só.',
  longa: (m, rotulo) => [
    p(
      'Em 12G a banda vai além de 6 GHz e o conector passa a contar tanto quanto o cabo. Por isso a crimpagem é feita com matriz calibrada e cada unidade sai com teste de perda de retorno até 12 GHz.',
    ),
    secao(
      'Quanto dá para andar',
      `O limite prático desta construção é 40 metros em 12G, 60 em 6G e 70 em 3G. ${
        m <= 2
          ? `Com ${rotulo}, use entre equipamentos do mesmo rack e nos painéis de conexão.`
          : m <= 10
            ? `Com ${rotulo}, vai da câmera ao carrinho de vídeo com sobra.`
            : `Com ${rotulo}, sobra margem para um par de emendas de 12G, não mais.`
      }`,
    ),
    secao(
      'Compatível com taxas menores',
      'O mesmo cabo atende SD, HD, 3G e 6G. Em produção mista vale ter uma só cor de cabo que serve para tudo.',
    ),
    secao(
      'O que ele não faz',
      'Não corrige equipamento com saída fraca e não aceita barrel comum: use emendas especificadas para 12G.',
    ),
    MANUSEIO,
  ],
  desenho: cableLook({
    a: male('bnc', COR.azul, { shell: 'nickel' }),
    b: male('bnc', COR.azul, { shell: 'nickel' }),
    cor: COR.azul,
    dentro: { kind: 'coax', braids: 2 },
  }),
};

const BNC_12G_RG6: LengthFamily = {
  ...BNC_12G,
  codigo: 304,
  sku: 'FS-SDI-12R6',
  mpn: 'ARV-12G6',
  slug: 'cabo-bnc-12g-sdi-rg6',
  nome: 'Cabo BNC 12G-SDI RG6 75 Ω 4K 60 Hz',
  em: '2025-02-24',
  cabo: { diametro: 7, plugues: 44, porMetro: 66 },
  caracteristicas: {
    ...MONTADO,
    ...SINAL_12G,
    'alcance-maximo': 70,
    bitola: 18,
    condutor: 'Cobre OFC',
    capa: 'PVC',
    cor: 'Verde',
    uso: ['Estúdio', 'Instalação'],
  },
  resumo: 'Coaxial classe RG6 de baixa perda com BNC de 12G, para os lances longos que o RG59 não cobre.',
  longa: (m, rotulo) => [
    p(
      'Condutor central maciço de 18 AWG e dielétrico expandido por gás. É o cabo do lance fixo: do estúdio à técnica, do palco à house mix, do caminhão ao painel do prédio.',
    ),
    secao(
      `Os ${rotulo} e o limite de 70`,
      m <= 30
        ? 'Em 12G restam uns 40 metros de orçamento, o bastante para entrar em um painel e seguir.'
        : 'Nesta metragem use o cabo direto, sem painel intermediário. Se o projeto prevê emendas, some um redistribuidor com recuperação de relógio.',
      ul(
        '12G-SDI: 70 m',
        '6G-SDI: 90 m',
        '3G-SDI: 78 m, pela regra mais antiga e mais conservadora de 20 dB',
      ),
    ),
    secao(
      'Peso e raio',
      `São ${m <= 30 ? 'cerca de 2 kg' : 'mais de 3 kg'} de cabo e curva mínima de 70 mm. Não deixe pendurado na câmera: termine em um painel e siga com RG59.`,
    ),
    MANUSEIO,
  ],
  desenho: cableLook({
    a: male('bnc', COR.verde, { shell: 'nickel' }),
    b: male('bnc', COR.verde, { shell: 'nickel' }),
    cor: COR.verde,
    dentro: { kind: 'coax', braids: 2 },
  }),
};

const MICRO: LengthFamily = {
  ...BNC_12G,
  codigo: 305,
  sku: 'FS-SDI-MIC',
  mpn: 'ARV-MB12',
  slug: 'cabo-micro-bnc-para-bnc-12g-sdi',
  nome: 'Cabo Micro-BNC para BNC 12G-SDI 75 Ω',
  categoria: `${RAIZ}/micro-bnc-e-din`,
  em: '2025-04-07',
  cabo: { diametro: 4.2, plugues: 26, porMetro: 28 },
  caracteristicas: {
    ...MONTADO,
    ...SINAL_12G,
    'conector-a': 'Micro-BNC macho 75 Ω',
    'alcance-maximo': 15,
    bitola: 25,
    condutor: 'Cobre prateado',
    capa: 'PVC flexível',
    cor: 'Preto',
    uso: ['Rack', 'Estúdio'],
  },
  resumo: 'Transição de Micro-BNC para BNC comum, em coaxial fino de 75 Ω para 12G-SDI.',
  longa: (m, rotulo) => [
    p(
      'Roteadores compactos, placas de captura e conversores modulares usam o Micro-BNC, também chamado HD-BNC, para caber quatro vezes mais portas no mesmo painel. O encaixe é de baioneta, como o BNC grande.',
    ),
    secao(
      'Não confunda',
      'O Micro-BNC tem trava de meia-volta; o DIN 1.0/2.3 é de empurrar e puxar. Os dois têm tamanho parecido e não se encaixam um no outro. Na dúvida, mande a foto da porta para nosso atendimento.',
    ),
    secao(
      'Comprimento',
      m < 1
        ? `${rotulo} serve dentro do mesmo rack, do cartão ao painel.`
        : `${rotulo} alcança o painel do rack vizinho ou o equipamento da mesa.`,
      'O coaxial fino perde mais que o RG59. Mantenha-o curto e faça o lance longo com cabo grosso.',
    ),
    secao(
      'Alívio de tensão',
      'A porta é pequena: não pendure nela um BNC com RG6. Use presilha no suporte traseiro do equipamento.',
    ),
  ],
  desenho: cableLook({
    a: male('micro-bnc', COR.azul, { shell: 'nickel' }),
    b: male('bnc', COR.azul, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'coax', braids: 2 },
  }),
};

const DIN: LengthFamily = {
  ...MICRO,
  codigo: 306,
  sku: 'FS-SDI-DIN',
  mpn: 'ARV-DN12',
  slug: 'cabo-din-1-0-2-3-para-bnc-12g-sdi',
  nome: 'Cabo DIN 1.0/2.3 para BNC 12G-SDI 75 Ω',
  caracteristicas: { ...MICRO.caracteristicas, 'conector-a': 'DIN 1.0/2.3 macho 75 Ω', cor: 'Verde' },
  resumo: 'Transição de DIN 1.0/2.3 para BNC, para placas de captura e conversores com conector de empurrar.',
  longa: (m, rotulo) => [
    p(
      'O DIN 1.0/2.3 trava com um clique e solta puxando a luva, nunca o cabo. Está em placas de captura de baixo perfil, em monitores de campo e em câmeras compactas.',
    ),
    secao(
      'Cuidado ao soltar',
      'A maior causa de defeito é puxar pelo coaxial. Segure a luva recartilhada e puxe reto. Se não sair, empurre de leve antes de puxar.',
    ),
    secao(
      `Onde usar o de ${rotulo}`,
      m < 1
        ? 'Da placa, na traseira do computador, ao painel de conexão do rack.'
        : 'Da placa de captura à mesa, ou ao switcher ao lado.',
      'Para distância maior, emende com um cabo BNC RG59: a perda do coaxial fino cresce rápido em 12G.',
    ),
    secao(
      'Compatibilidade',
      'Serve a qualquer taxa SDI até 12G. Algumas placas usam a mesma porta como entrada ou saída; confira a configuração antes de suspeitar do cabo.',
    ),
  ],
  desenho: cableLook({
    a: male('din-1.0-2.3', COR.verde, { shell: 'nickel' }),
    b: male('bnc', COR.verde, { shell: 'nickel' }),
    cor: COR.verde,
    dentro: { kind: 'coax', braids: 2 },
  }),
};

type Roll = {
  readonly codigo: number;
  readonly sku: string;
  readonly mpn: string;
  readonly slug: string;
  readonly nome: string;
  readonly m: number;
  readonly diametro: number;
  readonly porMetro: number;
  readonly cor: string;
  readonly packaging: 'coil' | 'drum';
  readonly por: number;
  readonly estoque: number;
  readonly pop: number;
  readonly status?: 'sobConsulta';
  readonly caracteristicas: SeedProduct['caracteristicas'];
  readonly resumo: string;
  readonly para: string;
  readonly longa: readonly string[];
};

function roll(row: Roll): SeedProduct {
  const peso = row.m * row.porMetro + (row.packaging === 'drum' ? 1800 : 150);
  const caixa = boxForCoil(row.m, row.diametro, peso);
  return single({
    ...row,
    marca: 'arveola',
    categoria: `${RAIZ}/bobina-coaxial`,
    garantiaMeses: 24,
    em: '2024-08-26',
    caracteristicas: {
      comprimento: row.m,
      diametro: row.diametro,
      ...COAXIAL,
      'conector-a': 'Sem conector',
      'conector-b': 'Sem conector',
      uso: ['Instalação'],
      apresentacao: 'Rolo',
      conteudo: `1 rolo de ${metersLabel(row.m)} com marcação de metragem`,
      ...row.caracteristicas,
    },
    embalagem: row.packaging === 'drum' ? { altura: 360, largura: 400, comprimento: 400, peso: peso } : caixa,
    desenho: {
      form: 'roll',
      packaging: row.packaging,
      jacket: { colour: row.cor, finish: 'smooth', diameter: row.diametro },
      metres: row.m,
      inside: { kind: 'coax', braids: row.diametro > 9 ? 3 : 2 },
    },
  });
}

const EM_CAMPO = secao(
  'Para crimpar em campo',
  'Use conector e matriz do mesmo diâmetro do cabo. Decape em três medidas, gire a lâmina sem marcar o condutor e confira com lupa se nenhum fio da malha ficou junto ao pino. Um ponto malfeito reflete e encurta o lance inteiro.',
);

const BOBINAS = [
  roll({
    codigo: 307,
    sku: 'FS-SDI-R59-1000',
    mpn: 'ARV-R59-100',
    slug: 'rolo-coaxial-rg59-3g-sdi-100m',
    nome: 'Rolo de coaxial RG59 3G-SDI 75 Ω preto — 100 m',
    m: 100,
    diametro: 6.1,
    porMetro: 46,
    cor: COR.preto,
    packaging: 'coil',
    por: 69990,
    estoque: 26,
    pop: 251,
    caracteristicas: {
      ...SINAL_3G,
      'alcance-maximo': 60,
      bitola: 20,
      condutor: 'Cobre OFC',
      capa: 'PVC',
      cor: 'Preto',
    },
    resumo:
      'Rolo de coaxial de 75 Ω classe RG59 com condutor de cobre maciço, para montar cabos SDI sob medida.',
    para: 'Rende vinte cabos de 5 metros ou um lance com reserva.',
    longa: [
      p(
        'A escolha econômica para quem monta e repara os próprios cabos: HD e 3G-SDI, vídeo composto, sincronismo e relógio de áudio digital. A metragem impressa na capa mostra quanto resta.',
      ),
      secao('Alcance por taxa', ul('HD-SDI: 90 m', '3G-SDI: 60 m', '12G-SDI: não especificado')),
      EM_CAMPO,
      secao(
        'O que não é',
        'Não é cabo de CFTV com malha de alumínio: a blindagem aqui é fita mais malha de cobre com 95 % de cobertura, e o preço reflete isso.',
      ),
    ],
  }),
  roll({
    codigo: 308,
    sku: 'FS-SDI-R6-1000',
    mpn: 'ARV-R6-100',
    slug: 'bobina-coaxial-rg6-12g-sdi-100m',
    nome: 'Bobina de coaxial RG6 12G-SDI 75 Ω verde — 100 m',
    m: 100,
    diametro: 7,
    porMetro: 62,
    cor: COR.verde,
    packaging: 'drum',
    por: 219990,
    estoque: 14,
    pop: 219,
    caracteristicas: {
      ...SINAL_12G,
      'alcance-maximo': 70,
      bitola: 18,
      condutor: 'Cobre OFC',
      capa: 'PVC',
      cor: 'Verde',
    },
    resumo: 'Bobina de coaxial classe RG6 de baixa perda, ensaiada até 12 GHz, para instalações 12G-SDI.',
    para: 'Cem metros em carretel, com metragem marcada a cada metro.',
    longa: [
      p(
        'Pensada para o lance fixo entre técnica, estúdio e palco. O dielétrico expandido mantém a impedância estável, e cada carretel acompanha a folha com atenuação por frequência.',
      ),
      secao(
        'Alcance por taxa',
        ul(
          '12G-SDI: 70 m',
          '6G-SDI: 90 m',
          '3G-SDI: 78 m, pela regra mais antiga de 20 dB',
          'HD-SDI: 113 m, pela mesma regra',
        ),
      ),
      EM_CAMPO,
      secao(
        'Lançamento',
        'Tração máxima de 150 N e raio de curvatura de 70 mm. Puxe pelo condutor e pela malha juntos, com luva, e descarte o primeiro meio metro.',
      ),
    ],
  }),
  roll({
    codigo: 309,
    sku: 'FS-SDI-R6-3050',
    mpn: 'ARV-R6-305',
    slug: 'bobina-coaxial-rg6-12g-sdi-305m',
    nome: 'Bobina de coaxial RG6 12G-SDI 75 Ω LSZH — 305 m',
    m: 305,
    diametro: 7,
    porMetro: 64,
    cor: COR.roxo,
    packaging: 'drum',
    por: 649000,
    estoque: 3,
    pop: 97,
    status: 'sobConsulta',
    caracteristicas: {
      ...SINAL_12G,
      'alcance-maximo': 70,
      bitola: 18,
      condutor: 'Cobre OFC',
      capa: 'LSZH',
      cor: 'Roxo',
    },
    resumo: 'Carretel de 305 metros do coaxial RG6 de 12G com capa LSZH, para obras e emissoras.',
    para: 'Vendido sob consulta, com prazo e frete calculados para o local da obra.',
    longa: [
      p(
        'A capa LSZH emite pouca fumaça e não libera gás halogenado, exigência comum em teatros, hospitais, aeroportos e shafts de edifícios comerciais.',
      ),
      secao(
        'Como pedir',
        'Informe cidade, quantidade e data da obra. Para quatro carretéis ou mais, podemos entregar com gravação de capa e numeração sequencial.',
      ),
      secao(
        'Alcance por taxa',
        ul(
          '12G-SDI: 70 m',
          '3G-SDI: 78 m, pela regra mais antiga de 20 dB',
          'HD-SDI: 113 m, pela mesma regra',
        ),
      ),
      EM_CAMPO,
    ],
  }),
  roll({
    codigo: 310,
    sku: 'FS-SDI-R11-3050',
    mpn: 'ARV-R11-305',
    slug: 'bobina-coaxial-rg11-12g-sdi-305m',
    nome: 'Bobina de coaxial RG11 12G-SDI 75 Ω — 305 m',
    m: 305,
    diametro: 10.2,
    porMetro: 118,
    cor: COR.preto,
    packaging: 'drum',
    por: 989000,
    estoque: 0,
    pop: 64,
    status: 'sobConsulta',
    caracteristicas: {
      ...SINAL_12G,
      'alcance-maximo': 100,
      bitola: 14,
      condutor: 'Cobre OFC',
      blindagem: 'Tripla',
      capa: 'PVC',
      cor: 'Preto',
      uso: ['Instalação', 'Externo'],
    },
    resumo: 'Coaxial classe RG11 de 14 AWG para levar 12G-SDI a 100 metros sem regenerar.',
    para: 'Sob consulta: carretel de 36 kg, com entrega por transportadora.',
    longa: [
      p(
        'Quando o lance passa do que o RG6 permite e fibra não é opção, o RG11 resolve. É grosso, rígido e pede conector próprio; em troca, entrega 100 metros de 12G em cobre.',
      ),
      secao(
        'Alcance por taxa',
        ul(
          '12G-SDI: 100 m',
          '6G-SDI: 130 m',
          '3G-SDI: 120 m, pela regra mais antiga de 20 dB',
          'HD-SDI: 170 m, pela mesma regra',
        ),
      ),
      secao(
        'Compare com a fibra',
        'Acima de 100 metros, ou entre prédios com aterramentos diferentes, a fibra monomodo com conversor SDI é mais segura e, na ponta do lápis, mais barata.',
      ),
      EM_CAMPO,
    ],
  }),
];

export const SDI: readonly SeedProduct[] = [
  ...lengths(BNC_3G, [
    { m: 1, por: 3990, estoque: 320, pop: 334, para: 'Um metro para ligações dentro do rack.' },
    { m: 3, por: 4990, estoque: 265, pop: 386, para: 'Três metros da câmera ao monitor de campo.' },
    { m: 5, por: 6490, de: 7490, estoque: 244, pop: 453, para: 'Cinco metros do tripé à mesa de corte.' },
    { m: 10, por: 9990, estoque: 187, pop: 494, para: 'Dez metros para a câmera de plateia mais próxima.' },
    {
      m: 20,
      por: 16990,
      estoque: 92,
      pop: 376,
      para: 'Vinte metros do altar ou palco à cabine de transmissão.',
    },
    {
      m: 30,
      por: 23990,
      estoque: 61,
      pop: 288,
      para: 'Trinta metros para a câmera do fundo da nave ou do auditório.',
    },
  ]),
  ...lengths(BNC_6G, [
    { m: 5, por: 9990, estoque: 74, pop: 174, para: 'Cinco metros entre gravador e monitor.' },
    { m: 10, por: 14990, estoque: 58, pop: 198, para: 'Dez metros entre estúdio e técnica vizinha.' },
    {
      m: 20,
      por: 24990,
      estoque: 0,
      status: 'indisponivel',
      pop: 139,
      para: 'Vinte metros para lance fixo em auditório.',
    },
  ]),
  ...lengths(BNC_12G, [
    { m: 1, por: 6990, estoque: 168, pop: 297, para: 'Um metro para interligar equipamentos do mesmo rack.' },
    { m: 2, por: 7990, estoque: 142, pop: 279, para: 'Dois metros entre racks vizinhos.' },
    { m: 5, por: 11990, estoque: 126, pop: 341, para: 'Cinco metros da câmera 4K ao carrinho de vídeo.' },
    { m: 10, por: 18990, de: 21990, estoque: 88, pop: 369, para: 'Dez metros para câmera de palco em 4K.' },
    { m: 20, por: 31990, estoque: 43, pop: 258, para: 'Vinte metros, metade do limite prático em 12G.' },
  ]),
  ...lengths(BNC_12G_RG6, [
    {
      m: 30,
      por: 59990,
      estoque: 21,
      pop: 186,
      para: 'Trinta metros para o lance fixo entre palco e técnica.',
    },
    {
      m: 50,
      por: 89990,
      estoque: 12,
      pop: 163,
      para: 'Cinquenta metros para galpão e ginásio, em lance único.',
    },
  ]),
  ...lengths(MICRO, [
    { m: 0.5, por: 8990, estoque: 64, pop: 151, para: 'Meio metro do cartão ao painel.' },
    { m: 1, por: 9990, estoque: 77, pop: 184, para: 'Um metro do roteador ao rack vizinho.' },
  ]),
  ...lengths(DIN, [
    {
      m: 0.5,
      por: 8490,
      estoque: 51,
      pop: 133,
      para: 'Meio metro da placa de captura ao painel do computador.',
    },
    { m: 1, por: 9490, estoque: 69, pop: 169, para: 'Um metro da placa de captura à mesa.' },
  ]),
  ...BOBINAS,
];
