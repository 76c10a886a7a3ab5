/** Pictures and files (platform contract 2.3). */
import { z } from 'zod';
import type { Arquivo, Arquivos, Imagem } from '#lib/contract/product.ts';
import { note } from './notes.ts';
import {
  address,
  fields,
  isFields,
  neededText,
  number,
  type Reading,
  readText,
  run,
  text,
} from './reading.ts';

const SIZES = ['zoom', 'big', 'medium', 'small'] as const;
const sizes = { zoom: address(), big: address(), medium: address(), small: address() };

/** One size stands in for those that are missing, a larger one first. */
const arquivos = note(
  z.transform((given: unknown): Arquivos => {
    const said = isFields(given) ? given : {};
    const known = SIZES.map((size) => readText(said[size]) ?? '');
    const any = known.find((path) => path !== '') ?? '';
    const [zoom = any, big = any, medium = any, small = any] = known.map((path) => path || any);
    return { zoom, big, medium, small };
  }) as Reading<Arquivos>,
  { kind: 'fields', shape: sizes },
);

const imageShape = {
  id: number(),
  idAtributoValor: number(),
  descricao: text(),
  label: text(),
  arquivos,
  arquivosOriginais: arquivos,
};
const anyImage = fields(imageShape);

/** Of its two sets of files one stands in for the other; a picture with neither is none. */
export const imagem = note(
  z.transform((given: unknown, context) => {
    const read = run(anyImage, given).value;
    const { arquivos: webp, arquivosOriginais: original } = read;
    if (webp.medium === '' && original.medium === '') {
      context.issues.push({ code: 'custom', message: 'missing', path: ['arquivos'], input: undefined });
    }
    return {
      ...read,
      arquivos: webp.medium === '' ? original : webp,
      arquivosOriginais: original.medium === '' ? webp : original,
    };
  }) as Reading<Imagem>,
  { kind: 'fields', shape: imageShape },
);

export const arquivo = fields({
  id: number(),
  idAtributoValor: number(),
  descricao: text(),
  label: text(),
  arquivo: neededText(),
}) satisfies Reading<Arquivo>;
