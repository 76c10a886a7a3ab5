/** Alt texts of rendered pictures: which plugs, what the jacket is like, and its colour. */
import { COR } from '../demo/products/ends.ts';
import { endName, sameEnds } from '../drawings/names.ts';
import type { DrawingSpec, Jacket } from '../drawings/spec.ts';

/** Colours as what a jacket is. */
const COLOURS: Readonly<Record<string, string>> = {
  [COR.preto]: 'preta',
  [COR.grafite]: 'grafite',
  [COR.cinza]: 'cinza',
  [COR.branco]: 'branca',
  [COR.azul]: 'azul',
  [COR.verde]: 'verde',
  [COR.vermelho]: 'vermelha',
  [COR.amarelo]: 'amarela',
  [COR.laranja]: 'laranja',
  [COR.agua]: 'azul-água',
  [COR.violeta]: 'violeta',
};

const FINISH: Readonly<Record<Jacket['finish'], string>> = {
  smooth: 'lisa',
  braided: 'trançada',
  flat: 'plana',
  transparent: 'transparente',
};

export function describeRender(spec: DrawingSpec): string {
  if (spec.form !== 'cable') throw new Error(`nothing is rendered of a ${spec.form}`);
  const { a, b, jacket } = spec;
  const colour = COLOURS[jacket.colour];
  const capa = ['capa', FINISH[jacket.finish], ...(colour === undefined ? [] : [colour])].join(' ');
  const pontas = sameEnds(a, b) ? `${endName(a)} nas duas` : `${endName(a)} e ${endName(b)}`;
  return `As duas pontas do cabo lado a lado: ${pontas}, ${capa}`;
}
