/** Mercado Pago: secrets that stand in the environment instead of the panel. */
import type { MercadoPagoOptions } from '#lib/platform/payments/mercado-pago/account.ts';
import { type Environment, isToken, readOrigin, text } from './config-values.ts';

const SECRETS = ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_NOTICE_SECRET'] as const;

export function readMercadoPago(env: Environment, problems: string[]): MercadoPagoOptions {
  const [accessToken, noticeSecret] = SECRETS.map((name) => {
    const value = text(env, name);
    if (value !== undefined && !isToken(value)) problems.push(`${name} holds characters no secret has`);
    return value;
  });
  const user = text(env, 'MERCADO_PAGO_USER_ID');
  const given = SECRETS.find((name) => text(env, name) !== undefined);
  if (given && user === undefined)
    problems.push(`${given} needs MERCADO_PAGO_USER_ID: it is sent for no other account`);
  return { origin: readTestOrigin(env, problems), user, accessToken, noticeSecret };
}

/** Without TLS only on this machine: what is asked carries the token. */
function readTestOrigin(env: Environment, problems: string[]): string | undefined {
  const origin = readOrigin(env, 'MERCADO_PAGO_URL', problems);
  if (origin?.startsWith('http:') && new URL(origin).hostname !== '127.0.0.1')
    problems.push('MERCADO_PAGO_URL without TLS may only be http://127.0.0.1');
  return origin;
}
