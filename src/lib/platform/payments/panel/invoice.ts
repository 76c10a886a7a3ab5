/** `panel/payments/invoice*`: companies that may pay by invoice, and how many days their groups have. */

import { z } from 'zod';
import type { FaturadoPainel } from '#lib/contract/panel-payments.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { id, readId, requiredText, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import {
  approveCompany,
  deleteGroup,
  disapproveCompany,
  findCompany,
  type InvoiceGroup,
  invoiceCompanies,
  invoiceGroups,
  keepGroup,
  lockInvoices,
} from '../queries/invoice.ts';
import { PAYMENTS_SECTION } from './settings.ts';

const INVOICE = 'faturado';
const GROUP = { nome: requiredText(60), dias: wholeNumber(1, 120) };
const REVISION = { revisao: requiredText(40) };

type Groups = readonly InvoiceGroup[];

export function panelInvoiceEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const all = { roles: OWNERS, answer: 'FaturadoPainel' } as const;
  const answer = () => present(deps);
  return [
    panel(
      {
        ...all,
        method: 'get',
        path: '/panel/payments/invoice',
        summary: 'Who may pay by invoice, and within how many days',
      },
      answer,
    ),
    panel(
      {
        ...all,
        method: 'post',
        path: '/panel/payments/invoice/groups',
        summary: 'Adds a group of companies with its days to pay',
        body: z.object({ ...GROUP, ...REVISION }),
      },
      async ({ body: { revisao, ...group }, write }) =>
        write(
          change(revisao, async (trx, groups) => {
            refuseKnown(groups, group.nome);
            await keepGroup(trx, group);
            return { antes: {}, depois: group };
          }),
          answer,
        ),
    ),
    panel(
      {
        ...all,
        method: 'put',
        path: '/panel/payments/invoice/groups/:id',
        summary: 'Changes a group of companies',
        body: z.object({ ...GROUP, ...REVISION }),
      },
      async ({ param, body: { revisao, ...group }, write }) => {
        const number = readId(param('id'), message.unknownInvoiceGroup);
        return write(
          change(revisao, async (trx, groups) => {
            const before = groupOf(groups, number);
            refuseKnown(groups, group.nome, number);
            await keepGroup(trx, group, number);
            return { antes: { nome: before.nome, dias: before.dias }, depois: group };
          }),
          answer,
        );
      },
    ),
    panel(
      {
        ...all,
        method: 'delete',
        path: '/panel/payments/invoice/groups/:id',
        summary: 'Removes a group that has no companies',
      },
      async ({ param, write }) => {
        const number = readId(param('id'), message.unknownInvoiceGroup);
        return write(
          change(undefined, async (trx, groups) => {
            const { nome, dias, empresas } = groupOf(groups, number);
            if (empresas > 0) throw new HttpError(409, message.invoiceGroupUsed);
            await deleteGroup(trx, number);
            return { antes: { nome, dias }, depois: {} };
          }),
          answer,
        );
      },
    ),
    panel(
      {
        ...all,
        method: 'post',
        path: '/panel/payments/invoice/companies',
        summary: 'Lets a company with an account pay by invoice, or puts it into another group',
        body: z.object({ conta: requiredText(254).describe('Its CNPJ or e-mail address.'), grupo: id }),
      },
      async ({ body: { conta, grupo }, write }) =>
        write(
          change(undefined, async (trx, groups, { author, now }) => {
            const { nome } = groupOf(groups, grupo);
            const company = await findCompany(trx, accountOf(conta));
            if (!company) throw new HttpError(400, message.unknownCompany);
            const before = (await invoiceCompanies(trx)).find((one) => one.id === company.id);
            await approveCompany(trx, company.id, { grupo, author, now });
            const was = groups.find((one) => one.id === before?.grupo)?.nome ?? '';
            return { antes: { [company.nome]: was }, depois: { [company.nome]: nome } };
          }),
          answer,
        ),
    ),
    panel(
      {
        ...all,
        method: 'delete',
        path: '/panel/payments/invoice/companies/:id',
        summary: 'Lets a company no longer pay by invoice',
      },
      async ({ param, write }) => {
        const user = readId(param('id'), message.unknownCompany);
        return write(
          change(undefined, async (trx, groups) => {
            const company = (await invoiceCompanies(trx)).find((one) => one.id === user);
            if (!company) throw notFound(message.unknownCompany);
            await disapproveCompany(trx, user);
            const was = groups.find((one) => one.id === company.grupo)?.nome ?? '';
            return { antes: { [company.nome]: was }, depois: { [company.nome]: '' } };
          }),
          answer,
        );
      },
    ),
  ];
}

type Difference = {
  readonly antes: Readonly<Record<string, unknown>>;
  readonly depois: Readonly<Record<string, unknown>>;
};

/** @param revisao Of the groups as the form saw them; undefined where nothing of them stands in it. */
function change(
  revisao: string | undefined,
  work: (
    trx: Trx,
    groups: Groups,
    by: { readonly author: string; readonly now: Date },
  ) => Promise<Difference>,
): Change<Groups, undefined> {
  return {
    async lock(trx) {
      await lockInvoices(trx);
      return invoiceGroups(trx);
    },
    seen: revisao === undefined ? 'not asked' : { was: revisao, is: revisionOfGroups },
    async write(trx, groups, { staff, now }) {
      const { antes, depois } = await work(trx, groups, { author: staff.nome, now });
      const campos = differences(antes, depois);
      return {
        result: undefined,
        history: { secao: PAYMENTS_SECTION, alvo: INVOICE, acao: 'mudou', campos },
      };
    },
  };
}

async function present({ db }: Deps): Promise<FaturadoPainel> {
  const [grupos, empresas, alteracoes] = await Promise.all([
    invoiceGroups(db),
    invoiceCompanies(db),
    readChanges(db, PAYMENTS_SECTION, { alvo: INVOICE }),
  ]);
  return {
    grupos,
    empresas: empresas.map(({ author, created_at, ...company }) => ({
      ...company,
      por: author,
      em: created_at.toISOString(),
    })),
    revisao: revisionOfGroups(grupos),
    alteracoes,
  };
}

function revisionOfGroups(groups: Groups): string {
  return revisionOf(groups.map(({ id, nome, dias }) => ({ id, nome, dias })));
}

/** @throws HttpError 404. */
function groupOf(groups: Groups, id: number): InvoiceGroup {
  const found = groups.find((group) => group.id === id);
  if (!found) throw notFound(message.unknownInvoiceGroup);
  return found;
}

function refuseKnown(groups: Groups, nome: string, own?: number): void {
  const same = groups.some((group) => group.id !== own && group.nome.toLowerCase() === nome.toLowerCase());
  if (same) throw new HttpError(400, message.invoiceGroupKnown);
}

function accountOf(typed: string): { readonly email: string } | { readonly documento: string } {
  const email = typed.toLowerCase();
  return isMailAddress(email) ? { email } : { documento: plainTaxId(typed) };
}
