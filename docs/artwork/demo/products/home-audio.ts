import type { SeedProduct } from '../types.ts';
import { inColours, type LengthFamily, lengths } from './build.ts';
import { COR, cableLook, female, male } from './ends.ts';
import { p, secao, ul } from './html.ts';

const RAIZ = 'cabos-de-audio/audio-domestico';

const ANALOGICO = {
  tecnologia: 'Passivo',
  classe: 'Áudio desbalanceado',
  condutor: 'Cobre OFC',
  blindagem: 'Malha de cobre',
  capa: 'PVC flexível',
  uso: ['Interno'],
  cor: 'Preto',
  apresentacao: 'Unidade',
  conteudo: '1 cabo',
} as const;

const P2_P2: LengthFamily = {
  codigo: 651,
  sku: 'FS-AUD-P2',
  mpn: 'ESS-P2',
  slug: 'cabo-p2-p2-estereo',
  nome: 'Cabo P2 para P2 estéreo 3,5 mm auxiliar',
  marca: 'essencial',
  categoria: `${RAIZ}/p2-e-p3`,
  garantiaMeses: 12,
  em: '2024-04-01',
  cabo: { diametro: 3.6, plugues: 12, porMetro: 18 },
  caracteristicas: {
    ...ANALOGICO,
    'conector-a': 'P2 (3,5 mm TRS) macho',
    'conector-b': 'P2 (3,5 mm TRS) macho',
    bitola: 28,
  },
  resumo: 'Cabo auxiliar estéreo com plugues P2 finos, que entram mesmo com o celular na capa.',
  longa: (m, rotulo) => [
    p(
      'Liga celular, notebook, tablet ou toca-discos com pré à entrada auxiliar do som do carro, da caixa portátil ou da mesa. O corpo do plugue tem 6,5 mm de diâmetro.',
    ),
    secao(
      'Comprimento',
      m <= 1
        ? `${rotulo} no carro e na caixa portátil: sem sobra para enroscar.`
        : `${rotulo} para o aparelho que fica longe da caixa, como som de sala e projetor.`,
    ),
    secao(
      'P2 ou P3?',
      'O P2 tem três contatos (estéreo); o P3 tem quatro e inclui microfone. Este cabo é P2: leva som, não leva microfone. Em celular sem porta de fone, é preciso um adaptador de USB-C com conversor.',
    ),
    secao(
      'Chiado no carro',
      'Se o ruído muda com a rotação do motor e só aparece com o carregador ligado, é laço de terra: use outro carregador ou um isolador. Trocar o cabo não resolve.',
    ),
  ],
  desenho: cableLook({
    a: male('p2', COR.preto, { shell: 'gold' }),
    b: male('p2', COR.preto, { shell: 'gold' }),
    cor: COR.preto,
    dentro: { kind: 'unbalanced', channels: 2 },
  }),
};

const P2_RCA: LengthFamily = {
  codigo: 652,
  sku: 'FS-AUD-P2R',
  mpn: 'SLV-P2R',
  slug: 'cabo-p2-para-2-rca',
  nome: 'Cabo P2 estéreo para 2 RCA macho',
  marca: 'salavoz',
  categoria: `${RAIZ}/p2-e-p3`,
  garantiaMeses: 18,
  em: '2024-04-01',
  cabo: { diametro: 7, plugues: 24, porMetro: 36 },
  caracteristicas: {
    ...ANALOGICO,
    'conector-a': 'P2 (3,5 mm TRS) macho',
    'conector-b': '2 RCA macho',
    bitola: 26,
  },
  resumo:
    'Da saída de fone do computador, da TV ou do celular para a entrada RCA do receiver, da mesa ou da caixa ativa.',
  longa: (m, rotulo) => [
    p(
      'Dois coaxiais independentes unidos só na ponta P2, o que mantém a separação entre esquerdo e direito. Os RCA são metálicos e têm anel branco e vermelho.',
    ),
    secao(
      'Ajuste de volume',
      'Saída de fone é variável: deixe o volume do celular ou computador em 80 % e regule o restante no receiver. No máximo, distorce; muito baixo, aparece chiado.',
    ),
    secao(
      'Comprimento',
      m <= 2
        ? `${rotulo} para computador e caixas na mesma mesa.`
        : `${rotulo} para TV ou computador longe do receiver. Em ligação desbalanceada é onde paramos: além disso, o cabo vira antena.`,
    ),
    secao(
      'O que ele não faz',
      ul(
        'Não é cabo de vídeo: não substitui o AV da TV ou da câmera.',
        'Não liga toca-discos sem pré-amplificador.',
        'Funciona também ao contrário, de saída RCA para entrada P2.',
      ),
    ),
  ],
  desenho: cableLook({
    a: male('p2', COR.preto, { shell: 'gold' }),
    b: male('rca', [COR.branco, COR.vermelho], { shell: 'gold' }),
    cor: COR.preto,
    dentro: { kind: 'unbalanced', channels: 2 },
  }),
};

const EXTENSAO: LengthFamily = {
  ...P2_P2,
  codigo: 653,
  sku: 'FS-AUD-P3X',
  mpn: 'ESS-P3X',
  slug: 'extensao-fone-p3-macho-femea',
  nome: 'Extensão de fone P3 com microfone macho-fêmea',
  em: '2024-05-27',
  cabo: { diametro: 3.8, plugues: 16, porMetro: 20 },
  caracteristicas: {
    ...P2_P2.caracteristicas,
    'conector-a': 'P3 (3,5 mm TRRS) macho',
    'conector-b': 'P3 (3,5 mm TRRS) fêmea',
  },
  resumo: 'Extensão de quatro contatos que preserva o microfone e o botão do headset.',
  longa: (_m, rotulo) => [
    p(
      `São ${rotulo} a mais para o headset alcançar o gabinete no chão ou o notebook na base. Por ter quatro contatos (P3), também serve para fones comuns de três.`,
    ),
    secao(
      'Padrão do microfone',
      'Segue a ordem CTIA, usada em celulares, consoles e notebooks atuais: ponta esquerda, anel direito, anel terra, corpo microfone.',
    ),
    secao(
      'O que ela não faz',
      'Não separa fone e microfone para placas com duas entradas; para isso, use um adaptador P3 para dois P2.',
    ),
    secao(
      'Encaixe',
      'A fêmea segura firme no começo. Gire de leve ao encaixar e empurre até o fim: meio encaixe tira um dos canais ou o microfone.',
    ),
  ],
  desenho: cableLook({
    a: male('p3', COR.preto, { shell: 'gold' }),
    b: female('p3', COR.preto, { shell: 'gold' }),
    cor: COR.preto,
    dentro: { kind: 'unbalanced', channels: 3 },
  }),
};

const RCA: LengthFamily = {
  codigo: 654,
  sku: 'FS-AUD-RCA',
  mpn: 'SLV-R2',
  slug: 'cabo-2-rca-estereo-blindado',
  nome: 'Cabo 2 RCA para 2 RCA estéreo blindado',
  marca: 'salavoz',
  categoria: `${RAIZ}/rca`,
  garantiaMeses: 24,
  em: '2024-06-12',
  cabo: { diametro: 10, plugues: 44, porMetro: 58 },
  caracteristicas: {
    ...ANALOGICO,
    'conector-a': '2 RCA macho',
    'conector-b': '2 RCA macho',
    blindagem: 'Dupla',
    bitola: 24,
    'alcance-maximo': 10,
  },
  resumo:
    'Par estéreo RCA com blindagem dupla e plugues de aperto firme, para receiver, toca-discos e mesa de DJ.',
  longa: (m, rotulo) => [
    p(
      'O RCA comum capta zumbido quando passa perto de fontes e transformadores. Aqui cada canal tem fita e malha próprias, e a luva fendida do plugue mantém o aperto no terra depois de muitas trocas.',
    ),
    secao(
      'Comprimento',
      m <= 1
        ? `${rotulo} para aparelhos empilhados. Em toca-discos, quanto mais curto, melhor.`
        : m <= 2
          ? `${rotulo} para o rack com aparelhos em prateleiras diferentes.`
          : `${rotulo} para levar o som a outro móvel. Afaste-o de cabos de força; se precisar cruzar, cruze em 90 graus.`,
    ),
    secao(
      'Toca-discos',
      'Se o seu tem fio de terra separado, ligue-o ao parafuso do receiver ou do pré. Sem ele, o zumbido não some com cabo nenhum.',
    ),
    secao(
      'O que ele não faz',
      'Não é otimizado para áudio digital coaxial nem para vídeo, que pedem 75 Ω. Em curta distância costuma funcionar, mas temos o cabo certo para cada caso.',
    ),
  ],
  desenho: cableLook({
    a: male('rca', [COR.vermelho, COR.branco], { shell: 'gold' }),
    b: male('rca', [COR.vermelho, COR.branco], { shell: 'gold' }),
    cor: COR.preto,
    dentro: { kind: 'unbalanced', channels: 2 },
  }),
};

const TOSLINK: LengthFamily = {
  codigo: 655,
  sku: 'FS-AUD-TOS',
  mpn: 'SLV-OP',
  slug: 'cabo-optico-toslink',
  nome: 'Cabo óptico digital TOSLINK',
  marca: 'salavoz',
  categoria: `${RAIZ}/toslink`,
  garantiaMeses: 24,
  em: '2024-03-28',
  cabo: { diametro: 4, plugues: 14, porMetro: 16 },
  caracteristicas: {
    'conector-a': 'TOSLINK macho',
    'conector-b': 'TOSLINK macho',
    classe: 'S/PDIF óptico',
    compatibilidade: ['PCM 2.0', 'Dolby Digital 5.1', 'DTS 5.1'],
    tecnologia: 'Passivo',
    'tipo-de-fibra': 'Plástica (POF) 1 mm',
    'alcance-maximo': 10,
    capa: 'PVC flexível',
    uso: ['Interno'],
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo com tampas nas pontas',
  },
  resumo: 'Cabo óptico para áudio digital entre TV, console, soundbar e receiver, imune a zumbido elétrico.',
  longa: (m, rotulo) => [
    p(
      'A luz não leva aterramento nem interferência: por isso o óptico é a saída mais tranquila para ligar a TV a uma soundbar antiga ou a um receiver sem ARC. Passa estéreo PCM, Dolby Digital 5.1 e DTS 5.1.',
    ),
    secao(
      'O que o óptico não leva',
      'Dolby TrueHD, DTS-HD e Atmos sem perda não cabem nele. Se a soundbar anuncia Atmos, use HDMI na porta ARC ou eARC. O volume também não é controlado pelo cabo: o controle da TV só comanda a soundbar se ela aprender o comando.',
    ),
    secao(
      `Sobre o de ${rotulo}`,
      m <= 2
        ? 'Medida de sala comum, com margem de sinal de sobra.'
        : m <= 5
          ? 'Limite confortável da fibra plástica: nenhum aparelho comum reclama.'
          : 'Dez metros é o máximo do TOSLINK. Aparelhos com emissor fraco podem falhar; teste antes de embutir, e devolva se falhar.',
    ),
    secao(
      'Cuidados',
      ul(
        'Tire as duas tampas transparentes antes de ligar; esquecer uma é o defeito mais comum que atendemos.',
        'Curvas de no mínimo 30 mm. Vinco na fibra apaga o sinal para sempre.',
        'Encaixe na posição: a porta tem formato de D.',
      ),
    ),
  ],
  desenho: cableLook({
    a: male('toslink', COR.vermelho, { shell: 'black' }),
    b: male('toslink', COR.vermelho, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'toslink' },
  }),
};

const COAXIAL: LengthFamily = {
  codigo: 656,
  sku: 'FS-AUD-COX',
  mpn: 'SLV-CX',
  slug: 'cabo-coaxial-digital-rca-75-ohms',
  nome: 'Cabo coaxial digital RCA 75 Ω S/PDIF',
  marca: 'salavoz',
  categoria: `${RAIZ}/coaxial-digital`,
  garantiaMeses: 24,
  em: '2024-07-15',
  cabo: { diametro: 6, plugues: 22, porMetro: 44 },
  caracteristicas: {
    'conector-a': 'RCA macho',
    'conector-b': 'RCA macho',
    classe: 'S/PDIF coaxial',
    compatibilidade: ['PCM 2.0', 'Dolby Digital 5.1', 'DTS 5.1'],
    tecnologia: 'Passivo',
    impedancia: 75,
    'alcance-maximo': 15,
    condutor: 'Cobre OFC',
    blindagem: 'Dupla',
    bitola: 22,
    capa: 'PVC',
    uso: ['Interno'],
    cor: 'Azul',
    apresentacao: 'Unidade',
    conteudo: '1 cabo',
  },
  resumo:
    'Coaxial de 75 Ω com um RCA em cada ponta, para áudio digital S/PDIF entre transporte, conversor e receiver.',
  longa: (m, rotulo) => [
    p(
      'Mesmo sinal do óptico, por fio. Aceita até 24 bits e 192 kHz na maioria dos conversores, enquanto o óptico costuma parar em 96 kHz. Também suporta curvas que quebrariam uma fibra plástica.',
    ),
    secao(
      'Comprimento',
      m <= 1
        ? `${rotulo} entre o leitor e o conversor do mesmo rack.`
        : `${rotulo} entre TV e receiver em móveis diferentes; o padrão vai a mais de 10 metros.`,
    ),
    secao(
      'Serve também para',
      ul(
        'Saída LFE de subwoofer em distância curta',
        'Vídeo composto, por ser de 75 Ω',
        'Relógio de sincronismo com adaptador BNC',
      ),
    ),
    secao(
      'Quando preferir o óptico',
      'Se aparecer zumbido ao ligar, há laço de terra entre os aparelhos, comum com TV a cabo. O óptico isola eletricamente e resolve.',
    ),
  ],
  desenho: cableLook({
    a: male('rca', COR.laranja, { shell: 'gold' }),
    b: male('rca', COR.laranja, { shell: 'gold' }),
    cor: COR.azul,
    dentro: { kind: 'coax', braids: 2 },
  }),
};

const SUBWOOFER: LengthFamily = {
  ...COAXIAL,
  codigo: 657,
  sku: 'FS-AUD-SUB',
  mpn: 'SLV-SW',
  slug: 'cabo-subwoofer-rca',
  nome: 'Cabo de subwoofer RCA blindagem tripla',
  categoria: `${RAIZ}/subwoofer`,
  em: '2024-09-09',
  cabo: { diametro: 7, plugues: 26, porMetro: 56 },
  caracteristicas: {
    'conector-a': 'RCA macho',
    'conector-b': 'RCA macho',
    classe: 'Áudio desbalanceado',
    tecnologia: 'Passivo',
    impedancia: 75,
    'alcance-maximo': 15,
    condutor: 'Cobre OFC',
    blindagem: 'Tripla',
    bitola: 20,
    capa: 'PVC flexível',
    uso: ['Interno'],
    cor: 'Preto',
    apresentacao: 'Unidade',
    conteudo: '1 cabo e 6 presilhas de rodapé',
  },
  resumo:
    'Cabo RCA de um canal com blindagem tripla, para ligar a saída SUB ou LFE do receiver ao subwoofer ativo.',
  longa: (m, rotulo) => [
    p(
      'O subwoofer fica no canto da sala e amplifica justamente a faixa de 60 Hz da rede elétrica. Qualquer zumbido captado no caminho sai em volume alto; daí a malha dupla e a fita neste cabo.',
    ),
    secao(
      'Comprimento',
      m <= 3
        ? `${rotulo} para sub ao lado do rack.`
        : `${rotulo} para contornar a sala pelo rodapé até o canto oposto. As presilhas incluídas ajudam.`,
    ),
    secao(
      'Ligação',
      ul(
        'Ligue na entrada LFE. Se o sub só tiver L e R, use a L.',
        'Deixe o corte do sub no máximo quando o receiver já faz o corte.',
        'Não é cabo de caixa: subwoofer passivo pede fio polarizado.',
      ),
    ),
    secao(
      'Se zumbir mesmo assim',
      'Ligue receiver e sub na mesma régua e afaste o cabo de fontes. Se o som parar ao desconectar a antena ou a TV a cabo, o laço de terra vem dali.',
    ),
  ],
  desenho: cableLook({
    a: male('rca', COR.roxo, { shell: 'nickel' }),
    b: male('rca', COR.roxo, { shell: 'nickel' }),
    cor: COR.preto,
    dentro: { kind: 'coax', braids: 3 },
  }),
};

export const HOME_AUDIO: readonly SeedProduct[] = [
  ...lengths(P2_P2, [
    {
      m: 1,
      ...inColours(
        ['Preto', 'PT', 1590, 420],
        ['Branco', 'BR', 1590, 310],
        ['Azul', 'AZ', 1690, 95],
        ['Vermelho', 'VM', 1690, 0],
      ),
      pop: 619,
      caracteristicas: { cor: ['Preto', 'Branco', 'Azul', 'Vermelho'] },
      para: 'Um metro para o carro e para a caixa portátil.',
    },
    { m: 2, por: 1990, estoque: 388, pop: 467, para: 'Dois metros para a mesa e para a sala.' },
  ]),
  ...lengths(P2_RCA, [
    {
      m: 2,
      por: 2990,
      de: 3490,
      estoque: 545,
      pop: 702,
      para: 'Dois metros para computador e caixas ativas.',
    },
    { m: 5, por: 4990, estoque: 198, pop: 426, para: 'Cinco metros para a TV longe do receiver.' },
  ]),
  ...lengths(EXTENSAO, [
    { m: 2, por: 2290, estoque: 0, pop: 273, para: 'Dois metros, o bastante para dar a volta na mesa.' },
  ]),
  ...lengths(RCA, [
    { m: 1, por: 4490, estoque: 167, pop: 316, para: 'Um metro para toca-discos e pré.' },
    { m: 2, por: 5990, estoque: 242, pop: 509, para: 'Dois metros para o rack da sala.' },
    { m: 5, por: 9490, estoque: 83, pop: 264, para: 'Cinco metros para aparelhos em móveis separados.' },
  ]),
  ...lengths(TOSLINK, [
    { m: 1, por: 2990, estoque: 274, pop: 434, para: 'Um metro para a soundbar sob a TV.' },
    { m: 2, por: 3990, estoque: 486, pop: 764, para: 'Dois metros para a sala com soundbar e rack.' },
    {
      m: 5,
      por: 6490,
      estoque: 135,
      pop: 371,
      para: 'Cinco metros para o receiver do outro lado da sala.',
    },
    { m: 10, por: 10990, estoque: 42, pop: 177, para: 'Dez metros, o limite do padrão.' },
  ]),
  ...lengths(COAXIAL, [
    { m: 1, por: 3990, estoque: 119, pop: 221, para: 'Um metro entre transporte e conversor.' },
    { m: 3, por: 5990, estoque: 88, pop: 203, para: 'Três metros entre TV e receiver.' },
  ]),
  ...lengths(SUBWOOFER, [
    { m: 3, por: 6990, estoque: 104, pop: 293, para: 'Três metros para o sub ao lado do móvel.' },
    { m: 7.5, por: 10990, estoque: 71, pop: 351, para: 'Com 7,5 metros, contorna a sala pelo rodapé.' },
  ]),
];
