import type {
  ConnectorEnd,
  ConnectorKind,
  CrossSection,
  DrawingSpec,
  Jacket,
} from '#artwork/drawings/spec.ts';

type EndOptions = Pick<ConnectorEnd, 'angled' | 'shell'>;

/** A male end: one accent colour for each plug. */
export function male(
  kind: ConnectorKind,
  accents: string | readonly string[],
  options: EndOptions = {},
): ConnectorEnd {
  return { kind, gender: 'male', accents: typeof accents === 'string' ? [accents] : accents, ...options };
}

export function female(
  kind: ConnectorKind,
  accents: string | readonly string[],
  options: EndOptions = {},
): ConnectorEnd {
  return { ...male(kind, accents, options), gender: 'female' };
}

type CableLook = {
  readonly a: ConnectorEnd;
  readonly b: ConnectorEnd;
  readonly cor: string;
  readonly acabamento?: Jacket['finish'];
  readonly dentro: CrossSection;
  readonly direcional?: boolean;
};

/** The drawing of every length of a cable. */
export function cableLook(look: CableLook): (m: number, diametro: number) => DrawingSpec {
  return (metres, diameter) => ({
    form: 'cable',
    a: look.a,
    b: look.b,
    jacket: { colour: look.cor, finish: look.acabamento ?? 'smooth', diameter },
    metres,
    inside: look.dentro,
    ...(look.direcional ? { directional: true } : {}),
  });
}

/** Jacket colours that several families share. */
export const COR = {
  preto: '#1b1d22',
  grafite: '#3a3f47',
  cinza: '#8b9098',
  branco: '#f2f2ee',
  azul: '#1f5fbf',
  verde: '#1f8a4c',
  vermelho: '#b5202a',
  amarelo: '#e0b416',
  laranja: '#e07b1a',
  petroleo: '#12a594',
  violeta: '#7a4fb5',
  agua: '#3fb8c4',
  dourado: '#c29a45',
  roxo: '#4b3a78',
} as const;
