/** `/painel/midia/{id}`: what the forms of one picture do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { cutPicture, deletePicture, namePicture, type PictureCut } from '#lib/api/panel-media.ts';
import type { Midia } from '#lib/contract/panel-media.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { FOCUSES } from '#lib/domain/media/crop.ts';
import { panelMediaPath } from '#lib/paths.ts';
import { panelMediaText } from '#lib/text/panel-media.ts';

export type TypedPicture = { readonly nome: string; readonly alt: string };
export type PictureOutcome =
  | { readonly path: string }
  | {
      readonly status: 409 | 422;
      readonly typed: TypedPicture | undefined;
      /** By field; `form` is about none. */
      readonly problems: Readonly<Record<string, string>>;
    };

export function picturePath(id: number): string {
  return `${panelMediaPath}/${id}`;
}

/** @throws ApiError 404 for a picture that is gone, and every failure of the platform. */
export async function answerPicture(
  api: Api,
  { id }: Pick<Midia, 'id'>,
  posted: FormData,
): Promise<PictureOutcome> {
  const acao = line(posted, 'acao');
  if (acao === 'apagar') {
    return attempt(undefined, async () => {
      await deletePicture(api, id);
      return `${panelMediaPath}?aviso=apagadas`;
    });
  }
  if (acao === 'recortar') {
    return attempt(undefined, async () => {
      const cut = await cutPicture(api, id, readCut(posted));
      return `${picturePath(cut.id)}?aviso=recortada`;
    });
  }
  const typed = { nome: line(posted, 'nome'), alt: line(posted, 'alt') };
  const { missing } = panelMediaText.name;
  const problems = { ...(typed.nome === '' && { nome: missing }), ...(typed.alt === '' && { alt: missing }) };
  if (Object.keys(problems).length > 0) return { status: 422, typed, problems };
  return attempt(typed, async () => {
    await namePicture(api, id, { ...typed, revisao: readId(posted.get('revisao')) });
    return `${picturePath(id)}?aviso=salva`;
  });
}

function readCut(posted: FormData): PictureCut {
  const foco = line(posted, 'foco');
  const [x, y, largura] = ['x', 'y', 'largura'].map((name) => line(posted, name));
  const drawn = [x, y, largura].every((text) => /^\d{1,6}$/.test(text ?? ''));
  return {
    vaga: line(posted, 'vaga'),
    foco: foco === 'inteira' ? foco : (FOCUSES.find((known) => known === foco) ?? 'centro'),
    ...(drawn && { area: { x: Number(x), y: Number(y), largura: Number(largura) } }),
  };
}

async function attempt(typed: TypedPicture | undefined, act: () => Promise<string>): Promise<PictureOutcome> {
  try {
    return { path: await act() };
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 409].includes(error.status)) throw error;
    return { status: error.status === 409 ? 409 : 422, typed, problems: { form: error.serverText } };
  }
}
