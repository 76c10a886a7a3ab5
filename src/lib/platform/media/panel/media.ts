/** `panel/media`: the library of pictures. */

import { z } from 'zod';
import type { Midia } from '#lib/contract/panel-media.ts';
import { FOCUSES } from '#lib/domain/media/crop.ts';
import { SLOT_KEYS } from '#lib/domain/media/picture-slots.ts';
import { PICTURES } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, paging, readId, requiredText, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { discard, keepCut, keepUpload, named, removeFiles } from '../library.ts';
import { cutsOf, findMedia, type MediaRow, searchMedia } from '../queries/media.ts';
import { usesOf } from '../queries/media-uses.ts';
import { presentMedia } from '../wire/media-library.ts';

const PAGE = 24;
const LONGEST_SIDE = 100_000;

const SEARCH = z.object({
  busca: text(100).describe('Words of the name or of the alternative text.'),
  semUso: flag.describe('Only what nothing of the shop shows.'),
  ...paging,
});
const UPLOAD = z.object({
  nome: requiredText(255).describe('Name of the file.'),
  alt: requiredText(300).describe('What the picture shows, for who does not see it.'),
});
const CHANGE = z.object({ nome: requiredText(120), alt: requiredText(300), revisao: wholeNumber(1, 1e9) });
const side = wholeNumber(0, LONGEST_SIDE);
const CUT = z.object({
  vaga: z.enum(SLOT_KEYS),
  foco: z.enum([...FOCUSES, 'inteira']).default('centro'),
  area: z.object({ x: side, y: side, largura: side }).optional(),
});

export function panelMediaEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const roles = PICTURES;
  const all = { path: '/panel/media', roles } as const;
  const one = { path: '/panel/media/:id', roles } as const;
  const shown = async (rows: readonly MediaRow[]): Promise<readonly Midia[]> => {
    const uses = await usesOf(
      db,
      rows.map(({ arquivo }) => arquivo),
    );
    return rows.map((row) => presentMedia(deps, row, uses));
  };
  const first = async (row: MediaRow): Promise<Midia> => {
    const [midia] = await shown([row]);
    if (!midia) throw notFound(message.unknownPicture);
    return midia;
  };
  const rowOf = async (id: string): Promise<MediaRow> => {
    const row = await findMedia(db, readId(id, message.unknownPicture));
    if (!row) throw notFound(message.unknownPicture);
    return row;
  };
  return [
    panel(
      {
        ...all,
        method: 'get',
        summary: 'Pictures of the library, the newest first',
        query: SEARCH,
        answer: 'Midias',
      },
      async ({ query: { offset = 0, limit = PAGE, ...query } }) => {
        const { rows, total } = await searchMedia(db, { ...query, offset, limit });
        return { midias: await shown(rows), info: { offset, limit, exibindo: rows.length, total } };
      },
    ),
    panel(
      { ...all, method: 'post', summary: 'Adds a picture', query: UPLOAD, file: true, answer: 'Midia' },
      async ({ context, query, write }) =>
        write(await keepUpload(deps, { ...query, bytes: await context.req.bytes() }), first),
    ),
    panel(
      { ...one, method: 'get', summary: 'A picture and what was cut out of it', answer: 'MidiaDetalhe' },
      async ({ param }) => {
        const row = await rowOf(param('id'));
        return { midia: await first(row), recortes: await shown(await cutsOf(db, row.id)) };
      },
    ),
    panel(
      { ...one, method: 'put', summary: 'Names a picture anew', body: CHANGE, answer: 'Midia' },
      async ({ param, body, write }) =>
        write(named(readId(param('id'), message.unknownPicture), body), first),
    ),
    panel(
      { ...one, method: 'delete', summary: 'Deletes a picture that nothing shows', answer: 'Sucesso' },
      async ({ param, write }) =>
        write(discard(readId(param('id'), message.unknownPicture)), async (row) => {
          await removeFiles(deps, row);
          return { sucesso: true };
        }),
    ),
    panel(
      {
        roles,
        path: '/panel/media/:id/cuts',
        method: 'post',
        summary: 'Cuts a picture for a place of the shop',
        body: CUT,
        answer: 'Midia',
      },
      async ({ param, body, write }) => write(await keepCut(deps, await rowOf(param('id')), body), first),
    ),
  ];
}
