/** `/painel/instagram`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { savePanelInstagram } from '#lib/api/panel-instagram.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { InstagramPainel, PostagemPainel } from '#lib/contract/panel-instagram.ts';
import { isInstagramUser, isPostDay, isPostLink, MOST_POSTS } from '#lib/domain/content/instagram.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';
import { shopLink } from '#lib/domain/shop/shop-link.ts';
import { panelInstagramPath } from '#lib/paths.ts';
import { panelInstagramText } from '#lib/text/panel-instagram.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedInstagram = {
  readonly usuario: string;
  readonly perfil: string;
  readonly post: PostagemPainel;
};

const { faults } = panelInstagramText;

/** @param saved As it is: `revisao` of the form says whether it still is what was seen. */
export async function answerInstagram(
  api: Api,
  saved: InstagramPainel,
  posted: FormData,
  siteUrl: string,
): Promise<FormOutcome<TypedInstagram>> {
  const acao = line(posted, 'acao');
  const { usuario, link, postagens } = saved;
  const id = line(posted, 'id');
  const post = {
    ...{ id, imagem: pickedPicture(posted, 'imagem'), legenda: line(posted, 'legenda') },
    ...{ link: shopLink(line(posted, 'link'), siteUrl), data: line(posted, 'data') },
  };
  const profile = {
    usuario: line(posted, 'usuario').replace(/^@/, ''),
    perfil: shopLink(line(posted, 'perfil'), siteUrl),
  };
  const typed = acao === 'perfil' ? { ...profile, post } : { usuario, perfil: link, post };
  const save = (changed: Partial<InstagramPainel>, aviso: string) =>
    attempt(typed, { 400: 'form', 409: 'form' }, async () => {
      const revisao = line(posted, 'revisao');
      await savePanelInstagram(api, { usuario, link, postagens, ...changed, revisao });
      return `${panelInstagramPath}?aviso=${aviso}`;
    });
  const others = postagens.filter((one) => one.id !== id);
  if (acao === 'remover') return save({ postagens: others }, 'removida');
  if (acao === 'perfil') {
    const problems = {
      ...(!isInstagramUser(profile.usuario) && { usuario: faults.usuario }),
      ...(!isPostLink(profile.perfil) && { perfil: faults.link }),
    };
    if (Object.keys(problems).length > 0) return refuse(typed, problems);
    return save({ usuario: profile.usuario, link: profile.perfil }, 'perfil');
  }
  const problems = {
    ...(post.imagem === '' && { imagem: faults.imagem }),
    ...((post.legenda === '' || post.legenda.length > 300) && { legenda: faults.legenda }),
    ...(!isPostLink(post.link) && { link: faults.link }),
    ...(!isPostDay(post.data) && { data: faults.data }),
    ...(others.length >= MOST_POSTS && { form: faults.many }),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return save({ postagens: [post, ...others] }, 'salva');
}
