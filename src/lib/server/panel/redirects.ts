/** `/painel/redirecionamentos`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { addRedirect, removeRedirect } from '#lib/api/redirects.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { oldPath } from '#lib/domain/content/redirect.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { isShopPath, shopLink } from '#lib/domain/shop/shop-link.ts';
import { panelPath } from '#lib/paths.ts';
import { panelRedirectsText } from '#lib/text/panel-redirects.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedRedirect = { readonly de: string; readonly para: string };

const HERE = `${panelPath}/redirecionamentos`;

export async function answerRedirects(
  api: Api,
  posted: FormData,
  siteUrl: string,
): Promise<FormOutcome<TypedRedirect>> {
  const typed = {
    de: shopLink(line(posted, 'de'), siteUrl),
    para: shopLink(line(posted, 'para'), siteUrl),
  };
  if (posted.get('acao') === 'remover') {
    return attempt(typed, { 404: 'form' }, async () => {
      await removeRedirect(api, readId(posted.get('id')));
      return `${HERE}?aviso=removido`;
    });
  }
  const { faults } = panelRedirectsText;
  const problems = {
    ...(oldPath(typed.de) === undefined && { de: faults.de }),
    ...(!isShopPath(typed.para) && { para: faults.para }),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, {}, async () => {
    await addRedirect(api, typed);
    return `${HERE}?aviso=adicionado`;
  });
}
