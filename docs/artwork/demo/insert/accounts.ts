import { ACCOUNTS } from '../accounts.ts';
import { insertAll, numbered, type Trx } from './batch.ts';

/** All accounts are as old as the demo store. */
const SINCE = '2026-01-05T12:00:00Z';

export async function insertAccounts(trx: Trx): Promise<void> {
  const accounts = numbered(ACCOUNTS);
  await insertAll(
    trx,
    'users',
    accounts.map(({ papel: _papel, endereco: _endereco, representantes = [], ...account }) => ({
      ...account,
      representantes: JSON.stringify(representantes),
      email_confirmed_at: SINCE,
      created_at: SINCE,
    })),
  );
  const addresses = accounts.flatMap(({ id, endereco }) =>
    endereco ? [{ user_id: id, principal: true, ...endereco }] : [],
  );
  await insertAll(trx, 'addresses', numbered(addresses));
}
