/** What a query of the judged set expects, said by rule over the demo catalogue. */
import type { SeedProduct } from '#artwork/demo/types.ts';

export type Rule = (product: SeedProduct) => boolean;
export type Query = {
  /** As typed. */
  readonly busca: string;
  /** What has to be found. */
  readonly expects: Rule;
  /** What else is no mistake to show. */
  readonly accepts?: Rule;
};

type Code = keyof SeedProduct['caracteristicas'];

/** In the category of this path or below it. */
export function inside(path: string): Rule {
  return ({ categoria }) => categoria === path || categoria.startsWith(`${path}/`);
}

export function slug(pattern: RegExp): Rule {
  return (product) => pattern.test(product.slug);
}

export function brand(marca: string): Rule {
  return (product) => product.marca === marca;
}

/** One of its values is this number, or fits the pattern. */
export function has(code: Code, wanted: number | RegExp): Rule {
  return ({ caracteristicas }) =>
    [caracteristicas[code] ?? []]
      .flat()
      .some((value) => (typeof wanted === 'number' ? value === wanted : wanted.test(String(value))));
}

export function metres(length: number): Rule {
  return has('comprimento', length);
}

/** A connector on either side. */
export function ends(pattern: RegExp): Rule {
  return either(has('conector-a', pattern), has('conector-b', pattern));
}

/** One connector on each side, in either order. */
export function between(one: RegExp, other: RegExp): Rule {
  const way = (a: RegExp, b: RegExp) => all(has('conector-a', a), has('conector-b', b));
  return either(way(one, other), way(other, one));
}

export function all(...rules: readonly Rule[]): Rule {
  return (product) => rules.every((rule) => rule(product));
}

export function either(...rules: readonly Rule[]): Rule {
  return (product) => rules.some((rule) => rule(product));
}

export function not(rule: Rule): Rule {
  return (product) => !rule(product);
}
