import type { Insertable, Kysely } from 'kysely';
import type { LeadsTable, Schema } from '../schema.ts';

type ProductLead = Omit<Insertable<LeadsTable>, 'tipo' | 'product_id' | 'valor_id'> & {
  readonly tipo: 'solicitation' | 'budget';
  readonly product_id: number;
  readonly valor_id: number;
};

/** Keeps a request; one to be told of the same thing at the same address is there already, and stays as it is. */
export async function putProductLead(db: Kysely<Schema>, lead: ProductLead): Promise<void> {
  await db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
