/** Prices in reais (platform contract 2.4, 6.1). */
import { z } from 'zod';
import type { Parcelamento, Precos, RegraAtacado } from '#lib/contract/money.ts';
import type { Reais } from '#lib/domain/kernel/money.ts';
import { note, ours } from './notes.ts';
import {
  fields,
  flag,
  isFields,
  list,
  money,
  neededMoney,
  neededNumber,
  number,
  type Reading,
  readNumber,
  run,
} from './reading.ts';

/** A plan without its numbers is none; its total is what its instalments come to. */
const plan = fields({
  parcelas: neededNumber(),
  valorParcela: neededMoney(),
  valorTotal: money(),
  taxa: number(),
  exibirTaxa: flag(),
});
export const parcelamento = note(
  z.transform((given: unknown, context) => {
    const { value, issues } = run(plan, given);
    context.issues.push(...(issues as z.core.$ZodRawIssue[]));
    const { parcelas, valorParcela, valorTotal } = value;
    return valorTotal === 0 ? { ...value, valorTotal: round(parcelas * valorParcela) } : value;
  }) as Reading<Parcelamento>,
  {
    kind: 'fields',
    shape: {
      parcelas: number(),
      valorParcela: number(),
      valorTotal: number(),
      taxa: number(),
      exibirTaxa: flag(),
    },
  },
);

const regraAtacado = fields({
  quantidade: neededNumber(),
  por: neededMoney(),
}) satisfies Reading<RegraAtacado>;

const shape = {
  de: money(),
  por: money(),
  vista: money(),
  descontoVista: number(),
  editavel: flag(),
  parcelamento: list(parcelamento),
  regrasAtacado: list(regraAtacado),
  revenda: ours(flag()),
};
const { revenda: _, ...said } = shape;
const prices = fields(said);

/** The price of a product is `por`; others only stand where they go with it. Without one there is nothing to pay, and nothing to save. */
export const precos = note(
  z.transform((given: unknown): Precos => {
    const read = run(prices, given).value;
    const raw = isFields(given) ? given : {};
    const por = (sellingPrice(raw) ?? 0) as Reais;
    const cash = readNumber(raw.vista);
    const vista = (cash !== undefined && cash > 0 && cash <= por ? cash : por) as Reais;
    const said = readNumber(raw.descontoVista);
    const off = said !== undefined && said >= 0 && said < 100 ? said : percentOff(por, vista);
    const de = Math.max(0, read.de) as Reais;
    // Of nothing, our own platform says one instalment of nothing.
    const parcelamento = read.parcelamento.filter(({ valorParcela }) =>
      por > 0 ? valorParcela > 0 : valorParcela === 0,
    );
    const regrasAtacado = read.regrasAtacado.filter((rule) => por > 0 && rule.por > 0);
    const own = raw.revenda === true ? { revenda: true as const } : {};
    return { ...read, de, por, vista, descontoVista: off, parcelamento, regrasAtacado, ...own };
  }) as Reading<Precos>,
  { kind: 'fields', shape },
);

/** Undefined where no price is said: what has none is not for sale, and none is made up from a list or cash price. */
export function sellingPrice(given: unknown): number | undefined {
  if (!isFields(given)) return undefined;
  const por = readNumber(given.por);
  return por !== undefined && por > 0 ? por : undefined;
}

function percentOff(por: number, vista: number): number {
  return por > 0 && vista < por ? Math.round((1 - vista / por) * 100) : 0;
}

export function round(reais: number): Reais {
  return (Math.round(reais * 100) / 100) as Reais;
}
