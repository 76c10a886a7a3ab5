/** `panel/popups`: what opens over the pages of the shop. */
import { z } from 'zod';
import type { PopupPainel, PopupsPainel } from '#lib/contract/panel-popups.ts';
import { POPUP_KINDS, POPUP_PLACES, type PopupFields, popupFaults } from '#lib/domain/content/shop-popups.ts';
import { pictureAt } from '#lib/domain/media/picture-name.ts';
import { shopLink } from '#lib/domain/shop/shop-link.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, readId, requiredText, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { mediaByFile } from '#lib/platform/media/queries/media.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { nothingThere } from '#lib/platform/panel/write.ts';
import type { BannerFile } from '#lib/platform/schema/content.ts';
import { deletePopup, keepPopup, lockPopups, type PanelPopupRow, popupRows } from '../queries/all-popups.ts';

const SECTION = 'popups';
const ROLES = ['marketing', 'administrador'] as const;
const PAGES = ['popup'];
const HISTORY = { secao: SECTION } as const;
const ALL = { path: '/panel/popups', roles: ROLES, answer: 'PopupsPainel' } as const;
const ONE = { ...ALL, path: '/panel/popups/:id' } as const;

const FIELDS = z.object({
  nome: requiredText(60),
  nivel: z.enum(POPUP_PLACES),
  tipo: z.enum(POPUP_KINDS),
  titulo: text(120),
  descricao: text(4000),
  link: text(500),
  imagem: text(300),
  imagemCelular: text(300),
  alt: text(200),
  tempo: wholeNumber(0, 600),
  repete: flag,
  ativo: flag,
  de: text(30),
  ate: text(30),
});
const CHANGE = FIELDS.extend({ revisao: requiredText(40) });

export function panelPopupsEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const answer = () => present(deps);
  const row = async (trx: Trx, id: number) => {
    await lockPopups(trx);
    return (await popupRows(trx)).find((other) => other.id === id);
  };
  const unknown = message.unknownPopup;
  return [
    panel({ ...ALL, method: 'get', summary: 'What may open over the pages of the shop' }, answer),
    panel({ ...ALL, method: 'post', summary: 'Adds a popup', body: FIELDS }, async ({ body, write }) =>
      write(
        {
          lock: nothingThere,
          seen: 'not asked',
          async write(trx) {
            await keepPopup(trx, await checked(trx, deps, body), undefined);
            const history = {
              ...HISTORY,
              alvo: body.nome,
              acao: 'criou',
              campos: differences({}, body),
            } as const;
            return { result: undefined, history, pages: PAGES };
          },
        },
        answer,
      ),
    ),
    panel(
      { ...ONE, method: 'put', summary: 'Changes a popup', body: CHANGE },
      async ({ body: { revisao, ...popup }, param, write }) => {
        const id = readId(param('id'), unknown);
        return write(
          {
            lock: (trx) => row(trx, id),
            unknown,
            seen: { was: revisao, is: (saved) => revisionOf(fieldsOf(saved)) },
            async write(trx, saved) {
              await keepPopup(trx, await checked(trx, deps, popup), id);
              const campos = differences(fieldsOf(saved), popup);
              return {
                result: undefined,
                history: { ...HISTORY, alvo: popup.nome, acao: 'mudou', campos },
                pages: PAGES,
              };
            },
          },
          answer,
        );
      },
    ),
    panel({ ...ONE, method: 'delete', summary: 'Removes a popup' }, async ({ param, write }) => {
      const id = readId(param('id'), unknown);
      return write(
        {
          lock: (trx) => row(trx, id),
          unknown,
          seen: 'not asked',
          async write(trx, { nome }) {
            await deletePopup(trx, id);
            const campos = [{ campo: 'nome', antes: nome, depois: '' }];
            return {
              result: undefined,
              history: { ...HISTORY, alvo: nome, acao: 'removeu', campos },
              pages: PAGES,
            };
          },
        },
        answer,
      );
    }),
  ];
}

async function present({ db }: Deps): Promise<PopupsPainel> {
  const [rows, alteracoes] = await Promise.all([popupRows(db), readChanges(db, SECTION)]);
  const popups = rows.map((row): PopupPainel => {
    const fields = fieldsOf(row);
    return { id: row.id, ...fields, revisao: revisionOf(fields) };
  });
  return { popups, alteracoes };
}

function fieldsOf({ desktop, mobile, visible_from, visible_until, ...row }: PanelPopupRow): PopupFields {
  const { nome, tipo, titulo, descricao, link, tempo, repete, ativo } = row;
  return {
    ...{ nome, tipo, titulo, descricao, link, tempo, repete, ativo },
    nivel: POPUP_PLACES.find((place) => place === row.nivel) ?? 'page',
    imagem: desktop.imagem,
    imagemCelular: mobile.imagem === desktop.imagem ? '' : mobile.imagem,
    alt: desktop.alt,
    de: visible_from?.toISOString() ?? '',
    ate: visible_until?.toISOString() ?? '',
  };
}

/** @throws HttpError 400 for a field that does not fit, or a picture that is none of the library. */
async function checked(trx: Trx, { siteUrl }: Deps, popup: PopupFields) {
  const [wrong] = popupFaults(popup);
  if (wrong !== undefined) throw new HttpError(400, message.invalidField(wrong));
  const { nome, nivel, tipo, titulo, descricao, tempo, repete, ativo, de, ate, alt } = popup;
  const link = shopLink(popup.link, siteUrl);
  const desktop = await fileOf(trx, popup.imagem, { alt, link }, 'imagem');
  const mobile = popup.imagemCelular
    ? await fileOf(trx, popup.imagemCelular, { alt, link }, 'imagemCelular')
    : desktop;
  return {
    ...{ nome, nivel, tipo, titulo, descricao, link, tempo, repete, ativo },
    desktop: JSON.stringify(desktop),
    mobile: JSON.stringify(mobile),
    visible_from: de || null,
    visible_until: ate || null,
  };
}

async function fileOf(
  trx: Trx,
  imagem: string,
  texts: Pick<BannerFile, 'alt' | 'link'>,
  field: string,
): Promise<BannerFile> {
  if (imagem === '') return { imagem, imagemOriginal: '', largura: 0, altura: 0, ...texts };
  const name = pictureAt(imagem);
  const found = name === undefined ? undefined : await mediaByFile(trx, name);
  if (!found) throw new HttpError(400, message.invalidField(field));
  const { largura, altura, formato, arquivo } = found;
  return { imagem, imagemOriginal: `/upload/midia/${arquivo}.${formato}`, largura, altura, ...texts };
}
