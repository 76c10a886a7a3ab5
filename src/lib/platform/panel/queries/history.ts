/** Who changed what of the shop in the panel. */
import type { Kysely, Transaction } from 'kysely';
import { LONGEST_IN_HISTORY } from '#lib/domain/panel/values-before.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { ChangedField } from '#lib/platform/schema/shop.ts';

export type PanelChange = {
  readonly secao: string;
  readonly alvo: string;
  readonly acao: 'mudou' | 'criou' | 'removeu';
  readonly campos: readonly ChangedField[];
  /** All of it as it was before, so that it can be brought back. */
  readonly inteiro?: object | null;
};

export type PanelChangeRow = PanelChange & {
  readonly id: number;
  readonly autor: string;
  readonly created_at: Date;
};

/** Without an id: a program with a key. */
type Author = { readonly id: number | null; readonly nome: string };

/** In the transaction of the change itself. A change that changed nothing is none. */
export async function noteChange(
  trx: Transaction<Schema>,
  { campos, inteiro = null, ...change }: PanelChange,
  { id, nome }: Author,
  now: Date,
): Promise<void> {
  if (campos.length === 0) return;
  const cut = campos.map(({ campo, antes, depois }) => ({
    campo,
    antes: shortened(antes),
    depois: shortened(depois),
  }));
  await trx
    .insertInto('panel_changes')
    .values({
      ...change,
      campos: JSON.stringify(cut),
      inteiro: inteiro && JSON.stringify(inteiro),
      user_id: id,
      autor: nome,
      created_at: now,
    })
    .execute();
  if (inteiro) await forgetOlder(trx, change);
}

/** Of one thing this many changes can be taken back. */
const KEPT_WHOLE = 10;

async function forgetOlder(
  trx: Transaction<Schema>,
  { secao, alvo }: Pick<PanelChange, 'secao' | 'alvo'>,
): Promise<void> {
  const whole = trx
    .selectFrom('panel_changes')
    .select('id')
    .where('secao', '=', secao)
    .where('alvo', '=', alvo)
    .where('inteiro', 'is not', null)
    .orderBy('id', 'desc')
    .offset(KEPT_WHOLE);
  await trx.updateTable('panel_changes').set({ inteiro: null }).where('id', 'in', whole).execute();
}

/** Newest first. */
export async function lastChanges(
  db: Kysely<Schema>,
  {
    secao,
    alvo,
    limit,
    whole,
  }: {
    readonly secao: string;
    readonly alvo: string | undefined;
    readonly limit: number;
    readonly whole: boolean;
  },
): Promise<readonly PanelChangeRow[]> {
  return db
    .selectFrom('panel_changes')
    .select(['id', 'secao', 'alvo', 'acao', 'campos', 'autor', 'created_at'])
    .$if(whole, (query) => query.select('inteiro'))
    .where('secao', '=', secao)
    .$if(alvo !== undefined, (query) => query.where('alvo', '=', alvo ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function shortened(text: string): string {
  return text.length > LONGEST_IN_HISTORY ? `${text.slice(0, LONGEST_IN_HISTORY - 1)}…`.toWellFormed() : text;
}
