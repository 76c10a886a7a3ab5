/** A decision about an opinion, a question or an answer, as a change of the panel. Its row keeps who decided and when. */
import type { Decisao, Situacao } from '#lib/domain/opinions/moderation.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { decide, lockModerated, type Moderated } from './queries/moderation.ts';
import type { By, Change } from './write.ts';

type Decided = {
  readonly table: Moderated;
  readonly id: number;
  readonly situacao: Decisao;
  /** How it stood for who decided. */
  readonly vista: Situacao;
  /** What 404 says. */
  readonly unknown: string;
};

/** @param beside What else is done. */
export function decision(
  { table, id, situacao, vista, unknown }: Decided,
  beside: (trx: Trx, by: By) => Promise<void> = async () => undefined,
): Change<Situacao, undefined> {
  return {
    lock: (trx) => lockModerated(trx, table, id),
    unknown,
    seen: { was: vista, is: (saved) => saved, refusal: message.decidedMeanwhile },
    async write(trx, _, by) {
      await decide(trx, table, id, { situacao, author: by.staff.nome, now: by.now });
      await beside(trx, by);
      return { result: undefined, history: { keptIn: table } };
    },
  };
}
