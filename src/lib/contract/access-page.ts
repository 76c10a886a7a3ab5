/** What `/checkout/acesso` shows, gathered by `lib/server/account/access-page.ts`. */
import type { Onward } from '#lib/domain/kernel/onward.ts';
import type { Usuario } from './checkout.ts';

/** Why a form came back; `field` is the one it is about. */
export type AccessProblem = {
  readonly field: 'usuario' | 'senha' | 'codigo' | 'form';
  readonly message: string;
};

type Shared = {
  /** What was done before this page was opened. */
  readonly notice?: string | undefined;
  readonly problem?: AccessProblem | undefined;
};

/** A screen that asks who somebody is; keeps what was typed, and where they go on afterwards. */
type Asking = Shared & { readonly usuario: string; readonly onward: Onward };

export type LoginScreen = Asking & {
  readonly kind: 'login';
  /** A heart or the link to the favourites led here. */
  readonly favorites: boolean;
};
/** Asks for a code by mail or, once it was sent, for the code itself. */
export type CodeScreen = Asking & { readonly kind: 'code'; readonly sent: boolean };
export type ForgotScreen = Asking & { readonly kind: 'forgot' };
/** `token` is that of the mailed link. */
export type PasswordScreen = Shared & { readonly kind: 'password'; readonly token: string };
export type AccountScreen = Shared & { readonly kind: 'account'; readonly user: Usuario };

export type AccessPage = LoginScreen | CodeScreen | ForgotScreen | PasswordScreen | AccountScreen;
