/** `panel/characteristics`: what data sheets are made of. */

import { z } from 'zod';
import type { CaracteristicasPainel } from '#lib/contract/panel-characteristics.ts';
import { inGroups, reordered } from '#lib/domain/catalogue/characteristic-order.ts';
import {
  CHARACTERISTIC_FIELDS,
  type CharacteristicFields,
  characteristicFaults,
  settledCharacteristic,
} from '#lib/domain/panel/records/characteristics.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { numberParameter, readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { recordShape } from '#lib/platform/panel/record-body.ts';
import { checkedRecord } from '#lib/platform/panel/record-rows.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { type Outcome, unchanged } from '#lib/platform/panel/write.ts';
import { type Definition, definitions, removeDefinition, saveDefinition } from '../definitions.ts';
import { lockDefinitions, orderDefinitions } from '../queries/catalogue-writes.ts';
import { categoryNames, productsWith } from '../queries/characteristics.ts';

const SECTION = 'caracteristicas';
/** Product pages, listings with their filters, comparisons. */
const ALL = {
  path: '/panel/characteristics',
  roles: CATALOGUE,
  answer: 'CaracteristicasPainel',
} as const;
const ONE = { ...ALL, path: '/panel/characteristics/:id' } as const;
const FIELDS = recordShape(CHARACTERISTIC_FIELDS);

export function panelCharacteristicsEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, siteUrl } = deps;
  const panel = panelEndpoint(deps);
  const idOf = (param: (name: string) => string) => readId(param('id'), message.unknownCharacteristic);
  const lockAll = async (trx: Trx) => {
    await lockDefinitions(trx);
    return definitions(trx);
  };
  const lockOne = async (trx: Trx, id: number) => {
    const all = await lockAll(trx);
    const before = all.find((one) => one.id === id);
    return before && { all, before, produtos: (await productsWith(trx)).get(id) ?? 0 };
  };
  const checked = (sent: CharacteristicFields) => {
    const fields = settledCharacteristic(sent);
    return checkedRecord(CHARACTERISTIC_FIELDS, fields, { siteUrl, also: characteristicFaults });
  };
  const save = async (
    trx: Trx,
    all: readonly Definition[],
    before: Definition | undefined,
    sent: CharacteristicFields,
  ) => {
    const fields = checked(sent);
    const saved = await saveDefinition(trx, all, before, fields);
    if (!('id' in saved)) return unchanged({ id: before?.id ?? 0, faltas: [saved] });
    const campos = differences(before?.fields ?? {}, fields);
    const history = { secao: SECTION, alvo: fields.nome, acao: before ? 'mudou' : 'criou', campos } as const;
    return { result: { id: saved.id, faltas: [] }, history };
  };

  return [
    panel({ ...ALL, method: 'get', summary: 'What data sheets are made of, in its order' }, () =>
      present(db),
    ),
    panel(
      {
        ...ALL,
        method: 'post',
        summary: 'Adds a characteristic, or says what is in its way',
        body: z.object(FIELDS),
        answer: 'CaracteristicaSalva',
      },
      async ({ body, write }) =>
        write(
          { lock: lockAll, seen: 'not asked', write: (trx, all) => save(trx, all, undefined, body) },
          (saved) => saved,
        ),
    ),
    panel(
      {
        ...ONE,
        method: 'put',
        summary: 'Changes a characteristic with the values that products have, or says what is in its way',
        body: z.object({ ...FIELDS, revisao: requiredText(40) }),
        answer: 'CaracteristicaSalva',
      },
      async ({ body: { revisao, ...sent }, param, write }) =>
        write(
          {
            lock: (trx) => lockOne(trx, idOf(param)),
            unknown: message.unknownCharacteristic,
            seen: { was: revisao, is: ({ before }) => revisionOf(before.fields) },
            write: (trx, { all, before }) => save(trx, all, before, sent),
          },
          (saved) => saved,
        ),
    ),
    panel(
      {
        ...ONE,
        path: '/panel/characteristics/:id/move',
        method: 'post',
        summary: 'Moves a characteristic inside its group, or its group',
        body: z.object({ direcao: z.enum(['sobe', 'desce']), alvo: z.enum(['caracteristica', 'grupo']) }),
      },
      async ({ body, param, write }) => {
        const id = idOf(param);
        return write(
          {
            lock: (trx) => lockOne(trx, id),
            unknown: message.unknownCharacteristic,
            seen: 'not asked',
            async write(trx, { all, before }): Promise<Outcome<undefined>> {
              const was = inGroups(all).flat();
              const ids = reordered(all, id, body);
              if (ids.every((other, place) => other === was[place]?.id)) return unchanged(undefined);
              await orderDefinitions(trx, ids);
              const alvo = body.alvo === 'grupo' ? before.grupo : before.nome;
              const campos = [{ campo: 'ordem', antes: '', depois: body.direcao }];
              return {
                result: undefined,
                history: { secao: SECTION, alvo, acao: 'mudou', campos },
              };
            },
          },
          () => present(db),
        );
      },
    ),
    panel(
      {
        ...ONE,
        method: 'delete',
        summary: 'Removes a characteristic with all its values; 409 when products came to have it meanwhile',
        query: z.object({ produtos: numberParameter(0, 2_147_483_647) }),
      },
      async ({ query: { produtos = 0 }, param, write }) =>
        write(
          {
            lock: (trx) => lockOne(trx, idOf(param)),
            unknown: message.unknownCharacteristic,
            seen: { was: produtos, is: (saved) => saved.produtos },
            async write(trx, { before }): Promise<Outcome<undefined>> {
              await removeDefinition(trx, before);
              const campos = differences({ ...before.fields, produtos }, {});
              const history = { secao: SECTION, alvo: before.nome, acao: 'removeu', campos } as const;
              return { result: undefined, history };
            },
          },
          () => present(db),
        ),
    ),
  ];
}

async function present(db: Deps['db']): Promise<CaracteristicasPainel> {
  const [all, uses, categorias, alteracoes] = await Promise.all([
    definitions(db),
    productsWith(db),
    categoryNames(db),
    readChanges(db, SECTION),
  ]);
  const caracteristicas = inGroups(all)
    .flat()
    .map(({ id, fields }) => ({ id, ...fields, produtos: uses.get(id) ?? 0, revisao: revisionOf(fields) }));
  return { caracteristicas, categorias, alteracoes };
}
