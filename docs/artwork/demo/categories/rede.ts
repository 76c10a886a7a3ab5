import type { SeedCategory } from '../types.ts';
import { branch, leaf } from './build.ts';

const CABOS_DE_REDE = branch(
  'cabos-de-rede',
  'Cabos de rede',
  {
    descricao: 'Patch cords e bobinas de cobre puro, Cat6, Cat6A e Cat8, com homologação Anatel informada.',
    guia: [
      'Um canal de cobre tem no máximo 100 metros: 90 de cabo fixo e 10 de patch cords. Para 10 Gb/s, o Cat6 fica entre 37 e 55 metros conforme o ruído ao redor; o Cat6A cobre os 100. Cat8 é cabo de rack, com limite de 30 metros para 25 e 40 Gb/s.',
    ],
  },
  [
    leaf(
      'patch-cord-cat6',
      'Patch cord Cat6',
      'Cordões de 0,5 a 10 metros em várias cores, para 1 Gb/s e 2,5 Gb/s no dia a dia.',
    ),
    leaf(
      'patch-cord-cat6a',
      'Patch cord Cat6A',
      'Cordões blindados S/FTP para 10 Gb/s até os 100 metros do canal.',
    ),
    leaf('patch-cord-cat8', 'Patch cord Cat8', 'Cordões para 25 e 40 Gb/s dentro do rack.'),
    leaf(
      'bobina-305m',
      'Bobina 305 m',
      'Caixas e carretéis de 305 metros para cabeamento fixo, uso interno e externo.',
    ),
  ],
);

const FIBRA = branch(
  'fibra-optica',
  'Fibra óptica',
  {
    descricao: 'Cordões ópticos com perda medida ponta a ponta, em OM3, OM4 e OS2.',
    guia: [
      'Cor da capa: água é OM3 ou OM4, violeta é OM4 e amarelo é OS2. Multimodo e monomodo não se misturam: o núcleo da fibra e o laser do transceptor são outros.',
      'Repare no polimento: conectores azuis são UPC, verdes são APC. Eles encaixam, mas não casam, e a face pode ser danificada.',
    ],
  },
  [
    leaf('lc-lc', 'LC para LC', 'Cordões duplex para módulos SFP e QSFP, switches e servidores.'),
    leaf('lc-sc', 'LC para SC', 'Do transceptor LC ao distribuidor óptico SC.'),
    leaf('sc-sc', 'SC para SC', 'Cordões simplex para ONU, roteador de fibra e distribuidores SC.'),
  ],
);

const KEYSTONE = branch(
  'keystone-e-paineis',
  'Keystone e painéis',
  {
    descricao: 'O ponto de parede e o rack: conectores keystone, patch panels e espelhos 4x2.',
    guia: [
      'Mantenha a mesma categoria do começo ao fim. Um keystone Cat5e no meio de um enlace Cat6A rebaixa o enlace inteiro.',
    ],
  },
  [
    leaf('keystone', 'Keystone', 'Módulos RJ45 e HDMI para espelho, painel e caixa de sobrepor.'),
    leaf(
      'patch-panel',
      'Patch panel',
      'Painéis de 24 e 48 portas, carregados ou vazios, para rack de 19 polegadas.',
    ),
    leaf('espelho-4x2', 'Espelho 4x2', 'Espelhos para a caixa de parede brasileira, com um ou mais módulos.'),
  ],
);

export const REDE_E_FIBRA: SeedCategory = branch(
  'rede-e-fibra',
  'Rede e fibra',
  {
    descricao: 'Cabeamento estruturado para casa, escritório e rack de vídeo sobre IP.',
    guia: [
      'Cabo de rede e de fibra é compra de uma vez por obra: passe uma categoria acima do que você usa hoje, deixe sobra nas pontas e identifique os dois lados.',
    ],
  },
  [CABOS_DE_REDE, FIBRA, KEYSTONE],
);
