import type { SeedCategory } from '../types.ts';
import { branch, leaf } from './build.ts';

const ADAPTADORES = branch(
  'adaptadores-e-conversores',
  'Adaptadores e conversores',
  {
    descricao: 'Para ligar padrões diferentes, com o sentido da conversão no nome de cada produto.',
    guia: [
      'Quase todo conversor tem sentido único. HDMI para VGA não faz VGA para HDMI; DisplayPort para HDMI não faz o caminho de volta. Comece pelo aparelho que gera a imagem: a saída dele é a entrada do conversor.',
      'DVI-D não tem sinal analógico, portanto não existe adaptador simples dele para VGA. Nesse caso é preciso um conversor com eletrônica.',
    ],
  },
  [
    leaf(
      'hdmi-e-vga',
      'HDMI e VGA',
      'Conversores entre a porta digital e o VGA analógico, nos dois sentidos (um produto para cada).',
    ),
    leaf(
      'hdmi-e-displayport',
      'HDMI e DisplayPort',
      'Conversores ativos entre placa de vídeo, monitor e TV.',
    ),
    leaf('hdmi-e-sdi', 'HDMI e SDI', 'Conversores para câmera, switcher e monitor de produção.'),
    leaf(
      'usb-c-adaptadores',
      'USB-C',
      'Adaptadores para notebooks e celulares com saída de vídeo na porta USB-C.',
    ),
    leaf('emendas', 'Emendas e transições', 'Emendas fêmea-fêmea e adaptadores passivos.'),
  ],
);

const DISTRIBUICAO = branch(
  'distribuicao',
  'Distribuição',
  {
    descricao: 'Uma fonte para várias telas, várias fontes para uma tela ou HDMI por cabo de rede.',
    guia: [
      'Splitter copia uma fonte para várias telas, switch escolhe uma entre várias fontes e matriz faz as duas coisas. Em todos os casos, o conjunto trabalha na menor resolução entre os aparelhos ligados, a não ser que o equipamento reduza a imagem por saída.',
    ],
  },
  [
    leaf('splitter', 'Splitter', 'Uma entrada HDMI repetida em duas ou mais saídas.'),
    leaf('switch', 'Switch', 'Várias fontes HDMI em uma só entrada da TV.'),
    leaf('matriz', 'Matriz', 'Qualquer entrada em qualquer saída, com controle remoto e rede.'),
    leaf(
      'extensor',
      'Extensor',
      'HDMI por cabo de rede: pares de transmissor e receptor, com e sem HDBaseT.',
    ),
  ],
);

const FERRAMENTAS = branch(
  'organizacao-e-ferramentas',
  'Organização e ferramentas',
  {
    descricao: 'O que deixa o rack legível e a crimpagem firme.',
    guia: [
      'Use velcro em cabos de dados e de fibra, e abraçadeiras plásticas apenas onde o feixe não vai mais mudar. Abraçadeira apertada demais deforma o par trançado e o coaxial, e a perda aparece meses depois.',
    ],
  },
  [
    leaf('organizacao', 'Organização', 'Velcro, abraçadeiras, canaletas e etiquetas.'),
    leaf(
      'alicates',
      'Alicates e decapadores',
      'Crimpagem de BNC e preparo de coaxial com medidas repetíveis.',
    ),
    leaf('testes-e-limpeza', 'Testes e limpeza', 'Testadores de cabo e limpeza de conectores ópticos.'),
  ],
);

export const ACESSORIOS: SeedCategory = branch(
  'acessorios',
  'Acessórios',
  {
    descricao: 'Adaptadores, conversores, distribuição de sinal, organização e ferramentas.',
    guia: [
      'Antes de comprar um adaptador, veja se um cabo com os dois conectores certos resolve. Menos emendas, menos pontos de falha.',
    ],
  },
  [ADAPTADORES, DISTRIBUICAO, FERRAMENTAS],
);
