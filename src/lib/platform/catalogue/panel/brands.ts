/** `panel/brands`: the brands, and two that become one. */
import { z } from 'zod';
import { counted } from '#lib/domain/kernel/counted.ts';
import { BRANDS, type BrandFields } from '#lib/domain/panel/records/brands.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockRecords } from '#lib/platform/panel/queries/records.ts';
import {
  type OwnColumns,
  presentRecords,
  readRecords,
  recordEndpoints,
} from '#lib/platform/panel/record-calls.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { brandAt, brandNamed, mergeBrand, onBrand } from '../queries/brand-merge.ts';
import { pictureColumns } from './picture-columns.ts';

export function panelBrandsEndpoints(deps: Deps): readonly Endpoint[] {
  const { path, roles, words } = BRANDS;
  return [
    ...recordEndpoints(deps, BRANDS, LOGO),
    panelEndpoint(deps)(
      {
        method: 'post',
        path: '/panel/brands/:id/merge',
        summary: 'brands: moves what is of one to another, and removes it',
        roles,
        answer: 'RegistrosPainel',
        body: z.object({ em: z.int().positive(), revisao: requiredText(40) }),
      },
      async ({ body: { em, revisao }, param, write }) => {
        const id = readId(param('id'), words.unknown);
        return write(
          {
            async lock(trx) {
              await lockRecords(trx, 'brands');
              const all = await readRecords(trx, BRANDS, LOGO);
              const [from, to] = [id, em].map((wanted) => all.find((brand) => brand.id === wanted));
              return from && to && { from, to };
            },
            unknown: words.unknown,
            seen: { was: revisao, is: ({ from }) => from.revisao },
            async write(trx, { from, to }) {
              if (from.id === to.id) throw new HttpError(400, message.sameBrand);
              const produtos = await mergeBrand(trx, from.id, to.id);
              const antes = String(from.values['nome']);
              const depois = `${to.values['nome']} (${counted([[produtos, 'produto', 'produtos']]) || '0 produtos'})`;
              const campos = [{ campo: 'nome', antes, depois }];
              return { result: undefined, history: { secao: path, alvo: antes, acao: 'removeu', campos } };
            },
          },
          () => presentRecords(deps.db, BRANDS, LOGO),
        );
      },
    ),
  ];
}

const LOGO: OwnColumns = {
  columns: ['imagem'],
  read:
    () =>
    ({ imagem }) => ({ imagem: String(imagem) }),
  async write(trx, values, saved) {
    const { nome, endereco, imagem } = values as BrandFields;
    const [named, taken] = [await brandNamed(trx, nome), await brandAt(trx, endereco)];
    if (named !== undefined && named !== saved?.id) throw new HttpError(400, message.takenName);
    if (taken !== undefined && taken !== saved?.id) throw new HttpError(400, message.takenAddress);
    return pictureColumns(trx, 'imagem', imagem, saved);
  },
  async beforeRemoval(trx, { id }) {
    const { produtos, paginas, menus, perguntas } = await onBrand(trx, id);
    const needed = counted([
      [produtos, 'produto', 'produtos'],
      [paginas, 'página de produtos', 'páginas de produtos'],
      [menus, 'entrada de menu', 'entradas de menu'],
      [perguntas, 'pergunta', 'perguntas'],
    ]);
    if (needed !== '') throw new HttpError(409, message.stillNeeded(needed));
  },
};
