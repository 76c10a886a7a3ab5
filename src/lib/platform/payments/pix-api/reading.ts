/** What a bank says of a charge becomes what the shop understands. @throws where it says something that nobody knows. */
import { dynamicPixCode, isWholeCode } from '#lib/domain/payments/br-code.ts';
import { readWireAmount, txidOf } from '#lib/domain/payments/pix-wire.ts';
import type { ChargePayload } from '#lib/platform/schema/payments.ts';
import { Unanswered } from '../http/unanswered.ts';
import type { ChargeOrder, PaidBack, Payment, Reading, RefundReading } from '../providers/provider.ts';
import type { PixAccount } from './account.ts';
import type { Cobranca, Devolucao, PixRecebido } from './wire.ts';

/** Milliseconds after its term at which a charge that is still open is over: the bank pays it no more. */
const AFTER = 120_000;

/** @param at The bank's clock, by which alone its times are judged. */
export function readCharge(
  { ref, amount }: Pick<ChargeOrder, 'ref' | 'amount'>,
  account: PixAccount,
  cob: Cobranca,
  received: readonly PixRecebido[],
  at: Date,
): Reading {
  const own = cob.txid.toUpperCase() === txidOf(ref).toUpperCase();
  // Money for another key is not this shop's.
  if (own && cob.chave !== undefined && cob.chave.toLowerCase() !== account.key.toLowerCase())
    throw new Unanswered('the charge is of another key');
  const payments = received.map(paymentOf);
  const payload = own ? payloadOf(cob, account) : undefined;
  return {
    said: 'state',
    state: payments.length > 0 ? 'paga' : stateOf(cob, at),
    ref: own ? ref : cob.txid,
    amount: own ? readWireAmount(cob.valor.original) : amount,
    providerId: cob.txid,
    ...(payload && { payload }),
    payments,
    paidBack: received.flatMap((pix) => pix.devolucoes.filter(isDone).map((one) => paidBackOf(pix, one))),
  };
}

function stateOf({ status, calendario }: Cobranca, at: Date): 'pendente' | 'paga' | 'expirada' | 'cancelada' {
  if (status === 'CONCLUIDA') return 'paga';
  if (status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR' || status === 'REMOVIDA_PELO_PSP') return 'cancelada';
  if (status !== 'ATIVA') throw new Unanswered('a charge has a status that nobody knows');
  // The standard has no word for it: an expired charge stays open and is not paid any more.
  const end = calendario.criacao.getTime() + calendario.expiracao * 1000 + AFTER;
  return at.getTime() > end ? 'expirada' : 'pendente';
}

/** Undefined while the bank has told neither the code nor its address. */
function payloadOf(cob: Cobranca, { name, city }: PixAccount): ChargePayload | undefined {
  const { pixCopiaECola: told = '' } = cob;
  if (isWholeCode(told)) return { copiaECola: told };
  const location = (cob.location ?? cob.loc?.location ?? '').replace(/^https:\/\//, '');
  if (location === '' || name === '' || city === '') return undefined;
  return { copiaECola: dynamicPixCode({ location, name, city }) };
}

function paymentOf({ endToEndId, valor, horario }: PixRecebido): Payment {
  return { ref: endToEndId, amount: readWireAmount(valor), at: horario };
}

function isDone({ status }: Devolucao): boolean {
  return status === 'DEVOLVIDO';
}

function paidBackOf({ endToEndId, horario: came }: PixRecebido, one: Devolucao): PaidBack {
  const med = one.natureza?.startsWith('MED') ?? false;
  return {
    ref: nameOf(endToEndId, one),
    id: med ? undefined : refundIdOf(one.id),
    kind: med ? 'med' : 'devolucao',
    of: endToEndId,
    amount: readWireAmount(one.valor),
    at: one.horario?.liquidacao ?? one.horario?.solicitacao ?? came,
  };
}

/** The id on both accounts' statements; where a bank leaves it out, what is unique beside it. */
export function nameOf(endToEndId: string, { rtrId = '', id }: Devolucao): string {
  return rtrId === '' ? `${endToEndId}/${id}` : rtrId;
}

/** Ours are written in one way, whatever a bank makes of them. */
function refundIdOf(id: string): string {
  return /^r[0-9a-f]{32}$/i.test(id) ? `R${id.slice(1).toLowerCase()}` : id;
}

/** @param asked When the shop asked for it, where the bank tells no time. */
export function readRefundOf(endToEndId: string, one: Devolucao, asked: Date): RefundReading {
  const said = { said: 'state', ref: nameOf(endToEndId, one), amount: readWireAmount(one.valor) } as const;
  const at = one.horario?.liquidacao ?? one.horario?.solicitacao ?? asked;
  if (one.status === 'DEVOLVIDO') return { ...said, state: 'feita', at };
  if (one.status === 'EM_PROCESSAMENTO') return { ...said, state: 'processando', at };
  if (one.status === 'NAO_REALIZADO')
    return { ...said, state: 'recusada', reason: `NAO_REALIZADO: ${one.motivo ?? ''}`.slice(0, 200), at };
  throw new Unanswered('a refund has a status that nobody knows');
}
