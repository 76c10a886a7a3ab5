import type { SeedCategory } from '../types.ts';
import { branch, leaf } from './build.ts';

const HDMI = branch(
  'hdmi',
  'HDMI',
  {
    descricao:
      'Do cabo curto para a TV do quarto ao óptico de 100 metros para o projetor. Escolha primeiro a classe, depois o comprimento.',
    guia: [
      'A classe impressa no cabo diz quanto sinal ele leva: High Speed para 4K a 30 Hz, Premium High Speed para 4K a 60 Hz com HDR e Ultra High Speed para 4K a 120 Hz e 8K a 60 Hz. Versões como 2.0 e 2.1 são dos aparelhos; por isso elas aparecem aqui como compatibilidade, e não no nome do cabo.',
      'Em cobre, a distância cobra seu preço: até 3 metros quase tudo funciona, a 5 metros é preciso um cabo bem construído e, acima disso, o caminho é o cobre ativo ou a fibra. Cabos ativos e ópticos têm lado certo: a ponta marcada como fonte vai no aparelho que gera a imagem.',
    ],
  },
  [
    leaf(
      'alta-velocidade-4k30',
      'High Speed 4K 30 Hz',
      'Cabos da classe High Speed, 10,2 Gb/s: Full HD a 60 Hz, 3D e 4K a 30 Hz. Bastam para decodificador de TV, DVR, notebook de reunião e projetor Full HD.',
    ),
    leaf(
      'premium-18g',
      'Premium High Speed 18G',
      'Cabos de 18 Gb/s para 4K a 60 Hz com HDR: TV box, Blu-ray 4K, consoles da geração passada e soundbars. Passivos até 5 metros, ativos até 15.',
    ),
    leaf(
      'ultra-48g',
      'Ultra High Speed 48G 8K',
      'Cabos de 48 Gb/s para 4K a 120 Hz, 8K a 60 Hz, VRR e eARC, e a nova classe Ultra96. São os cabos para consoles atuais, placas de vídeo e TVs de 120 Hz.',
    ),
    leaf(
      'optico-aoc',
      'Óptico ativo (AOC)',
      'Fibra dentro, conector HDMI nas pontas: imagem sem perda de 10 a 100 metros, sem fonte externa. Têm sentido único, da fonte para a tela.',
    ),
    leaf(
      'mini-e-micro',
      'Mini e Micro HDMI',
      'Para câmeras, gravadores de campo, tablets e placas de desenvolvimento com porta HDMI tipo C (mini) ou tipo D (micro).',
    ),
    leaf(
      'plano-e-90-graus',
      'Plano e 90 graus',
      'Cabos chatos para passar sob tapete e rodapé e conectores em ângulo para TV rente à parede.',
    ),
  ],
);

const DISPLAYPORT = branch(
  'displayport',
  'DisplayPort',
  {
    descricao:
      'A conexão dos monitores rápidos e das placas de vídeo. A classe define a taxa; o comprimento define se ela chega inteira.',
    guia: [
      'Os cabos DisplayPort são classificados pela taxa que suportam: HBR2 (21,6 Gb/s), HBR3 ou DP8K (32,4 Gb/s), DP40, DP54 e DP80. Um cabo mais rápido funciona em qualquer monitor mais antigo; o contrário derruba a resolução ou a taxa de atualização.',
      'Meça antes de comprar: em cobre passivo, o DP80 vai até 1 metro e o HBR3 até 2 metros com folga. Para ir mais longe existem versões ativas e ópticas, que funcionam em um único sentido.',
    ],
  },
  [
    leaf(
      'dp-1-4',
      'DisplayPort 1.4 e HBR2',
      'Cabos para monitores 4K de até 144 Hz e 1440p de até 240 Hz, incluindo versões ópticas para longas distâncias.',
    ),
    leaf(
      'dp40-dp54',
      'DP40 e DP54',
      'Cabos certificados VESA de 40 e 54 Gb/s, para portas DisplayPort 2.1 em monitores 4K a 240 Hz e 5K.',
    ),
    leaf(
      'dp80',
      'DP80',
      'A classe mais rápida do DisplayPort, 80 Gb/s. Passivo até 1 metro; acima disso, ativo.',
    ),
    leaf(
      'mini-dp',
      'Mini DisplayPort',
      'De Mini DisplayPort para DisplayPort: notebooks profissionais, docks e placas de vídeo de perfil baixo.',
    ),
    leaf(
      'dp-para-hdmi',
      'DisplayPort para HDMI',
      'Cabo adaptador da saída DisplayPort do computador para a TV ou o monitor HDMI. Funciona somente nesse sentido.',
    ),
  ],
);

const SDI = branch(
  'sdi-e-bnc',
  'SDI e BNC',
  {
    descricao:
      'Coaxiais de 75 Ω para vídeo profissional, do monitor de campo ao caminhão de externas, com alcance declarado por taxa.',
    guia: [
      'O que decide um cabo SDI é a maior taxa que vai passar por ele e a distância. O mesmo coaxial que leva HD-SDI por mais de 100 metros pode parar na metade disso em 12G. Cada produto informa o limite prático com uma folga para conectores e dobras.',
      'Emendas e painéis custam alcance: conte cada junção como alguns metros a menos. E não misture conectores de 50 Ω de rádio em linhas de vídeo, eles encaixam e causam reflexão.',
    ],
  },
  [
    leaf(
      'sdi-3g',
      'SDI 3G',
      'Cabos BNC para HD-SDI e 3G-SDI, até 1080p a 60 Hz, em coaxial classe RG59 flexível.',
    ),
    leaf('sdi-6g', 'SDI 6G', 'Cabos BNC para 6G-SDI, 4K a 30 Hz em um único cabo.'),
    leaf(
      'sdi-12g',
      'SDI 12G',
      'Cabos BNC testados em 12G-SDI, 4K a 60 Hz em um só cabo, em coaxial classe RG59 ou RG6.',
    ),
    leaf(
      'micro-bnc-e-din',
      'Micro-BNC e DIN 1.0/2.3',
      'Cabos de transição para placas de captura, conversores e roteadores com conectores de alta densidade.',
    ),
    leaf(
      'bobina-coaxial',
      'Bobina e rolo',
      'Coaxial de 75 Ω em rolos de 100 a 305 metros para quem crimpa em campo.',
    ),
  ],
);

const USB_C = branch(
  'usb-c-video',
  'USB-C vídeo',
  {
    descricao:
      'Cabos USB-C que de fato transmitem imagem. Confira antes se a porta do seu aparelho tem saída de vídeo.',
    guia: [
      'O formato do conector não garante vídeo: a porta precisa do modo DisplayPort Alt, de USB4 ou de Thunderbolt. Procure o símbolo do DisplayPort ou do raio ao lado da porta, ou a ficha técnica do aparelho.',
      'Cabos de carga, mesmo os de 100 W, costumam ter só os fios de energia e de USB 2.0 e não passam imagem. Todos os desta categoria passam.',
    ],
  },
  [
    leaf(
      'usb-c-para-hdmi',
      'USB-C para HDMI',
      'Do notebook, tablet ou celular para a TV, o monitor ou o projetor.',
    ),
    leaf(
      'usb-c-para-displayport',
      'USB-C para DisplayPort',
      'Do notebook USB-C para monitores DisplayPort de alta taxa.',
    ),
    leaf(
      'usb-c-com-video',
      'USB-C para USB-C com vídeo',
      'Um cabo só para imagem, dados e carga entre notebook e monitor USB-C.',
    ),
    leaf(
      'usb4-thunderbolt',
      'USB4 e Thunderbolt',
      'Cabos de 40 e 80 Gb/s para docks, SSDs externos e monitores, com potência de até 240 W.',
    ),
  ],
);

const LEGADO = branch(
  'legado',
  'Legado',
  {
    descricao:
      'VGA, DVI, vídeo composto e componente para o que ainda funciona muito bem e não precisa ser trocado.',
    guia: [
      'Ligações analógicas perdem nitidez com a distância e com cabo fino. Para VGA em Full HD, prefira cabos com ferrite e no máximo 10 metros; acima disso, um conversor para HDMI na fonte dá resultado melhor.',
    ],
  },
  [
    leaf('vga', 'VGA', 'Cabos HD15 com ferrites para projetores, monitores e equipamentos industriais.'),
    leaf('dvi', 'DVI', 'DVI-D dual link e cabos DVI para HDMI.'),
    leaf(
      'composto-e-componente',
      'Vídeo composto e componente',
      'RCA de 75 Ω para DVD, videocassete, videogames clássicos e câmeras antigas.',
    ),
  ],
);

export const CABOS_DE_VIDEO: SeedCategory = branch(
  'cabos-de-video',
  'Cabos de vídeo',
  {
    descricao:
      'HDMI, DisplayPort, SDI, USB-C e os padrões que vieram antes, com classe, taxa e limite de distância informados em cada cabo.',
    guia: [
      'Três perguntas resolvem quase toda compra: qual conector há em cada ponta, qual a maior resolução e taxa que o conjunto vai usar e quantos metros o cabo percorre contando as curvas. Se a resposta da terceira passar de 5 metros, leia o limite de distância antes do preço.',
    ],
  },
  [HDMI, DISPLAYPORT, SDI, USB_C, LEGADO],
);
