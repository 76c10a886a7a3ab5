/** `panel/shipping`: delivery services, where they go and what they ask. */

import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { ServicoConteudo, ServicoPainel } from '#lib/contract/panel-shipping.ts';
import { centavos, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { SERVICE_FIELDS, type ServiceFields, serviceFaults } from '#lib/domain/panel/records/services.ts';
import { SETTINGS } from '#lib/domain/panel/roles.ts';
import { FREIGHT_MOST, isFreightRate, writeFreightLines } from '#lib/domain/shipping/freight-lines.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { recordShape } from '#lib/platform/panel/record-body.ts';
import { fromRow, toRow } from '#lib/platform/panel/record-rows.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { ShippingServicesTable } from '#lib/platform/schema/shipping.ts';
import { keepService, lockServices, ratesOfService, serviceById, serviceList } from '../queries/services.ts';
import type { ServiceRateRow } from '../queries/shipping.ts';

const SECTION = 'frete';
/** Product pages tell search engines what a delivery costs; where the shop delivers stands beside its settings. */
const ROLES = SETTINGS;
const ID = /^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$/;
const NEW: ServicoConteudo = {
  label: '',
  ativo: true,
  tipo: 'transportadora',
  endereco: '',
  horario: '',
  gratis: true,
  agendada: false,
  vagasManha: 0,
  vagasTarde: 0,
  vagasNoite: 0,
  semAcrescimo: true,
  ordem: 0,
  divisor: 6000,
  taxas: [],
};

const NUMBER = z.number().min(0).max(1_000_000);
const RATE = z.object({
  cepDe: wholeNumber(0, 99_999),
  cepAte: wholeNumber(0, 99_999),
  valor: NUMBER,
  valorKg: NUMBER,
  prazo: wholeNumber(0, 365),
  pesoMinimo: NUMBER,
  pesoMaximo: NUMBER,
});
const BODY = z.object({
  revisao: requiredText(40),
  ...recordShape(SERVICE_FIELDS),
  taxas: z.array(RATE).max(FREIGHT_MOST),
});

export function panelShippingEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const one = { path: '/panel/shipping/:id', roles: ROLES, answer: 'ServicoPainel' } as const;
  return [
    panel(
      {
        method: 'get',
        path: '/panel/shipping',
        summary: 'The delivery services',
        roles: ROLES,
        answer: 'ServicosPainel',
      },
      async () => {
        const [servicos, alteracoes] = await Promise.all([serviceList(db), readChanges(db, SECTION)]);
        return { servicos, alteracoes };
      },
    ),
    panel({ ...one, method: 'get', summary: 'A delivery service with its rates' }, async ({ param }) =>
      present(deps, param('id')),
    ),
    panel(
      { ...one, method: 'put', summary: 'Saves a delivery service with all its rates', body: BODY },
      async ({ body: { revisao, ...content }, param, write }) => {
        const id = param('id');
        const { taxas, ...service } = content;
        const [wrong] = Object.keys(serviceFaults(service));
        if (wrong) throw new HttpError(400, message.invalidField(wrong));
        if (!taxas.every(isFreightRate)) throw new HttpError(400, message.invalidField('taxas'));
        return write(
          {
            async lock(trx) {
              await lockServices(trx);
              return read(trx, id);
            },
            seen: { was: revisao, is: (saved) => revisionOf(saved.content) },
            async write(trx, { novo, content: before }) {
              const columns = toRow(SERVICE_FIELDS, content) as Insertable<ShippingServicesTable>;
              await keepService(trx, { ...columns, id }, taxas.map(rateRow));
              const campos = differences(shown(before), shown(content));
              const acao = novo ? 'criou' : 'mudou';
              const inteiro = novo ? null : before;
              return { result: id, history: { secao: SECTION, alvo: id, acao, campos, inteiro } };
            },
          },
          (saved) => present(deps, saved),
        );
      },
    ),
  ];
}

async function present({ db }: Deps, id: string): Promise<ServicoPainel> {
  const [{ novo, content }, alteracoes] = await Promise.all([
    read(db, id),
    readChanges(db, SECTION, { alvo: id, whole: true }),
  ]);
  return {
    id,
    novo,
    ...content,
    revisao: revisionOf(content),
    alteracoes,
  };
}

/** @throws HttpError 404 for what can be no id. */
async function read(
  db: Deps['db'],
  id: string,
): Promise<{ readonly novo: boolean; readonly content: ServicoConteudo }> {
  if (!ID.test(id)) throw notFound(message.unknownService);
  const row = await serviceById(db, id);
  if (!row) return { novo: true, content: NEW };
  const content = {
    ...(fromRow(SERVICE_FIELDS, row) as ServiceFields),
    taxas: (await ratesOfService(db, id)).map(presentRate),
  };
  return { novo: false, content };
}

function presentRate(row: ServiceRateRow) {
  return {
    cepDe: row.cep_de,
    cepAte: row.cep_ate,
    valor: toReais(centavos(row.valor_base)),
    valorKg: toReais(centavos(row.valor_kg)),
    prazo: row.prazo_dias,
    pesoMinimo: row.peso_minimo_g / 1000,
    pesoMaximo: row.peso_maximo_g / 1000,
  };
}

function rateRow(rate: ServicoConteudo['taxas'][number]): ServiceRateRow {
  return {
    cep_de: rate.cepDe,
    cep_ate: rate.cepAte,
    valor_base: toCentavos(rate.valor),
    valor_kg: toCentavos(rate.valorKg),
    prazo_dias: rate.prazo,
    peso_minimo_g: Math.round(rate.pesoMinimo * 1000),
    peso_maximo_g: Math.round(rate.pesoMaximo * 1000),
  };
}

/** Rates as their lines, as who changed them saw them. */
function shown({ taxas, ...content }: ServicoConteudo): Readonly<Record<string, unknown>> {
  return { ...content, taxas: writeFreightLines(taxas).replaceAll('\n', ' / ') };
}
