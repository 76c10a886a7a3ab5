/** Platform contract 2.3. */
import { z } from 'zod';
import { absoluteUrl, count, id, text } from './primitives.ts';

const arquivos = z.object({ zoom: absoluteUrl, big: absoluteUrl, medium: absoluteUrl, small: absoluteUrl });

export const imagem = z.object({
  id,
  idAtributoValor: count,
  descricao: text,
  label: text,
  arquivos,
  arquivosOriginais: arquivos,
});

export const imagens = z.array(imagem);

export const arquivo = z.object({
  id,
  idAtributoValor: count,
  descricao: text,
  label: text,
  arquivo: absoluteUrl,
});
