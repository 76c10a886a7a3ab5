import type { SeedCategory } from '../types.ts';
import { branch, leaf } from './build.ts';

const PROFISSIONAL = branch(
  'audio-profissional',
  'Profissional',
  {
    descricao: 'XLR, P10, multicabos e Speakon para palco, estúdio, igreja e som ao vivo.',
    guia: [
      'Ligação balanceada (XLR ou P10 TRS) cancela o ruído captado no caminho e vai longe; ligação desbalanceada (P10 TS) deve ficar abaixo de 6 metros. Para ligar caixa passiva a amplificador use cabo de caixa, nunca cabo de sinal: a blindagem não foi feita para corrente.',
    ],
  },
  [
    leaf('xlr', 'XLR', 'Cabos de microfone e de linha balanceada, além de XLR de 110 Ω para DMX e AES3.'),
    leaf(
      'p10-e-trs',
      'P10 e TRS',
      'Cabos de instrumento, linhas balanceadas TRS e transições de XLR para P10.',
    ),
    leaf('multicabo', 'Multicabo', 'Vários canais balanceados em uma só capa, do rack ao palco.'),
    leaf('speakon', 'Speakon', 'Cabos de potência com conector de trava para caixas passivas.'),
  ],
);

const DOMESTICO = branch(
  'audio-domestico',
  'Doméstico',
  {
    descricao: 'P2, RCA, óptico e coaxial para TV, soundbar, receiver, toca-discos e computador.',
    guia: [
      'Se os dois aparelhos têm entrada digital, o cabo óptico ou o coaxial evita zumbido de aterramento. Para som com objetos, como Atmos a partir de serviços de streaming, a ligação certa é HDMI com ARC ou eARC: a saída óptica não tem banda para isso.',
    ],
  },
  [
    leaf('p2-e-p3', 'P2 e P3', 'Cabos de 3,5 mm, transições de P2 para RCA e extensões de fone.'),
    leaf('rca', 'RCA', 'Pares estéreo blindados para receiver, toca-discos e mesas de DJ.'),
    leaf('toslink', 'Óptico TOSLINK', 'Fibra plástica para áudio digital entre TV, soundbar e receiver.'),
    leaf(
      'coaxial-digital',
      'Coaxial digital',
      'Cabo RCA de 75 Ω para S/PDIF, sem o limite mecânico da fibra plástica.',
    ),
    leaf('subwoofer', 'Subwoofer', 'Cabo RCA longo e bem blindado para a saída LFE do receiver.'),
  ],
);

const CAIXAS = branch(
  'caixas-acusticas',
  'Caixas acústicas',
  {
    descricao: 'Fio polarizado com área de cobre declarada, bobinas e terminais banana.',
    guia: [
      'Escolha a seção pela distância e pela impedância. Para caixas de 8 Ω, mantendo a perda abaixo de 5 %: 1,5 mm² até uns 15 metros, 2,5 mm² até 25 e 4 mm² até 40. Com caixas de 4 Ω, divida essas distâncias por dois.',
      'OFC é cobre puro; CCA é alumínio cobreado, mais leve e mais barato, com resistência maior para a mesma seção. Informamos os dois, sem disfarce.',
    ],
  },
  [
    leaf(
      'fio-polarizado',
      'Fio polarizado',
      'Cortes prontos de fio bicolor em cobre OFC, com a medida de cobre conferida.',
    ),
    leaf('bobinas-de-fio', 'Bobinas', 'Rolos de 50 e 100 metros para som ambiente e instalação.'),
    leaf('banana', 'Banana', 'Plugues banana e cabos já terminados para receivers e caixas com borne.'),
  ],
);

export const CABOS_DE_AUDIO: SeedCategory = branch(
  'cabos-de-audio',
  'Cabos de áudio',
  {
    descricao: 'Do microfone à caixa acústica: cabos para palco, estúdio, sala e som ambiente.',
    guia: [
      'P2, P3 e P10 são os nomes brasileiros dos plugues de 3,5 mm estéreo, 3,5 mm com microfone e 6,35 mm. Em todos os produtos informamos também a medida e o número de contatos, para não haver dúvida entre TS, TRS e TRRS.',
    ],
  },
  [PROFISSIONAL, DOMESTICO, CAIXAS],
);
