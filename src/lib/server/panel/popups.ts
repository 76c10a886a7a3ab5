/** `/painel/popups`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { removePopup, savePopup } from '#lib/api/panel-popups.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { PopupPainel } from '#lib/contract/panel-popups.ts';
import { POPUP_KINDS, POPUP_PLACES, type PopupFields, popupFaults } from '#lib/domain/content/shop-popups.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { fromShopTime } from '#lib/domain/kernel/shop-time.ts';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';
import { panelPath } from '#lib/paths.ts';
import { panelPopupsText } from '#lib/text/panel-popups.ts';
import { attempt, refuse } from '../account/visit.ts';

export const NEW_POPUP: PopupFields = {
  nome: '',
  nivel: 'home',
  tipo: 'newsletter',
  titulo: '',
  descricao: '',
  link: '',
  imagem: '',
  imagemCelular: '',
  alt: '',
  tempo: 10,
  repete: false,
  ativo: true,
  de: '',
  ate: '',
};

/** @param before As it is saved; undefined for a new one. */
export async function answerPopup(
  api: Api,
  before: PopupPainel | undefined,
  posted: FormData,
): Promise<FormOutcome<PopupFields>> {
  const typed = typedPopup(posted);
  const here = `${panelPath}/popups`;
  if (before && posted.get('acao') === 'remover') {
    return attempt(typed, {}, async () => {
      await removePopup(api, before.id);
      return `${here}?aviso=removido`;
    });
  }
  const problems = Object.fromEntries(
    popupFaults(typed).map((field) => [field, panelPopupsText.faults[field] ?? '']),
  );
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, { 400: 'imagem', 409: 'conflict' }, async () => {
    await savePopup(api, typed, before && { id: before.id, revisao: line(posted, 'revisao') });
    return `${here}?aviso=salvo`;
  });
}

function typedPopup(posted: FormData): PopupFields {
  const tempo = line(posted, 'tempo');
  return {
    nome: line(posted, 'nome'),
    nivel: POPUP_PLACES.find((place) => place === posted.get('nivel')) ?? NEW_POPUP.nivel,
    tipo: POPUP_KINDS.find((kind) => kind === posted.get('tipo')) ?? NEW_POPUP.tipo,
    titulo: line(posted, 'titulo'),
    descricao: text(posted, 'descricao'),
    link: line(posted, 'link'),
    imagem: pickedPicture(posted, 'imagem'),
    imagemCelular: pickedPicture(posted, 'imagemCelular'),
    alt: line(posted, 'alt'),
    tempo: /^\d{1,4}$/.test(tempo) ? Number(tempo) : -1,
    repete: posted.has('repete'),
    ativo: posted.has('ativo'),
    // What is no time is kept as it was typed, and refused as one.
    de: fromShopTime(line(posted, 'de')) ?? line(posted, 'de'),
    ate: fromShopTime(line(posted, 'ate')) ?? line(posted, 'ate'),
  };
}
