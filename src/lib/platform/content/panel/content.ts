/** `panel/content*`: editing pages, pieces and banners (decision 020). */

import { EDITORS } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { withoutWriting } from '#lib/platform/panel/write.ts';
import { readContentName } from '../content-names.ts';
import {
  createContent,
  discardDraft,
  publish,
  restore,
  saveDraft,
  switchContent,
  withdraw,
} from '../edit.ts';
import { markdownHtml } from '../markdown.ts';
import { readContent, readContents } from '../read.ts';
import { panelBannerEndpoints } from './banners.ts';
import {
  activeBody,
  draftBody,
  markdownBody,
  newBody,
  publishBody,
  seenBody,
  versionBody,
} from './content-body.ts';

const roles = EDITORS;
const done = () => ({ sucesso: true }) as const;
const PATH = '/panel/content/:coisa';

export function panelContentEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/content',
        summary: 'Pages, pieces and banners, and what is planned',
        roles,
        answer: 'Conteudos',
      },
      async () => readContents(deps),
    ),
    panel(
      {
        method: 'post',
        path: '/panel/content',
        summary: 'Begins a page, a piece or a banner as a draft',
        roles,
        body: newBody,
        answer: 'ConteudoCriado',
      },
      async ({ body, write }) => write(await createContent(deps, body), (coisa) => ({ coisa })),
    ),
    panel(
      {
        method: 'post',
        path: '/panel/content/markdown',
        summary: 'A text in Markdown as HTML, to be shown while it is typed',
        roles,
        body: markdownBody,
        answer: 'TextoPronto',
      },
      async ({ body }) => withoutWriting({ html: markdownHtml(body.texto) }),
    ),
    panel(
      {
        method: 'get',
        path: PATH,
        summary: 'A page, a piece or a banner (`pagina-3`) with its versions',
        roles,
        answer: 'ConteudoEditado',
      },
      async ({ param }) => readContent(deps, readContentName(param('coisa'))),
    ),
    panel(
      {
        method: 'put',
        path: `${PATH}/draft`,
        summary: 'Keeps a draft; 409 when somebody else saved since',
        roles,
        body: draftBody,
        answer: 'RascunhoSalvo',
      },
      async ({ body, param, write }) =>
        write(await saveDraft(deps, readContentName(param('coisa')), body), (saved) => ({
          ...done(),
          ...saved,
        })),
    ),
    panel(
      {
        method: 'delete',
        path: `${PATH}/draft`,
        summary: 'Throws a draft away',
        roles,
        body: seenBody,
        answer: 'Sucesso',
      },
      async ({ body, param, write }) => write(discardDraft(readContentName(param('coisa')), body), done),
    ),
    panel(
      {
        method: 'post',
        path: `${PATH}/publish`,
        summary: 'Publishes the draft, now or at a time, or what is seen with other times',
        roles,
        body: publishBody,
        answer: 'Sucesso',
      },
      async ({ body: { visivelDe, visivelAte, ...seen }, param, write }) => {
        const plan = { from: momentOf(visivelDe), until: momentOf(visivelAte) };
        return write(publish(readContentName(param('coisa')), { ...seen, ...plan }), done);
      },
    ),
    panel(
      {
        method: 'post',
        path: `${PATH}/restore`,
        summary: 'Publishes an old version once more',
        roles,
        body: versionBody,
        answer: 'Sucesso',
      },
      async ({ body, param, write }) => write(restore(readContentName(param('coisa')), body.versao), done),
    ),
    panel(
      {
        method: 'post',
        path: `${PATH}/withdraw`,
        summary: 'Makes a draft again of what is planned',
        roles,
        body: versionBody,
        answer: 'Sucesso',
      },
      async ({ body, param, write }) => write(withdraw(readContentName(param('coisa')), body.versao), done),
    ),
    panel(
      {
        method: 'put',
        path: `${PATH}/active`,
        summary: 'Switches it on or off for visitors',
        roles,
        body: activeBody,
        answer: 'Sucesso',
      },
      async ({ body, param, write }) =>
        write(switchContent(readContentName(param('coisa')), body.ativo), done),
    ),
    ...panelBannerEndpoints(deps),
  ];
}

function momentOf(value: string): Date | null {
  return value === '' ? null : new Date(value);
}
