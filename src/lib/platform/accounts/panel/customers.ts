/** `panel/customers*`: who buys here, what they did, and who pays reseller prices. */
import { z } from 'zod';
import type { Equipe } from '#lib/contract/panel.ts';
import {
  type ClientePainel,
  convertClientePainel,
  type GrupoClientes,
  type ResumoCliente,
} from '#lib/contract/panel-customers.ts';
import { RESELLER_PERCENT, REVENDA_CLIENTE } from '#lib/domain/accounts/customer.ts';
import { type Centavos, centavos, toReais } from '#lib/domain/kernel/money.ts';
import { CUSTOMERS } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { id, readId, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import { noteEndpoints, presentNotes } from '#lib/platform/panel/notes.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { changeGroup } from '../customer-group.ts';
import {
  countWaiting,
  findCustomer,
  listCustomers,
  lockCustomer,
  readDealings,
} from '../queries/customers.ts';
import { listGroups } from '../queries/groups.ts';
import { approveReseller, refuseReseller } from '../queries/resellers.ts';

const SECTION = 'clientes';
const GROUP = wholeNumber(0, 2_147_483_647);

export function panelCustomerEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const one = { path: '/panel/customers/:id', roles: CUSTOMERS, answer: 'ClientePainel' } as const;
  return [
    panel(
      {
        method: 'get',
        path: '/panel/customers',
        summary: 'Accounts, by name',
        roles: CUSTOMERS,
        query: z.object({
          ...CHOICE,
          revenda: z.enum(REVENDA_CLIENTE).optional().catch(undefined),
          grupo: z.coerce
            .number()
            .int()
            .min(1)
            .max(2_147_483_647)
            .optional()
            .catch(undefined)
            .describe('Id of a group.'),
        }),
        answer: 'ClientesPainel',
      },
      async ({ query: { busca, revenda, grupo, offset = 0, limit = PAGE } }) => {
        const { rows, total } = await listCustomers(db, { busca, revenda, grupo, offset, limit });
        const clientes = rows.map(presentSummary);
        const [esperando, grupos] = [await countWaiting(db), await presentGroups(db)];
        return { clientes, esperando, grupos, info: { offset, limit, total } };
      },
    ),
    panel(
      { ...one, method: 'get', summary: 'A customer with orders, quotes, messages and notes' },
      async ({ param, staff }) => present(readId(param('id'), message.unknownAccount), staff),
    ),
    ...noteEndpoints(deps, {
      table: 'customer_notes',
      of: { path: '/panel/customers/:id', id: 'id', unknown: message.unknownAccount },
      secao: SECTION,
      roles: CUSTOMERS,
      answer: 'ClientePainel',
      lock: lockCustomer,
      present,
    }),
    panel(
      {
        ...one,
        method: 'put',
        path: '/panel/customers/:id/group',
        summary: 'Puts a customer into a group, or out of it',
        body: z.object({
          grupo: GROUP.describe('Id of the group; 0 for none.'),
          visto: GROUP.describe('That of the group which the form showed.'),
        }),
      },
      async ({ param, body: { grupo, visto }, staff, write }) => {
        const id = readId(param('id'), message.unknownAccount);
        return write(
          {
            lock: (trx) => lockCustomer(trx, id),
            unknown: message.unknownAccount,
            seen: { was: visto, is: (saved) => saved.grupo },
            async write(trx, { grupo: from }, by) {
              const change = await changeGroup(trx, id, { from, to: grupo }, by);
              const campos = differences({ grupo: change.antes }, { grupo: change.depois });
              return {
                result: undefined,
                history: { secao: SECTION, alvo: String(id), acao: 'mudou', campos },
              };
            },
          },
          () => present(id, staff),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'put',
        path: '/panel/customers/:id/reseller',
        summary: 'Approves a reseller, changes the per cent, or takes it back',
        body: z.object({
          desconto: z
            .int()
            .min(0)
            .max(RESELLER_PERCENT.max)
            .describe(
              'Per cent; 0 takes the approval back, or turns the request down, unless a group is named.',
            ),
          visto: z
            .int()
            .min(0)
            .max(RESELLER_PERCENT.max)
            .describe('The per cent that the form was filled with.'),
          grupo: id.optional().describe('Id of the group that the reseller is put into.'),
        }),
      },
      async ({ param, body: { desconto, visto, grupo }, staff, write }) => {
        const id = readId(param('id'), message.unknownAccount);
        return write(
          {
            lock: (trx) => lockCustomer(trx, id),
            unknown: message.unknownAccount,
            seen: { was: visto, is: (saved) => saved.desconto },
            async write(trx, { email, grupo: from, ...before }, by) {
              const approved = desconto > 0 || grupo !== undefined;
              if (approved) await approveReseller(trx, email, desconto);
              else await refuseReseller(trx, email);
              const change = await changeGroup(trx, id, { from, to: grupo ?? from }, by);
              const campos = differences(
                { ...before, grupo: change.antes },
                { desconto, revenda: approved ? 'aprovada' : 'nao', grupo: change.depois },
              );
              return {
                result: undefined,
                history: { secao: SECTION, alvo: String(id), acao: 'mudou', campos },
              };
            },
          },
          () => present(id, staff),
        );
      },
    ),
  ];

  /** @throws HttpError 404. */
  async function present(id: number, staff: Equipe): Promise<ClientePainel> {
    const row = await findCustomer(db, id);
    if (!row) throw notFound(message.unknownAccount);
    const { orders, quotes, messages, news } = await readDealings(db, id, row.email);
    const customer: ClientePainel<Centavos> = {
      cliente: {
        ...presentSummary(row),
        pessoa: row.pessoa,
        nomeFantasia: row.nome_fantasia,
        inscricaoEstadual: row.inscricao_estadual,
        ativo: row.ativo,
        desconto: row.desconto,
        pediuRevenda: iso(row.revendedor_requested_at),
      },
      consentimento: {
        optin: row.optin,
        sms: row.sms_optin,
        pediu: iso(news?.created_at),
        confirmou: iso(news?.confirmed_at),
        saiu: iso(news?.unsubscribed_at),
      },
      pedidos: orders.map(({ created_at, cobrado, situacao_pagamento, ...order }) => ({
        ...order,
        data: iso(created_at),
        valor: centavos(cobrado),
        situacaoPagamento: situacao_pagamento,
      })),
      orcamentos: quotes.map(({ id: numero, created_at, valor }) => ({
        numero,
        data: iso(created_at),
        valor: centavos(valor),
      })),
      mensagens: messages.map(({ created_at, status, ...rest }) => ({
        ...rest,
        data: iso(created_at),
        situacao: status,
      })),
      notas: await presentNotes(db, 'customer_notes', id, staff),
      grupos: await presentGroups(db),
      alteracoes: await readChanges(db, SECTION, { alvo: String(id) }),
    };
    return convertClientePainel(customer, toReais);
  }
}

export async function presentGroups(db: Deps['db']): Promise<readonly GrupoClientes[]> {
  return (await listGroups(db)).map((group) => ({ ...group, dias: group.dias ?? 0 }));
}

type Summary = Awaited<ReturnType<typeof listCustomers>>['rows'][number];

function presentSummary({
  id,
  nome,
  email,
  cpf_cnpj,
  telefone,
  revenda,
  grupo,
  pedidos,
  created_at,
}: Summary): ResumoCliente {
  return { id, nome, email, cpfCnpj: cpf_cnpj, telefone, revenda, grupo, pedidos, desde: iso(created_at) };
}

function iso(time: Date | null | undefined): string {
  return time?.toISOString() ?? '';
}
