/** What the bank of tests does with one request, and says. */
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Manners } from './bank.ts';
import { cobBody, cobPatch, cobQuery, devolucaoBody, pathOf, pixQuery, webhookBody } from './contract.ts';
import { type BankLedger, locationOf, presentCob, presentPix, presentReturned, rtrId } from './ledger.ts';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
export type Said = {
  readonly status: number;
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Bank = {
  readonly ledger: BankLedger;
  readonly tokens: ReadonlySet<string>;
  readonly webhooks: Map<string, string>;
  readonly wrong: string[];
  readonly manners: Manners;
  readonly clock: () => Date;
};

class Refused extends Error {
  readonly said: Said;
  constructor(name: string, status: number, violacoes: readonly object[] = []) {
    super(name);
    const type = `https://pix.bcb.gov.br/api/v2/error/${name}`;
    this.said = { status, json: { type, title: name, status, detail: 'Não foi possível.', violacoes } };
  }
}

export function answer(asked: Asked, bank: Bank): Said {
  if (!bank.tokens.has((asked.headers.authorization ?? '').replace('Bearer ', '')))
    return { status: 401, json: { title: 'Não autorizado' } };
  const parts = pathOf(asked.path);
  try {
    const handle = parts && ROUTES[`${asked.method} ${shapeOf(parts)}`];
    if (handle) return handle(parts, asked, bank);
    bank.wrong.push(`${asked.method} ${asked.path}`);
    throw new Refused('RequisicaoInvalida', 400);
  } catch (error) {
    if (error instanceof Refused) return error.said;
    throw error;
  }
}

const shapeOf = ([what, , more]: readonly string[]) => what + (more ? `/${more}` : '');
type Handle = (parts: readonly string[], asked: Asked, bank: Bank) => Said;

const ROUTES: Readonly<Record<string, Handle>> = {
  'PUT cob': ([, txid = ''], asked, bank) => {
    const body = fitting(cobBody, JSON.parse(asked.body), asked, bank);
    const { ledger, manners, clock } = bank;
    const before = ledger.cobs.get(txid);
    if (before && before.status !== 'ATIVA') throw new Refused('CobOperacaoInvalida', 400);
    const cob = {
      ...{ txid, valor: manners.another ?? body.valor.original, chave: body.chave },
      ...{ expiracao: body.calendario.expiracao, criacao: before?.criacao ?? clock() },
      ...{ revisao: before ? before.revisao + 1 : 0, status: 'ATIVA', pix: before?.pix ?? [] },
    };
    ledger.cobs.set(txid, cob);
    return { status: 201, json: told(cob, manners) };
  },
  'PATCH cob': ([, txid = ''], asked, bank) => {
    const { status } = fitting(cobPatch, JSON.parse(asked.body), asked, bank);
    const cob = cobOf(bank, txid);
    if (cob.status !== 'ATIVA') throw new Refused('CobOperacaoInvalida', 400);
    Object.assign(cob, { status, revisao: cob.revisao + 1 });
    return { status: 200, json: told(cob, bank.manners) };
  },
  'GET cob': ([, txid], asked, bank) => {
    if (txid !== undefined) return { status: 200, json: told(cobOf(bank, txid), bank.manners) };
    const { inicio, fim } = fitting(cobQuery, asked.query, asked, bank);
    const parametros = { inicio, fim, paginacao: page(0, 1, 0) };
    return { status: 200, json: { parametros, cobs: [] } };
  },
  'GET pix': (_, asked, bank) => {
    const query = fitting(pixQuery, asked.query, asked, bank);
    const { inicio, fim, txid, devolucaoPresente } = query;
    const all = [...bank.ledger.cobs.values()].flatMap((cob) => cob.pix.map((pix) => ({ cob, pix })));
    const found = all
      .filter(({ cob }) => txid === undefined || cob.txid === txid)
      .filter(({ pix }) => pix.at >= new Date(inicio) && pix.at <= new Date(fim))
      .filter(({ pix }) => devolucaoPresente !== 'true' || pix.devolucoes.length > 0);
    const { lines } = bank.manners;
    const at = Number(query['paginacao.paginaAtual'] ?? 0);
    const paginacao = page(at, Math.max(1, Math.ceil(found.length / lines)), found.length);
    const pix = found.slice(at * lines, (at + 1) * lines).map((one) => presentPix(one.pix, one.cob.txid));
    return { status: 200, json: { parametros: { inicio, fim, paginacao }, pix } };
  },
  'PUT pix/devolucao': ([, endToEndId = '', , id = ''], asked, bank) => {
    const { valor } = fitting(devolucaoBody, JSON.parse(asked.body), asked, bank);
    const { pix } = pixOf(bank, endToEndId);
    const sum = pix.devolucoes.filter(({ status }) => status !== 'NAO_REALIZADO');
    const left = cents(pix.valor) - sum.reduce((all, one) => all + cents(one.valor), 0);
    if (
      bank.manners.refunds === 'refused' ||
      pix.devolucoes.some((one) => one.id === id) ||
      cents(valor) > left
    )
      throw new Refused('PixDevolucaoInvalida', 400, [
        { razao: 'O saldo não é suficiente.', propriedade: 'devolucao.valor' },
      ]);
    const status = bank.manners.refunds === 'done' ? 'DEVOLVIDO' : 'EM_PROCESSAMENTO';
    const returned = { id, rtrId: rtrId(), valor, status, at: bank.clock() } as const;
    pix.devolucoes.push({ ...returned });
    return { status: 201, json: presentReturned(returned) };
  },
  'GET pix/devolucao': ([, endToEndId = '', , id = ''], _, bank) => {
    const one = pixOf(bank, endToEndId).pix.devolucoes.find((found) => found.id === id);
    if (!one) throw new Refused('PixDevolucaoNaoEncontrada', 404);
    const json = presentReturned(one);
    if (one.status === 'EM_PROCESSAMENTO' && bank.manners.refunds === 'failed')
      Object.assign(one, { status: 'NAO_REALIZADO', motivo: 'Conta encerrada' });
    else if (one.status === 'EM_PROCESSAMENTO') one.status = 'DEVOLVIDO';
    return { status: 200, json };
  },
  'PUT webhook': ([, key = ''], asked, bank) => {
    bank.webhooks.set(key, fitting(webhookBody, JSON.parse(asked.body), asked, bank).webhookUrl);
    return { status: 200, json: {} };
  },
  'GET webhook': ([, key = ''], _, bank) => {
    const webhookUrl = bank.webhooks.get(key);
    if (webhookUrl === undefined) throw new Refused('NaoEncontrado', 404);
    return { status: 200, json: { webhookUrl, chave: key, criacao: bank.clock().toISOString() } };
  },
};

function told(cob: Parameters<typeof presentCob>[0], { silent, codeless }: Manners): object {
  const { pix, pixCopiaECola, ...rest } = presentCob(cob);
  return {
    ...rest,
    ...(pix && !silent && { pix }),
    ...(codeless ? { location: locationOf(cob.txid) } : { pixCopiaECola }),
  };
}

function cobOf({ ledger }: Bank, txid: string) {
  const cob = ledger.cobs.get(txid);
  if (!cob) throw new Refused('CobNaoEncontrado', 404);
  return cob;
}

function pixOf({ ledger }: Bank, endToEndId: string) {
  const found = ledger.find(endToEndId);
  if (!found) throw new Refused('PixNaoEncontrado', 404);
  return found;
}

function page(paginaAtual: number, quantidadeDePaginas: number, quantidadeTotalDeItens: number) {
  return { paginaAtual, itensPorPagina: 100, quantidadeDePaginas, quantidadeTotalDeItens };
}

const cents = (valor: string) => Number(valor.replace('.', ''));

function fitting<T>(schema: z.ZodType<T>, value: unknown, { method, path }: Asked, { wrong }: Bank): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  wrong.push(`${method} ${path}: ${result.error.message}`);
  throw new Refused('RequisicaoInvalida', 400);
}
