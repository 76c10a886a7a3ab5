/** `demo-bank/…`, ours: the bank and the card company that the demonstration plays. Nobody else has them. */
import { z } from 'zod';
import { type CobrancaDemonstracao, convertDemonstracao } from '#lib/contract/payment.ts';
import { centavos, toReais } from '#lib/domain/kernel/money.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { isPrivateVisit } from '#lib/platform/kernel/http/private-visit.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { advanceOrder } from '../advance-order.ts';
import type { CallDeps } from '../payment-deps.ts';
import { actsOn, DEMO_ACTS, playDemo } from '../providers/demo.ts';
import { chargesByRef, makeDue } from '../queries/charges.ts';
import { findDemo, isDemoShop } from '../queries/demo-bank.ts';

export function demoBankEndpoints(deps: CallDeps): readonly Endpoint[] {
  const guard = async (local: boolean): Promise<void> => {
    if (!local || !(await isDemoShop(deps.db))) throw notFound();
  };
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/demo-bank/:ref',
        summary: 'A charge as the bank of the demonstration knows it; 404 anywhere but in the demonstration',
        answer: 'CobrancaDemonstracao',
      },
      async ({ context, param }) => {
        await guard(isPrivateVisit(context, deps.siteUrl));
        return read(deps, param('ref'));
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/demo-bank/:ref',
        summary: 'Has the bank of the demonstration do something with a charge',
        body: z.object({ acao: z.enum(DEMO_ACTS) }),
        answer: 'CobrancaDemonstracao',
      },
      async ({ context, param, body: { acao: act } }) => {
        await guard(isPrivateVisit(context, deps.siteUrl));
        const { numero, ref } = await read(deps, param('ref'));
        const now = deps.now();
        await playDemo(deps.db, { ref, act, now });
        // Its visitor waits for the answer: the shop asks at once.
        await makeDue(deps.db, ref, now);
        await advanceOrder(deps, numero);
        deps.later(deps.sendOutbox);
        return read(deps, ref);
      },
    ),
  ];
}

/** @throws HttpError 404 for a charge that the bank has not heard of. */
async function read({ db }: CallDeps, ref: string): Promise<CobrancaDemonstracao> {
  const [charge] = await chargesByRef(db, [ref]);
  const row = charge && (await findDemo(db, charge.ref));
  if (!row) throw notFound();
  const { status, pagamentos, devolucoes, valor } = row;
  const back = devolucoes.reduce((sum, one) => sum + one.valor, 0);
  return convertDemonstracao(
    {
      ref: row.ref,
      numero: charge.numero,
      forma: charge.forma,
      valor: centavos(valor),
      situacao: status,
      pagamentos: pagamentos.length,
      devolvido: centavos(back),
      acoes: actsOn(row),
    },
    toReais,
  );
}
