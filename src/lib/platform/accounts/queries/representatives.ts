/** Who of the shop looks after an account, in the order the customer sees them. */
import type { Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Puts one of them before the others. @returns False when the account has none with this `id`. */
export async function putFirst(trx: Transaction<Schema>, user: number, id: number): Promise<boolean> {
  const { representantes } = await trx
    .selectFrom('users')
    .select('representantes')
    .where('id', '=', user)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isChosen = (person: object): boolean => 'id' in person && person.id === id;
  const chosen = representantes.filter(isChosen);
  if (chosen.length === 0) return false;
  const ordered = [...chosen, ...representantes.filter((person) => !isChosen(person))];
  await trx
    .updateTable('users')
    .set({ representantes: JSON.stringify(ordered) })
    .where('id', '=', user)
    .execute();
  return true;
}
