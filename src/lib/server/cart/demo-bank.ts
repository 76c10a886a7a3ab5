/** `/checkout/demonstracao/…`: a charge at the bank that the demonstration plays, and what its buttons do. */
import type { Api } from '#lib/api/client.ts';
import { getDemoCharge, playDemoBank } from '#lib/api/payment.ts';
import type { AcaoDemonstracao, CobrancaDemonstracao } from '#lib/contract/payment.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { demoBankPath } from '#lib/paths.ts';
import { demoBankText } from '#lib/text/order-payment.ts';
import { unlessMissing } from '../page/unless-missing.ts';

/** Undefined where there is no such bank, or no such charge. */
export function openDemoBank(api: Api, ref: string): Promise<CobrancaDemonstracao<Centavos> | undefined> {
  return unlessMissing(getDemoCharge(api, ref));
}

/** @returns Where it leads; undefined where there is no such bank, charge or button. */
export async function answerDemoBank(api: Api, ref: string, posted: FormData): Promise<string | undefined> {
  const acao = line(posted, 'acao');
  if (!Object.hasOwn(demoBankText.acts, acao)) return undefined;
  const played = await unlessMissing(playDemoBank(api, ref, acao as AcaoDemonstracao));
  return played && `${demoBankPath(ref)}?aviso=feito`;
}
