/** What `user:create`, `user:approve` and `user:factor` do to the database, in their own process or in that of the running shop. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { createUser, ROLES } from './queries/create-user.ts';
import { approveReseller, refuseReseller, waitingResellers } from './queries/resellers.ts';
import { deleteFactorAt } from './queries/second-factors.ts';

type Db = Kysely<Schema>;

const email = z.string();
const BODIES = {
  'create-user': z.object({
    email,
    nome: z.string(),
    documento: z.string(),
    papel: z.enum(ROLES),
    senha_hash: z.string(),
  }),
  'waiting-resellers': z.object({}),
  'approve-reseller': z.object({ email, desconto: z.number().int() }),
  'refuse-reseller': z.object({ email }),
  'remove-factor': z.object({ email }),
} as const;

export type AccountCommand = keyof typeof BODIES;
export type CommandBody<Name extends AccountCommand> = z.infer<(typeof BODIES)[Name]>;
/** As JSON carries it. */
export type CommandAnswer = {
  /** The account's number; undefined when there is one of this address or document already. */
  'create-user': number | undefined;
  'waiting-resellers': readonly {
    readonly email: string;
    readonly nome_razao: string;
    readonly cpf_cnpj: string;
    /** ISO 8601. */
    readonly pedido: string;
  }[];
  /** These two: false when there is no such account. */
  'approve-reseller': boolean;
  'refuse-reseller': boolean;
  /** False when the account has no second factor; undefined when there is no such account. */
  'remove-factor': boolean | undefined;
};

const COMMANDS: {
  readonly [Name in AccountCommand]: (db: Db, body: unknown) => Promise<CommandAnswer[Name]>;
} = {
  'create-user': (db, body) =>
    createUser(db, { ...BODIES['create-user'].parse(body), confirmed: true, now: new Date() }),
  async 'waiting-resellers'(db) {
    const rows = await waitingResellers(db);
    return rows.map(({ revendedor_requested_at, ...row }) => ({
      ...row,
      pedido: revendedor_requested_at?.toISOString() ?? '',
    }));
  },
  'approve-reseller'(db, body) {
    const { email: address, desconto } = BODIES['approve-reseller'].parse(body);
    return approveReseller(db, address, desconto);
  },
  'refuse-reseller': (db, body) => refuseReseller(db, BODIES['refuse-reseller'].parse(body).email),
  'remove-factor': (db, body) => deleteFactorAt(db, BODIES['remove-factor'].parse(body).email, new Date()),
};

export function isAccountCommand(name: string): name is AccountCommand {
  return Object.hasOwn(BODIES, name);
}

/** @throws ZodError for a body that is none of the command's. */
export async function runAccountCommand<Name extends AccountCommand>(
  db: Db,
  name: Name,
  body: unknown,
): Promise<CommandAnswer[Name]> {
  return COMMANDS[name](db, body);
}
