/** Tries an account by reads that change nothing. Each step says by itself what came of it. */
import type { PixTested, PixTestStep } from '#lib/platform/schema/payment-accounts.ts';
import { faultWord } from '../http/fault-word.ts';
import type { MpAccount } from './account.ts';
import { type MpCall, type MpClient, mpProblemReason } from './client.ts';
import { mpMethods, mpUser } from './wire.ts';

/** Milliseconds that all of it may take. */
const WITHIN = 20_000;
const HOUR = 3_600_000;
const BRAZIL = 'MLB';

/** Never throws for what Mercado Pago does. */
export async function tryMpAccount(
  client: MpClient,
  account: MpAccount,
  now: Date,
): Promise<readonly PixTested[]> {
  const signal = AbortSignal.timeout(WITHIN);
  const span = {
    begin_date: new Date(now.getTime() - HOUR).toISOString(),
    end_date: now.toISOString(),
    ...{ page: '1', page_size: '1' },
  };
  const steps: readonly (readonly [PixTestStep, MpCall, (json: unknown) => string])[] = [
    ['token', { method: 'GET', path: '/users/me' }, (json) => faultOfUser(json, account)],
    ['formas', { method: 'GET', path: '/v1/payment_methods' }, faultOfMethods],
    ['cobrancas', { method: 'GET', path: '/v1/orders', query: span }, () => ''],
  ];
  const tested: PixTested[] = [];
  for (const [passo, call, faultOf] of steps) {
    const motivo = await fault(client, account, call, { faultOf, signal });
    tested.push({ passo, ok: motivo === '', motivo });
    // Who is not let in, or is somebody else, is asked nothing more.
    if (passo === 'token' && motivo !== '') break;
  }
  return tested;
}

type Looking = { readonly faultOf: (json: unknown) => string; readonly signal: AbortSignal };

async function fault(
  client: MpClient,
  account: MpAccount,
  call: MpCall,
  { faultOf, signal }: Looking,
): Promise<string> {
  try {
    const answer = await client(account, call, signal);
    return answer.done ? faultOf(answer.json) : mpProblemReason(answer.problem);
  } catch (error) {
    return faultWord(error);
  }
}

function faultOfUser(json: unknown, { user }: MpAccount): string {
  const read = mpUser.safeParse(json);
  if (!read.success) return 'no user';
  if (read.data.id !== user) return 'outra_conta';
  return (read.data.site_id ?? BRAZIL) === BRAZIL ? '' : 'outro_pais';
}

/** Without Pix there the account lacks a key, mostly. */
function faultOfMethods(json: unknown): string {
  const read = mpMethods.safeParse(json);
  if (!read.success) return 'no list';
  return read.data.some(({ id, status }) => id === 'pix' && (status ?? 'active') === 'active')
    ? ''
    : 'sem_pix';
}
