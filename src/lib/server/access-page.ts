/** `/checkout/acesso`: which screen it shows, and what its forms do. */
import { login, logout, requestPassword, setPassword } from '#lib/api/account.ts';
import { ApiError } from '#lib/api/error.ts';
import { addFavorite } from '#lib/api/wishlist.ts';
import type { AccessPage, AccessProblem, LoginScreen } from '#lib/contract/access-page.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { readId } from '#lib/domain/form-fields.ts';
import { passwordFault } from '#lib/domain/new-password.ts';
import { accessPath } from '#lib/paths.ts';
import { accessText, passwordText } from '#lib/text/account.ts';
import { favoriteOf } from './favorites.ts';
import { optional } from './optional.ts';
import { previousPath, returnPath } from './previous-path.ts';

type Locals = Pick<App.Locals, 'sessionApi'>;

/** Where the browser goes on; `entered`: who the visitor is has changed. */
export type AccessOutcome =
  | { readonly path: string; readonly entered: boolean }
  | { readonly status: 422 | 429; readonly page: AccessPage };

/** The screen an address asks for. Somebody logged in sees their account, but a mailed link is still good. */
export function openAccess(request: Request, { user }: Pick<Shell, 'user'>): AccessPage {
  const query = new URL(request.url).searchParams;
  const notice = noticeOf(query.get('aviso'));
  const token = query.get('recuperar') ?? '';
  if (token !== '') return { kind: 'password', token, notice };
  if (user) return { kind: 'account', user, notice };
  const asking = {
    usuario: '',
    voltar: returnPath(query.get('voltar')) ?? previousPath(request) ?? '',
    notice,
  };
  if (query.has('esqueci')) return { kind: 'forgot', ...asking };
  const favorito = readId(query.get('favorito'));
  return { kind: 'login', ...asking, favorites: query.get('motivo') === 'favoritos', favorito };
}

/** The form over a page, which logs in and leads back to it. */
export function loginPopup(query: URLSearchParams): LoginScreen {
  return loginScreen({ usuario: '', voltar: returnPath(query.get('voltar')) ?? '' });
}

/** @throws ApiError when the platform failed, which is nobody's mistake. */
export async function answerAccess(locals: Locals, posted: FormData): Promise<AccessOutcome> {
  const field = (name: string): string => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const asking = { usuario: field('usuario').trim(), voltar: returnPath(field('voltar')) ?? '' };
  const screens: Readonly<Record<string, () => Promise<AccessOutcome>>> = {
    entrar: () => enter(locals, { ...asking, senha: field('senha'), favorito: readId(field('favorito')) }),
    sair: () => leave(locals),
    recuperar: () => recover(locals, asking),
    senha: () => renew(locals, field('token'), field('senha')),
  };
  const acao = field('acao');
  const act = Object.hasOwn(screens, acao) ? screens[acao] : undefined;
  return act ? act() : refuse(loginScreen(asking), { field: 'form', message: accessText.problems.failed });
}

type Asking = { readonly usuario: string; readonly voltar: string };

async function enter(
  { sessionApi }: Locals,
  { usuario, voltar, senha, favorito }: Asking & { readonly senha: string; readonly favorito: number },
): Promise<AccessOutcome> {
  const screen = loginScreen({ usuario, voltar }, favorito);
  const { problems } = accessText;
  if (usuario === '') return refuse(screen, { field: 'usuario', message: problems.user });
  if (senha === '') return refuse(screen, { field: 'senha', message: problems.password });
  return attempt(screen, 'senha', async () => {
    await login(sessionApi(), { usuario, senha });
    if (favorito > 0) await optional(addFavorite(sessionApi(), favoriteOf(favorito)), undefined, 'favourite');
    return { path: voltar || accessPath, entered: true };
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
    return { path: noticePath('recuperacao'), entered: false };
  });
}

async function renew({ sessionApi }: Locals, token: string, senha: string): Promise<AccessOutcome> {
  const screen: AccessPage = { kind: 'password', token };
  const fault = passwordFault(senha);
  if (fault) return refuse(screen, { field: 'senha', message: passwordText[fault] });
  return attempt(screen, 'senha', async () => {
    await setPassword(sessionApi(), { token, senha });
    return { path: noticePath('senha'), entered: false };
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

function loginScreen(asking: Asking, favorito = 0): LoginScreen {
  return { kind: 'login', ...asking, favorites: false, favorito };
}

type Notice = keyof typeof accessText.notices;

function noticePath(aviso: Notice): string {
  return `${accessPath}?${new URLSearchParams({ aviso })}`;
}

function noticeOf(aviso: string | null): string | undefined {
  return aviso !== null && Object.hasOwn(accessText.notices, aviso)
    ? accessText.notices[aviso as Notice]
    : undefined;
}
