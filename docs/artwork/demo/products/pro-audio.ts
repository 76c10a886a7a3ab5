import type { SeedProduct } from '../types.ts';
import { inColours, type LengthFamily, lengths, single } from './build.ts';
import { COR, cableLook, female, male } from './ends.ts';
import { p, secao, ul } from './html.ts';
import { boxForCoil } from './measure.ts';

const RAIZ = 'cabos-de-audio/audio-profissional';

const BALANCEADO = {
  tecnologia: 'Passivo',
  condutor: 'Cobre OFC',
  blindagem: 'Malha de cobre 95 %',
  capa: 'PVC flexível',
  uso: ['Palco', 'Estúdio'],
  cor: 'Preto',
  apresentacao: 'Unidade',
  conteudo: '1 cabo e 1 fita de velcro',
} as const;

/** One black ring for each plug of a multicore. */
function pretos(quantos: number): readonly string[] {
  return Array.from({ length: quantos }, () => COR.preto);
}

const ENROLAR = secao(
  'Para durar',
  'Enrole em laços alternados, sem torcer, e feche com o velcro. Nunca dê nó, nem arraste caixa ou pedestal pelo cabo. Os conectores abrem com chave Phillips: dá para ressoldar em vez de jogar fora.',
);

const XLR: LengthFamily = {
  codigo: 601,
  sku: 'FS-PRO-XLR',
  mpn: 'PLC-X2',
  slug: 'cabo-xlr-balanceado',
  nome: 'Cabo XLR macho-fêmea balanceado para microfone',
  marca: 'palcorde',
  categoria: `${RAIZ}/xlr`,
  garantiaMeses: 36,
  em: '2024-03-14',
  cabo: { diametro: 6.2, plugues: 62, porMetro: 54 },
  caracteristicas: {
    ...BALANCEADO,
    'conector-a': 'XLR 3 pinos fêmea',
    'conector-b': 'XLR 3 pinos macho',
    classe: 'Áudio balanceado',
    'secao-do-condutor': 0.22,
    'alcance-maximo': 100,
  },
  resumo:
    'Cabo de microfone com dois condutores de 0,22 mm², malha densa e conectores metálicos que se abrem com chave.',
  longa: (m, rotulo) => [
    p(
      'Serve a microfones dinâmicos e condensadores (passa phantom power de 48 V), caixas ativas, mesas, interfaces e sistemas sem fio. A capa é macia e não guarda a memória do rolo, então o cabo deita no chão do palco.',
    ),
    secao(
      `Que uso dar ao de ${rotulo}`,
      m <= 1
        ? 'Ligações de rack: processador, multicabo, interface. Curto demais para pedestal.'
        : m <= 5
          ? 'Do pedestal à caixa de palco, da interface ao monitor de áudio, do microfone de podcast ao gravador.'
          : m <= 10
            ? 'Vocal que anda, bateria e púlpito: dá a volta no palco sem ficar esticado.'
            : 'Do palco à mesa em salas pequenas, ou da mesa às caixas ativas. Para muitos canais, um multicabo sai mais organizado.',
    ),
    secao(
      'Distância e ruído',
      'Linha balanceada passa de 100 metros sem perda audível. Se houver zumbido, a causa costuma ser aterramento ou equipamento desbalanceado na outra ponta, não o comprimento.',
    ),
    secao(
      'O que ele não é',
      'Não é cabo de DMX nem de áudio digital AES3, que pedem 110 Ω, e não serve para caixa passiva: os condutores são finos para potência.',
    ),
    ENROLAR,
  ],
  desenho: cableLook({
    a: female('xlr', COR.preto, { shell: 'nickel' }),
    b: male('xlr', COR.preto, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'balanced', channels: 1 },
  }),
};

const XLR_110: LengthFamily = {
  ...XLR,
  codigo: 602,
  sku: 'FS-PRO-DMX',
  mpn: 'PLC-D110',
  slug: 'cabo-xlr-110-ohms-dmx-aes',
  nome: 'Cabo XLR 110 Ω para DMX512 e AES3',
  em: '2024-10-21',
  cabo: { diametro: 6, plugues: 62, porMetro: 50 },
  caracteristicas: {
    ...XLR.caracteristicas,
    classe: 'AES3 / DMX512',
    compatibilidade: ['DMX512', 'AES3'],
    impedancia: 110,
    blindagem: 'Dupla',
    uso: ['Palco', 'Iluminação'],
    cor: 'Azul',
    'alcance-maximo': 300,
  },
  resumo: 'Cabo XLR de 3 pinos com impedância controlada de 110 Ω, para luz DMX e áudio digital AES3.',
  longa: (m, rotulo) => [
    p(
      'Sinal digital reflete quando a impedância muda. Com cabo de microfone, uma linha DMX curta até funciona, e a mesma linha, com mais refletores, começa a piscar. Este cabo mantém 110 Ω de ponta a ponta.',
    ),
    secao(
      'Na iluminação',
      ul(
        'Use até 32 aparelhos por linha e um terminador de 120 Ω no último.',
        'A soma de uma linha DMX pode chegar a 300 metros; em AES3, 100 metros.',
        'Se o seu equipamento tem XLR de 5 pinos, é preciso adaptador.',
      ),
    ),
    secao(
      'Comprimento',
      m <= 3
        ? `${rotulo} liga um refletor ao vizinho na mesma treliça.`
        : `${rotulo} vai da mesa de luz à primeira torre, ou de uma torre à outra.`,
      'A capa azul evita que alguém o leve para o microfone. Se levar, não estraga nada: ele também passa áudio analógico.',
    ),
    ENROLAR,
  ],
  desenho: cableLook({
    a: female('xlr', COR.azul, { shell: 'black' }),
    b: male('xlr', COR.azul, { shell: 'black' }),
    cor: COR.azul,
    dentro: { kind: 'balanced', channels: 1 },
  }),
};

const INSTRUMENTO: LengthFamily = {
  codigo: 603,
  sku: 'FS-PRO-P10',
  mpn: 'PLC-GT',
  slug: 'cabo-p10-instrumento',
  nome: 'Cabo P10 TS para guitarra, baixo e teclado',
  marca: 'palcorde',
  categoria: `${RAIZ}/p10-e-trs`,
  garantiaMeses: 36,
  em: '2024-04-22',
  cabo: { diametro: 6.5, plugues: 58, porMetro: 58 },
  caracteristicas: {
    ...BALANCEADO,
    'conector-a': 'P10 TS (6,35 mm mono) macho',
    'conector-b': 'P10 TS (6,35 mm mono) macho',
    classe: 'Áudio desbalanceado',
    'secao-do-condutor': 0.35,
    'alcance-maximo': 6,
  },
  resumo: 'Cabo de instrumento mono com malha de 95 % e camada condutiva contra ruído de manuseio.',
  longa: (m, rotulo) => [
    p(
      'Captador passivo é sensível: cabo ruim faz barulho quando se pisa nele e escurece o som. A camada condutiva sob a malha elimina o estalo, e a capacitância de 90 pF por metro preserva o brilho até uns 6 metros.',
    ),
    secao(
      `Por que ${rotulo}`,
      m <= 3
        ? 'Para tocar sentado, gravar em casa ou ligar teclado à mesa.'
        : m <= 5
          ? 'O comprimento mais usado em palco: chega do pedal ao amplificador com folga para andar.'
          : 'O máximo que recomendamos entre instrumento passivo e amplificador. Com pedal ativo ou sem fio na frente, a perda de brilho deixa de ser problema.',
    ),
    secao(
      'Plugues',
      'Dois plugues retos, com mola de alívio. Encaixam em qualquer jack de 6,35 mm, também conhecido como P10 ou 1/4 de polegada.',
    ),
    secao(
      'O que ele não faz',
      'Não é cabo de caixa. Ligar cabeçote valvulado à caixa com cabo de instrumento pode danificar o transformador de saída.',
    ),
    ENROLAR,
  ],
  desenho: cableLook({
    a: male('p10-ts', COR.preto, { shell: 'nickel' }),
    b: male('p10-ts', COR.preto, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'unbalanced', channels: 1 },
  }),
};

const TRS: LengthFamily = {
  ...XLR,
  codigo: 604,
  sku: 'FS-PRO-TRS',
  mpn: 'PLC-TR',
  slug: 'cabo-p10-trs-balanceado',
  nome: 'Cabo P10 TRS balanceado macho-macho',
  categoria: `${RAIZ}/p10-e-trs`,
  em: '2024-06-03',
  cabo: { diametro: 6.2, plugues: 56, porMetro: 52 },
  caracteristicas: {
    ...BALANCEADO,
    'conector-a': 'P10 TRS (6,35 mm estéreo) macho',
    'conector-b': 'P10 TRS (6,35 mm estéreo) macho',
    classe: 'Áudio balanceado',
    'secao-do-condutor': 0.22,
    'alcance-maximo': 100,
    uso: ['Estúdio', 'Palco'],
  },
  resumo: 'Cabo P10 de três contatos para linhas balanceadas entre interface, monitores de áudio e mesa.',
  longa: (m, rotulo) => [
    p(
      'O TRS tem dois anéis isolantes no plugue e leva uma linha balanceada mono ou um sinal estéreo de fone. Entre interface e caixas ativas, troca o chiado do P10 comum por silêncio, desde que os dois aparelhos sejam balanceados.',
    ),
    secao(
      'Comprimento',
      m <= 3
        ? `${rotulo} para caixas ativas na mesma mesa da interface. Compre dois: um por caixa.`
        : `${rotulo} para monitores em pedestal atrás da mesa, com passagem pelo chão.`,
    ),
    secao(
      'TRS, TS ou inserção?',
      ul(
        'Equipamento com saída desbalanceada aceita este cabo, mas sem o ganho do balanceamento.',
        'Para inserção (insert) de mesa é preciso um cabo em Y, com um TRS e dois TS.',
        'Para fone de ouvido, funciona como extensão só com emenda fêmea.',
      ),
    ),
    ENROLAR,
  ],
  desenho: cableLook({
    a: male('p10-trs', COR.vermelho, { shell: 'nickel' }),
    b: male('p10-trs', COR.vermelho, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'balanced', channels: 1 },
  }),
};

const XLR_TRS: LengthFamily = {
  ...TRS,
  codigo: 605,
  sku: 'FS-PRO-XTR',
  mpn: 'PLC-XT',
  slug: 'cabo-xlr-femea-para-p10-trs',
  nome: 'Cabo XLR fêmea para P10 TRS balanceado',
  em: '2024-06-03',
  caracteristicas: { ...TRS.caracteristicas, 'conector-a': 'XLR 3 pinos fêmea' },
  resumo: 'Transição balanceada de XLR fêmea para P10 TRS, para equipamentos que misturam os dois padrões.',
  longa: (m, rotulo) => [
    p(
      'Liga a saída XLR de uma mesa, pré ou processador à entrada P10 TRS de uma interface, caixa ativa ou amplificador de fone. O pino 2 vai à ponta, o 3 ao anel e o 1 ao corpo.',
    ),
    secao(
      'Não serve para microfone na entrada de linha',
      'O plugue P10 da maioria das mesas entra no estágio de linha, sem ganho de microfone e sem phantom power. Para microfone, use a entrada XLR com cabo XLR.',
    ),
    secao(
      'Comprimento',
      m <= 2
        ? `${rotulo} para equipamentos do mesmo rack ou mesa.`
        : `${rotulo} para levar a saída da mesa à caixa ativa mais próxima.`,
    ),
    ENROLAR,
  ],
  desenho: cableLook({
    a: female('xlr', COR.preto, { shell: 'nickel' }),
    b: male('p10-trs', COR.preto, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'balanced', channels: 1 },
  }),
};

const PATCH = single({
  codigo: 606,
  sku: 'FS-PRO-PTC-003',
  mpn: 'PLC-PT6-003',
  slug: 'cabo-patch-p10-pedal-kit-6-0-3m',
  nome: 'Kit 6 cabos patch P10 em ângulo para pedais — 0,3 m',
  marca: 'palcorde',
  categoria: `${RAIZ}/p10-e-trs`,
  garantiaMeses: 24,
  em: '2025-02-03',
  ...inColours(['Preto', 'PT', 11990, 84], ['Laranja', 'LJ', 11990, 37], ['Verde', 'VD', 11990, 0]),
  pop: 404,
  caracteristicas: {
    comprimento: 0.3,
    diametro: 5,
    ...BALANCEADO,
    'conector-a': 'P10 TS (6,35 mm mono) macho 90°',
    'conector-b': 'P10 TS (6,35 mm mono) macho 90°',
    classe: 'Áudio desbalanceado',
    'secao-do-condutor': 0.22,
    cor: ['Preto', 'Laranja', 'Verde'],
    apresentacao: 'Kit',
    conteudo: '6 cabos de 0,3 m',
  },
  resumo: 'Seis cabos curtos com plugues baixos em ângulo reto, para pedaleiras sem espaço sobrando.',
  para: 'Com 0,3 metro, unem pedais vizinhos ou de fileiras diferentes.',
  longa: [
    p(
      'Plugue chato de 9 mm de altura: dois pedais podem ficar lado a lado com os cabos entre eles. São iguais nas duas pontas, sem sentido, e as seis unidades cobrem uma pedaleira comum de cinco pedais.',
    ),
    secao(
      'Antes de fechar o velcro',
      'Ligue tudo e toque com o cabo mexendo. Em pedaleira, nove em cada dez ruídos são de um patch meio encaixado.',
    ),
    secao(
      'O que o kit não inclui',
      'Cabo do instrumento ao primeiro pedal, cabo do último ao amplificador e alimentação dos pedais.',
    ),
  ],
  embalagem: { altura: 40, largura: 180, comprimento: 240, peso: 430 },
  desenho: {
    form: 'cable',
    a: male('p10-ts', COR.preto, { angled: true, shell: 'nickel' }),
    b: male('p10-ts', COR.preto, { angled: true, shell: 'nickel' }),
    jacket: { colour: COR.preto, finish: 'smooth', diameter: 5 },
    metres: 0.3,
    inside: { kind: 'unbalanced', channels: 1 },
  },
});

const SNAKE_8 = single({
  codigo: 607,
  sku: 'FS-PRO-S08-030',
  mpn: 'PLC-S8XT-030',
  slug: 'multicabo-8-vias-xlr-p10-trs-3m',
  nome: 'Multicabo 8 vias XLR fêmea para P10 TRS — 3 m',
  marca: 'palcorde',
  categoria: `${RAIZ}/multicabo`,
  garantiaMeses: 36,
  em: '2024-11-25',
  por: 58990,
  estoque: 23,
  pop: 193,
  caracteristicas: {
    comprimento: 3,
    diametro: 14,
    ...BALANCEADO,
    'conector-a': 'XLR 3 pinos fêmea',
    'conector-b': 'P10 TRS (6,35 mm estéreo) macho',
    classe: 'Áudio balanceado',
    'secao-do-condutor': 0.14,
    portas: '8 canais',
    blindagem: 'Fita individual e malha geral',
    uso: ['Estúdio', 'Rack'],
    conteudo: '1 multicabo numerado de 8 vias',
  },
  resumo: 'Oito linhas balanceadas numeradas em uma só capa, de XLR fêmea para P10 TRS.',
  para: 'Três metros para ligar mesa, pré e interface dentro do estúdio.',
  longa: [
    p(
      'Substitui oito cabos soltos atrás do rack. Cada via tem blindagem própria e número nas duas pontas, e os rabichos de 30 cm dão alcance para painéis largos.',
    ),
    secao(
      'Pinagem',
      'Pino 2 na ponta, 3 no anel e 1 no corpo, em todas as vias. As blindagens não se tocam ao longo do cabo, o que evita laço de terra.',
    ),
    secao(
      'O que ele não é',
      ul(
        'Não é multicabo de palco: a capa é de estúdio, para ficar parado.',
        'Não serve para potência nem para DMX.',
      ),
    ),
    secao(
      'Instalação',
      'Prenda a capa principal no rack a 20 cm dos conectores, para que o peso não fique nas soldas.',
    ),
  ],
  embalagem: boxForCoil(3, 14, 1650),
  desenho: cableLook({
    a: female('xlr', pretos(8), { shell: 'nickel' }),
    b: male('p10-trs', pretos(8), { shell: 'nickel' }),
    cor: COR.grafite,
    dentro: { kind: 'balanced', channels: 8 },
  })(3, 14),
});

const SNAKE_PALCO: LengthFamily = {
  codigo: 608,
  sku: 'FS-PRO-SPK',
  mpn: 'PLC-SB',
  slug: 'multicabo-de-palco-12-vias-xlr',
  nome: 'Multicabo de palco 12 vias com caixa XLR',
  marca: 'palcorde',
  categoria: `${RAIZ}/multicabo`,
  garantiaMeses: 36,
  em: '2025-05-26',
  cabo: { diametro: 18, plugues: 3200, porMetro: 420 },
  caracteristicas: {
    ...BALANCEADO,
    'conector-a': 'XLR 3 pinos fêmea',
    'conector-b': 'XLR 3 pinos macho',
    classe: 'Áudio balanceado',
    'secao-do-condutor': 0.22,
    'alcance-maximo': 100,
    portas: '12 canais',
    blindagem: 'Fita individual e malha geral',
    uso: ['Palco', 'Instalação'],
    conteudo: '1 multicabo com caixa de palco metálica e malha de sustentação',
  },
  resumo:
    'Doze canais balanceados do palco à mesa, com caixa metálica de XLR e leque numerado na outra ponta.',
  longa: (_m, rotulo) => [
    p(
      `A caixa fica no palco, os ${rotulo} correm pela lateral e o leque chega à mesa. Oito canais são de envio e quatro podem ser usados como retorno para caixas ativas, bastando um par de inversores de gênero.`,
    ),
    secao(
      'Montagem',
      ul(
        'Passe o cabo fora da área de público ou sob passa-cabos.',
        'Use a malha de sustentação para pendurar; o peso nunca fica no leque.',
        'Enrole em carretel com tambor de no mínimo 30 cm.',
      ),
    ),
    secao(
      'Sob consulta',
      'Montamos por encomenda, em 10 dias úteis. Dá para pedir outra metragem, XLR com P10 de retorno, cores por canal e case de transporte: descreva o palco que respondemos com o orçamento.',
    ),
    secao(
      'Analógico ou digital?',
      'Acima de 24 canais ou 50 metros, uma caixa de palco digital por cabo de rede passa a custar menos. Nós dizemos quando for o caso.',
    ),
  ],
  desenho: cableLook({
    a: female('xlr', pretos(12), { shell: 'black' }),
    b: male('xlr', pretos(12), { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'balanced', channels: 12 },
  }),
};

const SPEAKON: LengthFamily = {
  codigo: 609,
  sku: 'FS-PRO-SPO',
  mpn: 'PLC-SP25',
  slug: 'cabo-speakon-2x2-5mm',
  nome: 'Cabo Speakon 2 polos 2 × 2,5 mm² para caixa',
  marca: 'palcorde',
  categoria: `${RAIZ}/speakon`,
  garantiaMeses: 36,
  em: '2024-05-13',
  cabo: { diametro: 9.2, plugues: 78, porMetro: 118 },
  caracteristicas: {
    tecnologia: 'Passivo',
    'conector-a': 'Speakon 2 polos macho',
    'conector-b': 'Speakon 2 polos macho',
    classe: 'Cabo de caixa acústica',
    'secao-do-condutor': 2.5,
    potencia: 1500,
    condutor: 'Cobre OFC',
    blindagem: 'Sem blindagem',
    capa: 'PVC flexível',
    uso: ['Palco'],
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo e 1 fita de velcro',
  },
  resumo: 'Cabo de potência com conectores de trava por giro e dois condutores de 2,5 mm² de cobre.',
  longa: (m, rotulo) => [
    p(
      'Para caixas passivas, subwoofers e monitores de chão. O conector trava girando, não expõe contatos e não entra em curto ao ser plugado com o amplificador ligado, ao contrário do P10.',
    ),
    secao(
      `Perda em ${rotulo}`,
      m <= 5
        ? 'Desprezível, mesmo em 4 Ω.'
        : m <= 10
          ? 'Abaixo de 2 % em 8 Ω e de 4 % em 4 Ω: sem diferença audível.'
          : 'Cerca de 3 % em 8 Ω. Em 4 Ω passa de 5 %: com essa carga este fio vai até 12 m, e o comprimento certo é o de 10 m.',
    ),
    secao(
      'Ligação',
      'Usa os contatos 1+ e 1−, o padrão de caixas full-range. Caixas biamplificadas, que usam 2+ e 2−, pedem cabo de quatro vias.',
    ),
    secao(
      'Segurança',
      ul(
        'Nunca use cabo de microfone ou de instrumento no lugar deste.',
        'Trave até o clique e confira antes de aumentar o volume.',
        'Some a impedância das caixas ligadas em paralelo e respeite a mínima do amplificador.',
      ),
    ),
  ],
  desenho: cableLook({
    a: male('speakon', COR.azul, { shell: 'black' }),
    b: male('speakon', COR.azul, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'speaker', conductors: 2, material: 'OFC' },
  }),
};

export const PRO_AUDIO: readonly SeedProduct[] = [
  ...lengths(XLR, [
    { m: 1, por: 4490, estoque: 240, pop: 366, para: 'Um metro para rack e caixas de palco.' },
    { m: 3, por: 5990, estoque: 365, pop: 582, para: 'Três metros para microfone de podcast e interface.' },
    {
      m: 5,
      por: 7490,
      de: 8490,
      estoque: 518,
      pop: 832,
      para: 'Cinco metros, a medida de pedestal mais pedida.',
    },
    { m: 10, por: 11490, estoque: 276, pop: 671, para: 'Dez metros para vocal e púlpito.' },
    { m: 15, por: 15490, estoque: 104, pop: 354, para: 'Quinze metros para atravessar o palco por trás.' },
    { m: 20, por: 18990, estoque: 78, pop: 313, para: 'Vinte metros para ligar caixa ativa à mesa.' },
  ]),
  ...lengths(XLR_110, [
    { m: 3, por: 6990, estoque: 121, pop: 232, para: 'Três metros para refletores da mesma treliça.' },
    { m: 10, por: 13990, estoque: 64, pop: 207, para: 'Dez metros entre torres de iluminação.' },
  ]),
  ...lengths(INSTRUMENTO, [
    {
      m: 3,
      ...inColours(['Preto', 'PT', 6490, 145], ['Vermelho', 'VM', 6490, 62], ['Azul', 'AZ', 6490, 48]),
      pop: 556,
      caracteristicas: { cor: ['Preto', 'Vermelho', 'Azul'] },
      para: 'Três metros para estúdio caseiro.',
    },
    {
      m: 5,
      ...inColours(['Preto', 'PT', 7990, 230, 8990], ['Vermelho', 'VM', 8490, 74], ['Azul', 'AZ', 8490, 0]),
      pop: 728,
      caracteristicas: { cor: ['Preto', 'Vermelho', 'Azul'] },
      para: 'Cinco metros para ensaio e palco.',
    },
    {
      m: 6,
      por: 8990,
      estoque: 96,
      pop: 417,
      para: 'Seis metros, o limite confortável para captador passivo.',
    },
  ]),
  ...lengths(TRS, [
    { m: 3, por: 6490, estoque: 188, pop: 505, para: 'Três metros da interface ao monitor de áudio.' },
    { m: 5, por: 7990, estoque: 112, pop: 399, para: 'Cinco metros para monitores em pedestal.' },
  ]),
  ...lengths(XLR_TRS, [
    { m: 2, por: 5990, estoque: 133, pop: 348, para: 'Dois metros para a mesma mesa ou rack.' },
    { m: 5, por: 7990, estoque: 97, pop: 322, para: 'Cinco metros da mesa à caixa ativa.' },
  ]),
  PATCH,
  SNAKE_8,
  ...lengths(SNAKE_PALCO, [
    {
      m: 15,
      por: 189900,
      estoque: 4,
      status: 'sobConsulta',
      pop: 108,
      para: 'Quinze metros para templos e casas pequenas.',
    },
    {
      m: 30,
      por: 269900,
      estoque: 2,
      status: 'sobConsulta',
      pop: 89,
      para: 'Trinta metros para auditório e palco externo.',
    },
  ]),
  ...lengths(SPEAKON, [
    { m: 5, por: 10990, estoque: 126, pop: 335, para: 'Cinco metros do amplificador à caixa ao lado.' },
    {
      m: 10,
      por: 16990,
      estoque: 93,
      pop: 381,
      para: 'Dez metros para a caixa do outro lado do palco.',
    },
    {
      m: 15,
      por: 22990,
      estoque: 47,
      pop: 245,
      para: 'Quinze metros para monitor de chão distante do rack.',
    },
  ]),
];
