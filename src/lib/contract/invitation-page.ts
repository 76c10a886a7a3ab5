/** What `/checkout/convite` shows, gathered by `lib/server/account/invitation-page.ts`. */
import type { ConviteEquipe } from './invitation.ts';

export type TypedInvitation = { readonly email: string; readonly nome: string; readonly documento: string };

export type InvitationScreen = {
  readonly kind: 'form';
  readonly token: string;
  readonly convite: ConviteEquipe;
  /** Without the password: it is typed again. */
  readonly typed: TypedInvitation;
  readonly faults: Partial<Record<keyof TypedInvitation | 'senha', string>>;
  /** About the whole form. */
  readonly problem?: string | undefined;
};

/** `gone`: the link is not good, or not any more. */
export type InvitationPage = InvitationScreen | { readonly kind: 'gone' };
