import type { SeedCategory } from '../types.ts';

/** A deepest category: it holds products and has one paragraph at the head of its listing. */
export function leaf(slug: string, nome: string, descricao: string): SeedCategory {
  return { slug, nome, descricao: `<p>${descricao}</p>`, descricaoLonga: '', filhas: [] };
}

/** A category with children; `guia` are the paragraphs of the buying guide below its products. */
export function branch(
  slug: string,
  nome: string,
  texto: { readonly descricao: string; readonly guia: readonly string[] },
  filhas: readonly SeedCategory[],
): SeedCategory {
  return {
    slug,
    nome,
    descricao: `<p>${texto.descricao}</p>`,
    descricaoLonga: texto.guia.map((paragrafo) => `<p>${paragrafo}</p>`).join(''),
    filhas,
  };
}
