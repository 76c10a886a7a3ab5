/** `/checkout/acesso`: which screen it shows, and what its forms do. */
import { login, loginByCode, logout, requestCode, requestPassword, setPassword } from '#lib/api/account.ts';
import { ApiError } from '#lib/api/error.ts';
import type { AccessPage, AccessProblem, LoginScreen } from '#lib/contract/access-page.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { passwordFault } from '#lib/domain/accounts/password-length.ts';
import { NOWHERE, type Onward, withOnward } from '#lib/domain/kernel/onward.ts';
import { accessPath } from '#lib/paths.ts';
import { accessText, passwordText } from '#lib/text/account.ts';
import { previousPath } from '../page/previous-path.ts';
import { LOGIN_ENDED } from './login-for.ts';
import { type Departure, keepFavorite, readOnward } from './onward.ts';

type Locals = Pick<App.Locals, 'sessionApi'>;

export type AccessOutcome = Departure | { readonly status: 200 | 422 | 429; readonly page: AccessPage };

/** The screen an address asks for. Somebody logged in sees their account, but a mailed link is still good. */
export function openAccess(request: Request, { user }: Pick<Shell, 'user'>): AccessPage {
  const query = new URL(request.url).searchParams;
  const notice = noticeOf(query.get('aviso'));
  const token = query.get('recuperar') ?? '';
  if (token !== '') return { kind: 'password', token, notice };
  if (user) return { kind: 'account', user, notice };
  const carried = readOnward(query);
  const onward = { ...carried, voltar: carried.voltar || (previousPath(request) ?? '') };
  const problem: AccessProblem | undefined =
    query.get('motivo') === LOGIN_ENDED.motivo
      ? { field: 'form', message: accessText.problems.ended }
      : undefined;
  const asking = { usuario: '', onward, notice, problem };
  if (query.has('codigo')) return { kind: 'code', sent: false, ...asking };
  if (query.has('esqueci')) return { kind: 'forgot', ...asking };
  return { kind: 'login', ...asking, favorites: query.get('motivo') === 'favoritos' };
}

/** The form over a page, which logs in and leads back to it. */
export function loginPopup(query: URLSearchParams): LoginScreen {
  return loginScreen({ usuario: '', onward: readOnward(query) });
}

/**
 * @param kept What the visitor came for before they asked for a mail.
 * @throws ApiError when the platform failed, which is nobody's mistake.
 */
export async function answerAccess(locals: Locals, posted: FormData, kept: Onward): Promise<AccessOutcome> {
  const field = (name: string): string => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const asking = { usuario: field('usuario').trim(), onward: readOnward(posted) };
  const screens: Readonly<Record<string, () => Promise<AccessOutcome>>> = {
    entrar: () => enter(locals, asking, field('senha')),
    codigo: () => sendCode(locals, asking),
    'entrar-codigo': () => enterCode(locals, asking, field('codigo')),
    sair: () => leave(locals),
    recuperar: () => recover(locals, asking),
    senha: () => renew(locals, { token: field('token'), senha: field('senha') }, kept),
  };
  const acao = field('acao');
  const act = Object.hasOwn(screens, acao) ? screens[acao] : undefined;
  return act ? act() : refuse(loginScreen(asking), { field: 'form', message: accessText.problems.failed });
}

type Asking = { readonly usuario: string; readonly onward: Onward };

async function enter(locals: Locals, asking: Asking, senha: string): Promise<AccessOutcome> {
  const { usuario, onward } = asking;
  const screen = loginScreen(asking);
  const { problems } = accessText;
  if (usuario === '') return refuse(screen, { field: 'usuario', message: problems.user });
  if (senha === '') return refuse(screen, { field: 'senha', message: problems.password });
  return attempt(screen, 'senha', async () => {
    await login(locals.sessionApi(), { usuario, senha });
    await keepFavorite(locals, onward);
    return { path: onward.voltar || accessPath, entered: true };
  });
}

/** The code is asked for on the page that answers: whom it went to stands in no address. */
async function sendCode({ sessionApi }: Locals, asking: Asking): Promise<AccessOutcome> {
  const screen: AccessPage = { kind: 'code', sent: false, ...asking };
  if (asking.usuario === '') return refuse(screen, { field: 'usuario', message: accessText.problems.user });
  return attempt(screen, 'usuario', async () => {
    const { mensagem } = await requestCode(sessionApi(), asking.usuario);
    return { status: 200, page: { ...screen, sent: true, notice: mensagem } };
  });
}

async function enterCode(locals: Locals, asking: Asking, codigo: string): Promise<AccessOutcome> {
  const { usuario, onward } = asking;
  const screen: AccessPage = { kind: 'code', sent: true, ...asking };
  if (codigo.trim() === '') return refuse(screen, { field: 'codigo', message: accessText.problems.code });
  return attempt(screen, 'codigo', async () => {
    await loginByCode(locals.sessionApi(), { usuario, codigo });
    await keepFavorite(locals, onward);
    return { path: onward.voltar || accessPath, entered: true };
  });
}

async function leave({ sessionApi }: Locals): Promise<AccessOutcome> {
  await logout(sessionApi());
  return { path: noticePath('saiu'), entered: true };
}

async function recover({ sessionApi }: Locals, asking: Asking): Promise<AccessOutcome> {
  const screen: AccessPage = { kind: 'forgot', ...asking };
  if (asking.usuario === '') return refuse(screen, { field: 'usuario', message: accessText.problems.user });
  return attempt(screen, 'usuario', async () => {
    await requestPassword(sessionApi(), asking.usuario);
    return { path: noticePath('recuperacao', asking.onward), entered: false, waiting: asking.onward };
  });
}

async function renew(
  { sessionApi }: Locals,
  { token, senha }: { readonly token: string; readonly senha: string },
  kept: Onward,
): Promise<AccessOutcome> {
  const screen: AccessPage = { kind: 'password', token };
  const fault = passwordFault(senha);
  if (fault) return refuse(screen, { field: 'senha', message: passwordText[fault] });
  return attempt(screen, 'senha', async () => {
    await setPassword(sessionApi(), { token, senha });
    return { path: noticePath('senha', kept), entered: false };
  });
}

/** What the platform refuses is said beside `field`; that somebody has to wait is about no field. */
async function attempt(
  screen: AccessPage,
  field: AccessProblem['field'],
  act: () => Promise<AccessOutcome>,
): Promise<AccessOutcome> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error;
    const message = error.serverText || accessText.problems.failed;
    if (error.status === 429)
      return { status: 429, page: { ...screen, problem: { field: 'form', message } } };
    return refuse(screen, { field: error.status === 403 ? 'form' : field, message });
  }
}

function refuse(screen: AccessPage, problem: AccessProblem): AccessOutcome {
  return { status: 422, page: { ...screen, problem } };
}

function loginScreen(asking: Asking): LoginScreen {
  return { kind: 'login', ...asking, favorites: false };
}

type Notice = keyof typeof accessText.notices;

function noticePath(aviso: Notice, onward: Onward = NOWHERE): string {
  return withOnward(accessPath, onward, { aviso });
}

function noticeOf(aviso: string | null): string | undefined {
  return aviso !== null && Object.hasOwn(accessText.notices, aviso)
    ? accessText.notices[aviso as Notice]
    : undefined;
}
