/** `panel/files`: files that products are sold with. */

import { z } from 'zod';
import type { ArquivoLoja } from '#lib/contract/panel-files.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { paging, readId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { absolute, type Origin } from '#lib/platform/shop/shop.ts';
import { discardFile, keepFile } from '../files.ts';
import { type FileRow, searchFiles } from '../queries/files.ts';

const PAGE = 20;
const SEARCH = z.object({ busca: text(100).describe('Part of the name.'), ...paging });
const UPLOAD = z.object({ nome: requiredText(255).describe('Name of the file.') });

export function panelFilesEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const roles = CATALOGUE;
  return [
    panel(
      {
        method: 'get',
        path: '/panel/files',
        roles,
        summary: 'Files that products are sold with, the newest first',
        query: SEARCH,
        answer: 'ArquivosLoja',
      },
      async ({ query: { busca, offset = 0, limit = PAGE } }) => {
        const { rows, total } = await searchFiles(deps.db, { busca, offset, limit });
        const arquivos = rows.map((row) => ({ ...presentFile(deps, row), produtos: row.produtos }));
        return { arquivos, info: { offset, limit, exibindo: rows.length, total } };
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/files',
        roles,
        summary: 'Adds a file, or replaces the one of its name',
        query: UPLOAD,
        file: true,
        answer: 'ArquivoLoja',
      },
      async ({ context, query: { nome }, write }) =>
        write(await keepFile(deps, { nome, bytes: await context.req.bytes() }), (row) =>
          presentFile(deps, row),
        ),
    ),
    panel(
      {
        method: 'delete',
        path: '/panel/files/:id',
        roles,
        summary: 'Deletes a file that no product has',
        answer: 'Sucesso',
      },
      async ({ param, write }) =>
        write(discardFile(readId(param('id'), message.unknownFile)), () => ({ sucesso: true })),
    ),
  ];
}

function presentFile(shop: Origin, { id, nome, formato, bytes, author, created_at }: FileRow): ArquivoLoja {
  return {
    ...{ id, nome, formato, bytes, autor: author },
    url: absolute(shop, `/upload/produto/arquivo/${nome}`),
    enviadoEm: created_at.toISOString(),
  };
}
