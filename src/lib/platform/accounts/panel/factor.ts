/**
 * `panel/me/factor*`: the own second factor. A code of the app counts once, a recovery code too; tries are counted by account,
 * not by browser: whoever has the password makes as many browsers known as they like.
 */
import { z } from 'zod';
import type { FatorPainel } from '#lib/contract/panel-factor.ts';
import { PANEL_ROLES } from '#lib/domain/panel/roles.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { factorMessage } from '#lib/platform/kernel/http/factor-messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { createThrottle, refuseEarly } from '#lib/platform/kernel/limits/throttle.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { findStaff, missingFactor } from '#lib/platform/panel/queries/staff.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { By, Change, Outcome } from '#lib/platform/panel/write.ts';
import { unchanged } from '#lib/platform/panel/write.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { AccountDeps } from '../login.ts';
import {
  inGroups,
  newRecoveryCodes,
  newSecret,
  plainRecoveryCode,
  secretAddress,
  stepOf,
} from '../one-time-codes.ts';
import { createOwnPassword } from '../own-password.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  type Factor,
  findFactor,
  isFactorDemanded,
  lockFactor,
  mailOf,
  markConfirmed,
  markProven,
  putRecoveryCodes,
  putSecret,
  takeRecoveryCode,
  takeStep,
} from '../queries/second-factors.ts';
import { STAFF_SECTION } from '../queries/staff.ts';

const LONGEST_CODE = 40;
const CODE = z.object({ codigo: requiredText(LONGEST_CODE) });

export function panelFactorEndpoints(deps: AccountDeps): readonly Endpoint[] {
  const { db, seal } = deps;
  const panel = panelEndpoint(deps);
  const password = createOwnPassword(deps);
  const throttle = createThrottle(deps);
  const own = { path: '/panel/me/factor', roles: PANEL_ROLES, beforeFactor: true } as const;
  const place = (user: number): string => `second factor ${user}`;
  const hashOf = (user: number, code: string): string => seal.sign(`recovery code\n${user}\n${code}`);

  return [
    panel(
      { ...own, method: 'get', summary: 'The own second factor', answer: 'FatorPainel' },
      ({ staff, session }) => present(staff.id, session),
    ),
    panel(
      {
        ...own,
        method: 'post',
        summary: 'Makes the secret of an app, which counts from its first code on',
        body: z.object({ senha: requiredText(200) }),
        answer: 'FatorPainel',
      },
      async ({ body, staff, session, write }) => {
        await password.prove(staff.id, body.senha);
        return write(
          changeOf(staff.id, async (trx, factor, { now }) => {
            if (factor?.confirmed_at) throw new HttpError(409, factorMessage.factorThere);
            await putSecret(trx, staff.id, seal.close(newSecret(), place(staff.id)), now);
            return unchanged(undefined);
          }),
          () => present(staff.id, session),
        );
      },
    ),
    panel(
      {
        ...own,
        method: 'put',
        summary: 'The first code of the app; answers recovery codes',
        body: CODE,
        answer: 'CodigosReserva',
      },
      async ({ body, staff, session, write }) => {
        const done = await counted(staff.id);
        return write(
          changeOf(staff.id, async (trx, factor, by) => {
            if (!factor || factor.confirmed_at) throw new HttpError(409, factorMessage.noFactorBegun);
            await takeAppCode(trx, staff.id, factor, body.codigo, by.now);
            await markConfirmed(trx, staff.id, by.now);
            await markProven(trx, staff.id, session, by.now);
            return { result: await renewCodes(trx, staff.id), history: noted(by, 'não', 'sim') };
          }),
          async (codigos) => {
            await done();
            return { codigos, fator: await present(staff.id, session) };
          },
        );
      },
    ),
    panel(
      {
        ...own,
        method: 'post',
        path: '/panel/me/factor/proof',
        summary: 'Opens the panel for this session',
        body: CODE,
        answer: 'FatorPainel',
      },
      async ({ body, staff, session, write }) => {
        const done = await counted(staff.id);
        return write(
          changeOf(staff.id, async (trx, factor, by) => {
            const history = await takeCode(trx, factor, body.codigo, by);
            await markProven(trx, staff.id, session, by.now);
            return { ...unchanged(undefined), ...history };
          }),
          async () => {
            await done();
            return present(staff.id, session);
          },
        );
      },
    ),
    panel(
      {
        ...own,
        method: 'post',
        path: '/panel/me/factor/codes',
        summary: 'New recovery codes in place of those before',
        body: CODE,
        answer: 'CodigosReserva',
      },
      async ({ body, staff, session, write }) => {
        const done = await counted(staff.id);
        return write(
          changeOf(staff.id, async (trx, factor, by) => {
            await takeCode(trx, factor, body.codigo, by);
            const history = noted(by, 'anteriores', 'novos', 'codigosReserva');
            return { result: await renewCodes(trx, staff.id), history };
          }),
          async (codigos) => {
            await done();
            return { codigos, fator: await present(staff.id, session) };
          },
        );
      },
    ),
    panel(
      { ...own, method: 'delete', summary: 'Ends the own second factor', body: CODE, answer: 'FatorPainel' },
      async ({ body, staff, session, write }) => {
        const done = await counted(staff.id);
        return write(
          changeOf(staff.id, async (trx, factor, by) => {
            await takeCode(trx, factor, body.codigo, by);
            await deleteFactor(trx, staff.id);
            return { result: undefined, history: noted(by, 'sim', 'não') };
          }),
          async () => {
            await done();
            return present(staff.id, session);
          },
        );
      },
    ),
  ];

  function changeOf<Result>(
    user: number,
    write: (trx: Trx, factor: Factor | null, by: By) => Promise<Outcome<Result>>,
  ): Change<Factor | null, Result> {
    return { lock: (trx) => lockFactor(trx, user), seen: 'not asked', write };
  }

  /** @returns What forgives the tries before. @throws HttpError 429. */
  async function counted(user: number): Promise<() => Promise<void>> {
    const name = String(user);
    refuseEarly(await throttle.byAccount('factor', name));
    return () => throttle.forgiveAccount('factor', name);
  }

  /** A code of the app, or a recovery code. @throws HttpError 400, 409. */
  async function takeCode(
    trx: Trx,
    factor: Factor | null,
    typed: string,
    by: By,
  ): Promise<{ readonly history?: PanelChange }> {
    if (!factor?.confirmed_at) throw new HttpError(409, factorMessage.noFactor);
    const recovery = plainRecoveryCode(typed);
    if (recovery === undefined) {
      await takeAppCode(trx, by.staff.id, factor, typed, by.now);
      return {};
    }
    if (!(await takeRecoveryCode(trx, by.staff.id, hashOf(by.staff.id, recovery))))
      throw new HttpError(400, factorMessage.wrongFactorCode);
    return { history: noted(by, '', 'usado', 'codigoReserva') };
  }

  /** @throws HttpError 400, 409 when the key of the secret is gone. */
  async function takeAppCode(
    trx: Trx,
    user: number,
    { secret: sealed }: Factor,
    typed: string,
    now: Date,
  ): Promise<void> {
    const secret = seal.open(sealed, place(user));
    if (secret === undefined) throw new HttpError(409, factorMessage.factorKeyGone);
    const step = stepOf(secret, typed, now);
    if (step === undefined || !(await takeStep(trx, user, step)))
      throw new HttpError(400, factorMessage.wrongFactorCode);
  }

  async function renewCodes(trx: Trx, user: number): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashOf(user, plainRecoveryCode(code) ?? code));
    await putRecoveryCodes(trx, user, hashes);
    return codes;
  }

  async function present(user: number, session: string): Promise<FatorPainel> {
    const [factor, row, exigida] = await Promise.all([
      findFactor(db, user),
      findStaff(db, user, session),
      isFactorDemanded(db),
    ]);
    const begun = factor && !factor.confirmed_at ? seal.open(factor.secret, place(user)) : undefined;
    return {
      ativo: Boolean(factor?.confirmed_at),
      desde: factor?.confirmed_at?.toISOString() ?? '',
      exigido: exigida && row?.administrador === true,
      falta: row ? missingFactor(row) : '',
      ...(begun ? await forApp(user, begun) : { segredo: '', uri: '' }),
      codigosRestantes: await countRecoveryCodes(db, user),
    };
  }

  async function forApp(user: number, secret: string): Promise<Pick<FatorPainel, 'segredo' | 'uri'>> {
    const { configuracoes } = await readShop(deps);
    const loja = configuracoes.sistema.geral.site.nome;
    const uri = secretAddress(secret, { loja, email: await mailOf(db, user) });
    return { segredo: inGroups(secret, ' '), uri };
  }
}

function noted({ staff }: By, antes: string, depois: string, campo = 'fator'): PanelChange {
  return { secao: STAFF_SECTION, alvo: staff.nome, acao: 'mudou', campos: [{ campo, antes, depois }] };
}
