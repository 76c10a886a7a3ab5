/** The one total of an order: of the way that it is paid by. */
import { type Centavos, centavos } from '../kernel/money.ts';
import { amountFor, isCash, type Method } from './methods.ts';

type Total = { readonly valor: Centavos; readonly vista: Centavos };

export function orderTotal({
  pagamento,
  total,
}: {
  readonly pagamento: Method;
  readonly total: Total;
}): Centavos {
  return amountFor(pagamento, total);
}

/** What paying in cash takes off, 0 for a way that is not in cash. */
export function cashSaving({
  pagamento,
  total,
}: {
  readonly pagamento: Method;
  readonly total: Total;
}): Centavos {
  return centavos(isCash(pagamento) ? Math.max(0, total.valor - total.vista) : 0);
}
