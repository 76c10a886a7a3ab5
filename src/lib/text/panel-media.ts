/** The library of pictures in `/painel`, and the choice of one in forms. */
import { FOCUSES, type Focus } from '#lib/domain/crop.ts';

const focusLabels: Readonly<Record<Focus, string>> = {
  'topo-esquerda': 'Em cima, à esquerda',
  topo: 'Em cima, no meio',
  'topo-direita': 'Em cima, à direita',
  esquerda: 'À esquerda',
  centro: 'No centro',
  direita: 'À direita',
  'base-esquerda': 'Embaixo, à esquerda',
  base: 'Embaixo, no meio',
  'base-direita': 'Embaixo, à direita',
};

export const mediaPickerText = {
  address: 'Ou o endereço de outra imagem da biblioteca',
  addressHint: 'Começa com /upload/midia/ e está na página de cada imagem.',
  current: 'Imagem atual',
  library: 'Enviar, recortar ou procurar imagens (abre em outra aba)',
  none: 'Sem imagem',
  nothing: 'A biblioteca ainda não tem imagens.',
  size: (largura: number, altura: number): string => `${largura} × ${altura}`,
} as const;

export const panelMediaText = {
  focus: FOCUSES.map((foco) => ({ foco, label: focusLabels[foco] })),
} as const;
