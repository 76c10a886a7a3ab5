import { type LengthFamily, lengths, single } from '../build.ts';
import { COR, cableLook, male } from '../ends.ts';
import { p, secao, ul } from '../html.ts';
import { boxForCoil } from '../measure.ts';
import { cuidados, RECURSOS_48G, RESOLUCAO, ULTRA_48G } from './common.ts';

const CATEGORIA = 'cabos-de-video/hdmi/ultra-48g';

const TRAMAVIA: LengthFamily = {
  codigo: 105,
  sku: 'FS-HDM-U48',
  mpn: 'TRV-U48',
  slug: 'cabo-hdmi-ultra-high-speed-48g',
  nome: 'Cabo HDMI Ultra High Speed 48 Gb/s 8K',
  marca: 'tramavia',
  categoria: CATEGORIA,
  garantiaMeses: 36,
  em: '2024-04-15',
  selos: ['certificado'],
  cabo: { diametro: 6.2, plugues: 36, porMetro: 68 },
  caracteristicas: {
    'conector-a': 'HDMI tipo A macho',
    'conector-b': 'HDMI tipo A macho',
    ...ULTRA_48G,
    recursos: RECURSOS_48G,
    tecnologia: 'Passivo',
    direcional: 'Não',
    condutor: 'Cobre OFC',
    blindagem: 'Tripla',
    certificacao: 'Ultra High Speed HDMI',
    capa: 'Nylon trançado',
    uso: ['Interno'],
    cor: 'Grafite',
    apresentacao: 'Unidade',
    conteudo: '1 cabo com tampas nas pontas, 1 fita de velcro e etiqueta de certificação com QR',
  },
  resumo: 'Cabo HDMI de 48 Gb/s certificado para 4K a 120 Hz e 8K a 60 Hz, com VRR, ALLM e eARC.',
  longa: (m, rotulo) => [
    p(
      'É o cabo para as portas HDMI mais rápidas que existem em casa: console atual em 120 Hz, placa de vídeo em TV OLED, receiver com passagem de 8K e soundbar na porta eARC. Funciona igualmente em aparelhos antigos, que usam só a parte da banda de que precisam.',
    ),
    secao(
      'O que passa por ele',
      ul(
        '4K a 120 Hz em 10 bits com cor completa, sem compressão',
        '8K a 60 Hz, com ou sem compressão DSC conforme os aparelhos',
        'VRR e ALLM, que evitam imagem cortada e atraso em jogos',
        'eARC com áudio sem perda, incluindo Atmos sobre TrueHD',
      ),
    ),
    secao(
      `Por que ${rotulo}`,
      m <= 1
        ? `A 48 Gb/s, cada metro a menos é margem a mais. ${rotulo} é ótimo entre console e TV no mesmo móvel, mas não conte com ele para TV em braço articulado: o movimento pede folga.`
        : m <= 2
          ? `${rotulo} dão folga para uma TV de parede com o console no rack e ainda deixam o sinal longe do limite do cobre.`
          : m <= 3
            ? `${rotulo} é o comprimento em que o cobre passivo de 48 Gb/s ainda trabalha com conforto. Acima disso a construção precisa engrossar.`
            : `${rotulo} é o teto do cobre passivo nesta classe, e este exemplar foi certificado neste comprimento, com condutor de 26 AWG. Use-o sem emenda, sem tomada de parede no meio e com curvas abertas. Se puder, aproxime os aparelhos; se não puder, considere o óptico.`,
    ),
    secao(
      'Antes de culpar o cabo',
      'A porta precisa estar configurada: muitas TVs só liberam 120 Hz depois de ativar o modo aprimorado daquela entrada, e nem toda entrada HDMI da TV é de 48 Gb/s. Para eARC, a opção tem de estar ligada na TV e na soundbar.',
    ),
    cuidados(6.2),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.petroleo, { shell: 'nickel' }),
    b: male('hdmi', COR.petroleo, { shell: 'nickel' }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'hdmi' },
  }),
};

const ESSENCIAL: LengthFamily = {
  codigo: 106,
  sku: 'FS-HDM-E48',
  mpn: 'ESS-H48',
  slug: 'cabo-hdmi-essencial-ultra-48g',
  nome: 'Cabo HDMI Ultra High Speed 48 Gb/s Essencial',
  marca: 'essencial',
  categoria: CATEGORIA,
  garantiaMeses: 12,
  em: '2025-08-18',
  selos: ['certificado'],
  cabo: { diametro: 6, plugues: 24, porMetro: 60 },
  caracteristicas: {
    ...TRAMAVIA.caracteristicas,
    condutor: 'Cobre estanhado',
    bitola: 28,
    capa: 'PVC',
    cor: 'Preto',
    conteudo: '1 cabo e etiqueta de certificação com QR',
  },
  resumo:
    'A classe Ultra High Speed na versão mais simples: 48 Gb/s certificados, capa de PVC e plugue moldado.',
  longa: (m, rotulo) => [
    p(
      'Cabo bom para console e TV de 120 Hz não precisa ser caro. Este tem o mesmo ensaio obrigatório de qualquer Ultra High Speed, feito no comprimento vendido, e dispensa trança, metal usinado e caixa de presente.',
    ),
    secao(
      'Para que serve',
      ul(
        'Console atual em 4K a 120 Hz com VRR',
        'PC em monitor ou TV com entrada HDMI de 48 Gb/s',
        'Soundbar ou receiver na porta eARC',
      ),
    ),
    secao(
      'Como conferir o selo',
      'Abra o aplicativo oficial de verificação HDMI, leia o QR da etiqueta da embalagem e veja se o comprimento que aparece é o mesmo que você comprou.',
    ),
    secao(
      'Limites',
      m <= 1
        ? `${rotulo} atende aparelhos lado a lado. Em TV com suporte articulado, prefira 2 m.`
        : `Nesta linha o maior comprimento é ${rotulo}. Para 3 e 5 metros, veja a versão trançada, de condutor mais grosso.`,
      'A capa de PVC marca se for dobrada com força; guarde o cabo em laços largos.',
    ),
  ],
  desenho: cableLook({
    a: male('hdmi', COR.petroleo, { shell: 'black' }),
    b: male('hdmi', COR.petroleo, { shell: 'black' }),
    cor: COR.preto,
    dentro: { kind: 'hdmi' },
  }),
};

const ULTRA96 = single({
  codigo: 107,
  sku: 'FS-HDM-U96-010',
  mpn: 'TRV-U96-010',
  slug: 'cabo-hdmi-ultra96-96g-1m',
  nome: 'Cabo HDMI Ultra96 96 Gb/s 16K — 1 m',
  marca: 'tramavia',
  categoria: CATEGORIA,
  garantiaMeses: 36,
  em: '2026-10-05',
  por: 32990,
  estoque: 60,
  pop: 318,
  prevenda: '2027-03-15',
  caracteristicas: {
    comprimento: 1,
    diametro: 6.8,
    'conector-a': 'HDMI tipo A macho',
    'conector-b': 'HDMI tipo A macho',
    classe: 'HDMI Ultra96',
    compatibilidade: ['HDMI 1.4', 'HDMI 2.0', 'HDMI 2.1', 'HDMI 2.2'],
    'resolucao-maxima': RESOLUCAO.dezesseisK,
    'taxa-maxima': 240,
    'largura-de-banda': 96,
    recursos: RECURSOS_48G,
    tecnologia: 'Passivo',
    direcional: 'Não',
    bitola: 26,
    condutor: 'Cobre OFC',
    blindagem: 'Tripla',
    capa: 'Nylon trançado',
    uso: ['Interno'],
    cor: 'Grafite',
    apresentacao: 'Unidade',
    conteudo: '1 cabo com tampas nas pontas e etiqueta de certificação',
  },
  resumo:
    'Pré-venda do primeiro cabo da classe Ultra96, de 96 Gb/s, para os aparelhos HDMI 2.2 que começam a chegar.',
  para: 'O envio só começa depois que o lote for certificado; até lá, o pedido pode ser cancelado sem custo.',
  longa: [
    p(
      'A classe Ultra96 dobra a banda do Ultra High Speed. Com ela cabem 4K a 240 Hz sem compressão e, com compressão, resoluções até 16K. Hoje quase nenhum aparelho doméstico usa isso: é um cabo para quem está montando agora uma sala ou estação que vai receber equipamento HDMI 2.2.',
    ),
    secao(
      'Vale comprar já?',
      ul(
        'Sim, se o cabo vai ficar em local difícil de trocar e o equipamento novo já está encomendado.',
        'Não, se a TV e o console são de 120 Hz: um Ultra High Speed de 48 Gb/s faz exatamente a mesma imagem, por bem menos.',
      ),
    ),
    secao(
      'Compatibilidade',
      'O conector é o HDMI tipo A de sempre. O cabo funciona em portas 1.4, 2.0 e 2.1, na velocidade delas.',
    ),
    secao(
      'Sobre a pré-venda',
      'A data de envio é a previsão do fabricante. Se a certificação deste comprimento atrasar, avisamos por e-mail e você decide entre esperar e receber o dinheiro de volta.',
    ),
  ],
  embalagem: boxForCoil(1, 6.8, 118),
  desenho: cableLook({
    a: male('hdmi', COR.violeta, { shell: 'nickel' }),
    b: male('hdmi', COR.violeta, { shell: 'nickel' }),
    cor: COR.grafite,
    acabamento: 'braided',
    dentro: { kind: 'hdmi' },
  })(1, 6.8),
});

export const HDMI_ULTRA = [
  ...lengths(TRAMAVIA, [
    {
      m: 0.5,
      por: 6490,
      estoque: 180,
      pop: 402,
      caracteristicas: { bitola: 30 },
      para: 'Meio metro para ligar a soundbar à porta eARC ou um aparelho encostado na TV.',
    },
    {
      m: 1,
      por: 7990,
      estoque: 390,
      pop: 665,
      caracteristicas: { bitola: 30 },
      para: 'Um metro para o console ao lado da TV.',
    },
    {
      m: 1.5,
      por: 9490,
      estoque: 0,
      pop: 548,
      caracteristicas: { bitola: 28 },
      para: 'Um metro e meio para o PC sob a mesa e o monitor em cima dela.',
    },
    {
      m: 2,
      por: 11990,
      de: 13990,
      estoque: 742,
      pop: 990,
      caracteristicas: { bitola: 28 },
      para: 'Com 2 metros, é a medida certa para TV de parede e console no rack.',
    },
    {
      m: 3,
      por: 15990,
      estoque: 265,
      pop: 812,
      caracteristicas: { bitola: 28 },
      para: 'Três metros para passar por dentro do painel sem apertar curvas.',
    },
    {
      m: 5,
      por: 26990,
      estoque: 47,
      pop: 455,
      caracteristicas: { bitola: 26 },
      para: 'Cinco metros, o maior comprimento passivo que certificamos em 48 Gb/s.',
    },
  ]),
  ...lengths(ESSENCIAL, [
    { m: 1, por: 5990, estoque: 510, pop: 588, para: 'Um metro para console e TV no mesmo móvel.' },
    {
      m: 2,
      por: 7990,
      de: 8990,
      estoque: 985,
      pop: 858,
      para: 'Dois metros para a TV de 120 Hz na parede e o console logo abaixo.',
    },
  ]),
  ULTRA96,
];
