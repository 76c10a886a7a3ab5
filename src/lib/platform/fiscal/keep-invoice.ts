/** Puts notas fiscais to orders, and takes them back. */
import { type AccessKey, readAccessKey } from '#lib/domain/fiscal/access-key.ts';
import {
  type Difference,
  invoiceDifferences,
  type ReadInvoice,
} from '#lib/domain/fiscal/invoice-differences.ts';
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { formatTaxId } from '#lib/domain/kernel/tax-id.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { billOrder, findBillings, unbillOrder } from '#lib/platform/orders/queries/billing.ts';
import {
  findOrder,
  type LockedOrder,
  lockOrder,
  type OrderRow,
} from '#lib/platform/orders/queries/orders.ts';
import { ORDERS_SECTION } from '#lib/platform/orders/tracking.ts';
import { type Change, unchanged } from '#lib/platform/panel/write.ts';
import {
  cancelInvoice,
  completeInvoice,
  deleteInvoice,
  findInvoice,
  type InvoiceRow,
  insertInvoice,
  invoicesOf,
  orderOfKey,
  putPrint,
} from './queries/invoices.ts';

type Sent = ReadInvoice & {
  readonly key: AccessKey;
  readonly xml: string;
  readonly emitidaEm: Date | undefined;
};

/** Bytes of a DANFE. */
const LONGEST_PRINT = 2 * 1024 * 1024;

export const invoiceName = ({ numero, serie }: Pick<AccessKey, 'numero' | 'serie'>): string =>
  `NF-e ${numero}, série ${serie}`;

/**
 * Mails its buyer. The same nota again is kept once; its XML comes to a key that was typed, and the authorised one to one without.
 * @param accept Also one that is not as the order.
 * @throws HttpError 404, 409 with what differs, or for one that another order has.
 */
export function keepInvoice(
  numero: number,
  sent: Sent,
  { accept, cnpj }: { readonly accept: boolean; readonly cnpj: string },
): Change<LockedOrder, number> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: 'not asked',
    async write(trx, _, { staff, now }) {
      const { chave } = sent.key;
      const order = await findOrder(trx, numero);
      if (!order) throw new HttpError(404, message.unknownOrder);
      const others = await invoicesOf(trx, numero);
      const before = others.find((one) => one.chave === chave);
      if (before && !completes(sent, before)) return unchanged(before.id);
      const differences = differencesOf(sent, order, { others, cnpj });
      if (differences.length > 0 && !accept)
        throw new HttpError(409, message.invoiceDiffers(said(differences)));
      if (before) {
        // Its DANFE and, where it is cancelled, that stay.
        await completeInvoice(trx, before.id, factsOf(sent));
        return { result: before.id, history: history(numero, '', `XML ${chave}`) };
      }
      const made = { numero, chave, author: staff.nome, created_at: now };
      const id = await insertInvoice(trx, { ...made, ...factsOf(sent) });
      if (id === undefined) {
        throw new HttpError(409, message.invoiceTaken((await orderOfKey(trx, chave)) ?? 0));
      }
      const [billing] = await findBillings(trx, [numero]);
      if (!billing?.faturado_em)
        await billOrder(trx, numero, { por: staff.nome, ref: invoiceName(sent.key), now });
      await queueMails(trx, [{ assunto: 'nota-fiscal', sobre: id }], now);
      return { result: id, history: history(numero, '', chave) };
    },
  };
}

function completes({ xml, autorizada = false }: Sent, before: InvoiceRow): boolean {
  return xml !== '' && (!before.tem_xml || (autorizada && before.autorizada === false));
}

function factsOf({ xml, emitidaEm, destinatario, valor, homologacao, autorizada, entrada }: Sent) {
  return {
    ...{ xml, homologacao, entrada, emitida_em: emitidaEm ?? null, destinatario: destinatario ?? null },
    ...{ valor: valor ?? null, autorizada: autorizada ?? null },
  };
}

/** What differs of a nota that is there, besides the others of its order. */
export function differencesOf(
  invoice: ReadInvoice & { readonly key: AccessKey },
  order: Pick<OrderRow, 'comprador' | 'cobrado'>,
  { others, cnpj }: { readonly others: readonly InvoiceRow[]; readonly cnpj: string },
): readonly Difference[] {
  const counted = others.filter(({ chave, cancelled_at }) => chave !== invoice.key.chave && !cancelled_at);
  const faturado = centavos(counted.reduce((sum, { valor }) => sum + (valor ?? 0), 0));
  const { documento } = order.comprador;
  return invoiceDifferences(invoice, { documento, cobrado: centavos(order.cobrado), faturado, cnpj });
}

function said(differences: readonly Difference[]): string {
  const words = message.invoiceDifference;
  return differences
    .map((one) => {
      if (one.campo === 'total') return words.total(money(one.nota), money(one.pedido));
      if (one.campo === 'documento' || one.campo === 'emitente')
        return words[one.campo](taxId(one.nota), taxId(one.pedido));
      return words[one.campo];
    })
    .join('; ');
}

const money = (value: Parameters<typeof formatBRL>[0]) => formatBRL(value).replaceAll('\u00a0', ' ');
const taxId = (plain: string) => (plain === '' ? '' : formatTaxId(plain));

type Found = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** The order is locked first, as by everybody who moves something of it. */
async function lockInvoice(trx: Trx, numero: number, id: number): Promise<Found | undefined> {
  await lockOrder(trx, numero);
  const found = await findInvoice(trx, id);
  return found?.numero === numero ? found : undefined;
}

/** Marks it as cancelled at the tax office: its order is open again. @throws HttpError 404, 409 where it is marked. */
export function invoiceCancelled(numero: number, id: number): Change<Found, undefined> {
  return {
    lock: (trx) => lockInvoice(trx, numero, id),
    unknown: message.unknownInvoice,
    seen: 'not asked',
    async write(trx, { chave, cancelled_at }, { now }) {
      if (cancelled_at) throw new HttpError(409, message.invoiceOfCancelled);
      await cancelInvoice(trx, id, now);
      await openAgain(trx, numero, chave);
      return { result: undefined, history: history(numero, chave, `${chave} (cancelada)`) };
    },
  };
}

/** Takes one away that was put to the wrong order. @throws HttpError 404. */
export function invoiceTakenAway(numero: number, id: number): Change<Found, undefined> {
  return {
    lock: (trx) => lockInvoice(trx, numero, id),
    unknown: message.unknownInvoice,
    seen: 'not asked',
    async write(trx, { chave }) {
      await deleteInvoice(trx, id);
      await openAgain(trx, numero, chave);
      return { result: undefined, history: history(numero, chave, '') };
    },
  };
}

/** Keeps the DANFE, in place of the one before. @throws HttpError 404, 400 for what is no PDF. */
export function invoicePrint(numero: number, id: number, bytes: Uint8Array): Change<Found, undefined> {
  return {
    lock: (trx) => lockInvoice(trx, numero, id),
    unknown: message.unknownInvoice,
    seen: 'not asked',
    async write(trx, { chave }, { now }) {
      const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
      if (start !== '%PDF-' || bytes.length > LONGEST_PRINT) throw new HttpError(400, message.invoiceDanfe);
      await putPrint(trx, id, bytes, now);
      return { result: undefined, history: history(numero, '', `DANFE ${chave}`) };
    },
  };
}

/** Where this nota alone had billed the order. */
async function openAgain(trx: Trx, numero: number, chave: string): Promise<void> {
  const key = readAccessKey(chave);
  const holds = (await invoicesOf(trx, numero)).some((one) => one.chave !== chave && !one.cancelled_at);
  const [billing] = await findBillings(trx, [numero]);
  const isByThis = typeof key !== 'string' && billing?.faturado_ref === invoiceName(key);
  if (!holds && isByThis) await unbillOrder(trx, numero);
}

function history(numero: number, antes: string, depois: string) {
  const campos = [{ campo: 'nota fiscal', antes, depois }];
  return { secao: ORDERS_SECTION, alvo: String(numero), acao: 'mudou', campos } as const;
}
