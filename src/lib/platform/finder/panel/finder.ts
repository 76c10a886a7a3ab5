/** `panel/finder`: the finder's switch, what keeps products out of it, and what the values of sheets mean. */

import { z } from 'zod';
import type { PainelLigar } from '#lib/contract/panel-finder.ts';
import type { Codes, Rules } from '#lib/domain/finder/rules.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { FinderDeps } from '../memory/finder.ts';
import { lockFinderData, readFinderData, sayCode, switchFinder } from '../queries/finder-data.ts';

export const SECTION = 'ligar';
/** The finder's own pages, the home page, and every product's. */
export const PAGES = ['catalog', 'settings'];
const CALL = { path: '/panel/finder', roles: CATALOGUE, answer: 'PainelLigar' } as const;

export function panelFinderEndpoints(deps: FinderDeps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        ...CALL,
        method: 'get',
        summary: 'The finder: its switch, and what keeps products out',
        query: z.object(CHOICE),
      },
      async ({ query: { busca, offset = 0, limit = PAGE } }) => present(deps, { busca, offset, limit }),
    ),
    panel(
      {
        ...CALL,
        method: 'put',
        summary: 'Turns the finder on or off',
        body: z.object({ ligado: z.boolean() }),
      },
      async ({ body, write }) =>
        write(
          {
            lock: lockFinderData,
            seen: 'not asked',
            async write(trx, { off }, { now }) {
              await switchFinder(trx, body.ligado, now);
              const campos = [{ campo: 'ligado', antes: onOff(!off), depois: onOff(body.ligado) }];
              return {
                result: undefined,
                history: changed('', off === body.ligado ? campos : []),
                pages: PAGES,
              };
            },
          },
          () => present(deps),
        ),
    ),
    panel(
      {
        ...CALL,
        path: '/panel/finder/codes',
        method: 'put',
        summary: 'Says what a value of a data sheet means to the finder',
        body: z.object({
          caracteristica: requiredText(60),
          valor: requiredText(200),
          codigo: z
            .string()
            .max(60)
            .nullable()
            .describe('Empty for no meaning, null for the one it came with.'),
        }),
      },
      async ({ body, write }) => {
        const [{ rules }, { shipped }] = [await deps.finder(), await readFinderData(deps.db)];
        if (body.codigo !== null && body.codigo !== '' && !meaningsOf(rules, shipped).includes(body.codigo))
          throw new HttpError(400, message.invalidField('codigo'));
        return write(
          {
            lock: lockFinderData,
            seen: 'not asked',
            async write(trx, { own, codes, shipped }, { now }) {
              const { caracteristica: characteristic, valor: value, codigo } = body;
              const same = (one: { readonly characteristic: string; readonly value: string }) =>
                one.characteristic === characteristic && one.value.toLowerCase() === value.toLowerCase();
              const antes = codes.values.find(same)?.code ?? '';
              const depois = codigo ?? shipped.values.find(same)?.code ?? '';
              await sayCode(trx, own, { characteristic, value, code: codigo ?? undefined }, now);
              const campos = antes === depois ? [] : [{ campo: value, antes, depois }];
              return { result: undefined, history: changed(characteristic, campos), pages: PAGES };
            },
          },
          () => present(deps),
        );
      },
    ),
  ];
}

const onOff = (on: boolean): string => (on ? 'sim' : 'não');

const changed = (alvo: string, campos: readonly { campo: string; antes: string; depois: string }[]) => ({
  secao: SECTION,
  alvo,
  acao: 'mudou' as const,
  campos,
});

/** What a value can mean: every plug and class that the rules know, and the other codes that came with the shop. */
function meaningsOf(rules: Rules, shipped: Codes): readonly string[] {
  const plugs = rules.connectors.flatMap(({ id }) => [`plug:${id}/m`, `plug:${id}/f`]);
  const classes = rules.kinds.map(({ id }) => `class:${id}`);
  return [...new Set([...plugs, ...classes, ...shipped.values.map(({ code }) => code)])].sort();
}

export async function present(
  deps: FinderDeps,
  { busca, offset, limit } = { busca: '', offset: 0, limit: PAGE },
): Promise<PainelLigar> {
  const [{ rules, shelf, on, off }, data, alteracoes] = await Promise.all([
    deps.finder(),
    readFinderData(deps.db),
    readChanges(deps.db, SECTION),
  ]);
  const wanted = busca.trim().toLowerCase();
  const faltas = [...shelf.gaps.values()]
    .flat()
    .filter(({ sku, what }) => `${sku} ${what}`.toLowerCase().includes(wanted))
    .sort((a, b) => a.sku.localeCompare(b.sku));
  return {
    ligado: !off,
    responde: on,
    produtos: shelf.size(),
    faltas: faltas
      .slice(offset, offset + limit)
      .map(({ id, sku, why, what }) => ({ id, sku, motivo: why, valor: what })),
    total: faltas.length,
    codigos: data.own.map(({ characteristic, value, code }) => ({
      caracteristica: characteristic,
      valor: value,
      codigo: code,
    })),
    regras: {
      importadas: data.file !== undefined,
      aparelhos: rules.devices.length,
      portas: rules.ports.length,
      armadilhas: rules.traps.length,
    },
    significados: meaningsOf(rules, data.shipped),
    alteracoes,
  };
}
