/** What a bank of tests knows: charges, what came by them and what went back. The truth that the shop is compared with. */
import { randomBytes } from 'node:crypto';
import { centavos } from '#lib/domain/kernel/money.ts';
import { staticPixCode } from '#lib/domain/payments/br-code.ts';

export type Returned = {
  readonly id: string;
  readonly rtrId: string;
  readonly valor: string;
  natureza?: string;
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  motivo?: string;
  readonly at: Date;
};
export type Came = { readonly endToEndId: string; valor: string; readonly at: Date; devolucoes: Returned[] };
export type Cob = {
  readonly txid: string;
  valor: string;
  chave: string;
  expiracao: number;
  readonly criacao: Date;
  revisao: number;
  status: string;
  readonly pix: Came[];
};

export type BankLedger = {
  readonly cobs: Map<string, Cob>;
  /** Somebody pays; false where the bank does not let them, unless `late`. */
  readonly pay: (txid: string, change?: { readonly valor?: string; readonly late?: boolean }) => boolean;
  /** The bank takes money back by itself. */
  readonly med: (endToEndId: string, valor: string) => void;
  readonly find: (endToEndId: string) => { readonly cob: Cob; readonly pix: Came } | undefined;
  /** All that came and went, as lines that can be compared. */
  readonly lines: () => readonly string[];
};

const letters = (length: number) => randomBytes(length).toString('hex').slice(0, length).toUpperCase();
export const rtrId = () => `D${letters(31)}`;

/** @param now The bank's own clock. */
export function createBankLedger(now: () => Date): BankLedger {
  const cobs = new Map<string, Cob>();
  const find: BankLedger['find'] = (endToEndId) => {
    for (const cob of cobs.values()) {
      const pix = cob.pix.find((one) => one.endToEndId === endToEndId);
      if (pix) return { cob, pix };
    }
    return undefined;
  };
  return {
    cobs,
    find,
    pay(txid, { valor, late = false } = {}) {
      const cob = cobs.get(txid);
      if (!cob) return false;
      const open = cob.status === 'ATIVA' && now().getTime() < cob.criacao.getTime() + cob.expiracao * 1000;
      if (!open && !late) return false;
      cob.pix.push({ endToEndId: `E${letters(31)}`, valor: valor ?? cob.valor, at: now(), devolucoes: [] });
      if (cob.status === 'ATIVA') cob.status = 'CONCLUIDA';
      return true;
    },
    med(endToEndId, valor) {
      find(endToEndId)?.pix.devolucoes.push({
        ...{ id: letters(20), rtrId: rtrId(), valor, natureza: 'MED_FRAUDE', at: now() },
        status: 'DEVOLVIDO',
      });
    },
    lines: () =>
      [...cobs.values()]
        .flatMap(({ pix }) => pix)
        .flatMap(({ endToEndId, valor, devolucoes }) => [
          `entrada ${endToEndId} ${cents(valor)}`,
          ...devolucoes
            .filter(({ status }) => status === 'DEVOLVIDO')
            .map(
              (one) =>
                `${one.natureza?.startsWith('MED') ? 'med' : 'devolucao'} ${one.rtrId} ${cents(one.valor)}`,
            ),
        ])
        .toSorted(),
  };
}

const cents = (valor: string) => Number(valor.replace('.', ''));

/** As the contract has it. */
export function presentCob({ txid, valor, chave, expiracao, criacao, revisao, status, pix }: Cob) {
  const code = staticPixCode({
    ...{ key: chave, name: 'Loja', city: 'Natal', txid: txid.slice(0, 25) },
    amount: centavos(cents(valor)),
  });
  return {
    calendario: { criacao: criacao.toISOString(), expiracao },
    ...{ txid, revisao, status, chave },
    valor: { original: valor, modalidadeAlteracao: 0 },
    loc: { id: 1, location: locationOf(txid), tipoCob: 'cob' },
    location: locationOf(txid),
    pixCopiaECola: code,
    solicitacaoPagador: 'Pedido',
    ...(pix.length > 0 && { pix: pix.map((one) => presentPix(one, txid)) }),
  };
}

export const locationOf = (txid: string) => `pix.banco.example/qr/v2/${txid}`;

export function presentPix({ endToEndId, valor, at, devolucoes }: Came, txid: string) {
  return {
    ...{ endToEndId, txid, valor, horario: at.toISOString(), chave: 'pix@loja.example' },
    ...(devolucoes.length > 0 && { devolucoes: devolucoes.map(presentReturned) }),
  };
}

export function presentReturned({ id, rtrId: rtr, valor, natureza, status, motivo, at }: Returned) {
  const liquidacao = status === 'DEVOLVIDO' ? { liquidacao: at.toISOString() } : {};
  return {
    ...{ id, rtrId: rtr, valor, status, horario: { solicitacao: at.toISOString(), ...liquidacao } },
    ...(natureza && { natureza }),
    ...(motivo && { motivo }),
  };
}
