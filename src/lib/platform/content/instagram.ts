/** The posts of the shop's Instagram, as one row of the settings keeps them. */
import { z } from 'zod';

const POST = z.object({
  id: z.string(),
  tipo: z.enum(['imagem', 'video']).default('imagem'),
  /** File of a product's picture, without size and ending; '' of a picture of the library. */
  picture: z.string().default(''),
  /** Paths of a picture of the library, in the format of visitors and as it was sent. */
  imagem: z.string().default(''),
  imagemOriginal: z.string().default(''),
  /** Path or absolute URL. */
  link: z.string(),
  legenda: z.string(),
  data: z.string(),
});
const INSTAGRAM = z.object({
  usuario: z.string().default(''),
  link: z.string().default(''),
  postagens: z.array(POST).default([]),
});

export type KeptInstagram = z.infer<typeof INSTAGRAM>;
export type KeptPost = z.infer<typeof POST>;

export function keptInstagram(stored: object | undefined): KeptInstagram {
  return INSTAGRAM.parse(stored ?? {});
}

/** Paths of a post's picture. */
export function picturePaths({ picture, imagem, imagemOriginal }: KeptPost): {
  readonly imagem: string;
  readonly imagemOriginal: string;
} {
  if (picture === '') return { imagem, imagemOriginal };
  const path = `/upload/produto/imagem/m_${picture}`;
  return { imagem: `${path}.webp`, imagemOriginal: `${path}.jpg` };
}
