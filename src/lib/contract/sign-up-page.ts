/** What `/checkout/cadastro` shows, gathered by `lib/server/account/sign-up-page.ts`. */

import type { SignUpFaults, TypedSignUp } from '#lib/domain/accounts/sign-up-form.ts';
import type { Onward } from '#lib/domain/kernel/onward.ts';

export type SignUpScreen = {
  readonly kind: 'form';
  readonly onward: Onward;
  /** Without the password: it is typed again. */
  readonly typed: TypedSignUp;
  readonly faults: SignUpFaults;
  /** About the whole form, or about the password the platform refused. */
  readonly problem?: string | undefined;
  readonly senhaProblem?: string | undefined;
  /** What the postal code brought. */
  readonly cepNote?: string | undefined;
};
export type ConfirmScreen = {
  readonly kind: 'confirm';
  /** Of the mailed link. */
  readonly token: string;
  /** Its password is chosen there. */
  readonly isNew: boolean;
  readonly senhaProblem?: string | undefined;
  readonly problem?: string | undefined;
};

export type SignUpPage = SignUpScreen | ConfirmScreen | { readonly kind: 'sent'; readonly onward: Onward };
