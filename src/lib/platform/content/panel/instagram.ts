/** `panel/instagram`: what the shop shows of its Instagram, saved as a whole. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { InstagramPainel } from '#lib/contract/panel-instagram.ts';
import {
  isInstagramUser,
  isPostDay,
  isPostLink,
  LONGEST_CAPTION,
  MOST_POSTS,
} from '#lib/domain/content/instagram.ts';
import { pictureAddress, pictureAt } from '#lib/domain/media/picture-name.ts';
import { shopLink } from '#lib/domain/shop/shop-link.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { mediaByFile } from '#lib/platform/media/queries/media.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { lockSettings, readInstagram, saveInstagram } from '#lib/platform/shop/queries/settings.ts';
import { type KeptInstagram, type KeptPost, keptInstagram, picturePaths } from '../instagram.ts';

const SECTION = 'instagram';
const LINK = 500;
const POST = z.object({
  id: text(60).describe('Empty for a new one.'),
  imagem: requiredText(300),
  legenda: requiredText(LONGEST_CAPTION),
  link: text(LINK),
  data: z.string().refine(isPostDay),
});
const BODY = z.object({
  revisao: requiredText(40),
  usuario: z.string().refine(isInstagramUser),
  link: text(LINK),
  postagens: z.array(POST).max(MOST_POSTS),
});
type Sent = z.output<typeof BODY>;

export function panelInstagramEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const all = {
    path: '/panel/instagram',
    roles: ['marketing', 'administrador'],
    answer: 'InstagramPainel',
  } as const;
  return [
    panel({ ...all, method: 'get', summary: 'What the shop shows of its Instagram' }, () => present(deps)),
    panel({ ...all, method: 'put', summary: 'Saves it as a whole', body: BODY }, async ({ body, write }) =>
      write(
        {
          async lock(trx) {
            await lockSettings(trx);
            return keptInstagram(await readInstagram(trx));
          },
          seen: { was: body.revisao, is: revisionOf },
          async write(trx, before, { now }) {
            const after = await kept(trx, deps.siteUrl, before, body);
            await saveInstagram(trx, after, now);
            const campos = differences(told(before), told(after));
            return { result: true, history: { secao: SECTION, alvo: SECTION, acao: 'mudou', campos } };
          },
        },
        () => present(deps),
      ),
    ),
  ];
}

async function present({ db }: Deps): Promise<InstagramPainel> {
  const [stored, alteracoes] = await Promise.all([readInstagram(db), readChanges(db, SECTION)]);
  const own = keptInstagram(stored);
  return {
    usuario: own.usuario,
    link: own.link,
    postagens: own.postagens.map((post) => ({
      ...{ id: post.id, legenda: post.legenda, link: post.link, data: post.data.slice(0, 10) },
      imagem: picturePaths(post).imagem,
    })),
    revisao: revisionOf(own),
    alteracoes,
  };
}

/** @throws HttpError 400 naming what does not fit. */
async function kept(trx: Trx, siteUrl: string, before: KeptInstagram, sent: Sent): Promise<KeptInstagram> {
  const posts = new Map(before.postagens.map((post) => [post.id, post]));
  const postagens: KeptPost[] = [];
  for (const { id, imagem, ...words } of sent.postagens) {
    const old = posts.get(id);
    const link = linkOf(words.link, siteUrl);
    const data = old?.data.startsWith(words.data) ? old.data : `${words.data}T12:00:00.000Z`;
    const picture = old && picturePaths(old).imagem === imagem ? old : await pictureOf(trx, imagem);
    postagens.push({
      ...{ id: old?.id ?? randomUUID(), tipo: 'imagem', legenda: words.legenda, link, data },
      ...{ picture: picture.picture, imagem: picture.imagem, imagemOriginal: picture.imagemOriginal },
    });
  }
  return {
    usuario: sent.usuario,
    link: linkOf(sent.link, siteUrl),
    postagens: postagens.toSorted((a, b) => (a.data < b.data ? 1 : a.data > b.data ? -1 : 0)),
  };
}

function linkOf(typed: string, siteUrl: string): string {
  const link = shopLink(typed, siteUrl);
  if (!isPostLink(link)) throw new HttpError(400, message.invalidField('link'));
  return link;
}

async function pictureOf(
  trx: Trx,
  imagem: string,
): Promise<Pick<KeptPost, 'picture' | 'imagem' | 'imagemOriginal'>> {
  const file = pictureAt(imagem);
  const found = file === undefined ? undefined : await mediaByFile(trx, file);
  if (!found) throw new HttpError(400, message.invalidField('imagem'));
  const imagemOriginal = `/upload/midia/${found.arquivo}.${found.formato}`;
  return { picture: '', imagem: pictureAddress(found.arquivo), imagemOriginal };
}

/** As the history tells it. */
function told({ usuario, link, postagens }: KeptInstagram) {
  return { usuario, link, postagens: postagens.map(({ legenda }) => legenda).join(' | ') };
}
