/** Mercado Pago, as the shop's own people set it: ours, `/api/v2/vitrine/panel/payments/mercado-pago*`. */
import type { MercadoPagoFields } from '#lib/domain/payments/mercado-pago-fields.ts';
import type { AlteracaoPainel } from './panel-changes.ts';
import type { PixApiPainel, SegredoPainel } from './panel-pix-api.ts';

export type MercadoPagoPainel = MercadoPagoFields & {
  readonly revisao: string;
  /** Where each secret is kept: `painel` in the database, sealed, `ambiente` in the environment, '' nowhere. */
  readonly segredos: { readonly accessToken: SegredoPainel; readonly assinatura: SegredoPainel };
  /** They were sealed with another key than this server's: they have to be sent again. */
  readonly fechados: boolean;
  /** Whether they are sealed by a key of their own (SECRETS_KEY). */
  readonly chavePropria: boolean;
  /** Whether there is a token. */
  readonly completo: boolean;
  /** Pix is made by a bank: that of Mercado Pago waits. */
  readonly pixPeloBanco: boolean;
  /** The last test, '' and none where there was none since the last change. */
  readonly testadoEm: string;
  readonly teste: PixApiPainel['teste'];
  /** To be typed at Mercado Pago; '' without an account. */
  readonly enderecoAvisos: string;
  /** Scripts of other companies on the page where a card is typed, and what they were seen like; none while that is off. */
  readonly programas: readonly ProgramaPainel[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type ProgramaPainel = {
  readonly endereco: string;
  readonly empresa: string;
  /** Why it runs there. */
  readonly motivo: string;
  /** SHA-256 in hexadecimal, and since when it is that; '' before it was seen. */
  readonly impressao: string;
  readonly desde: string;
  /** When it was looked at last, and why it could not be read then, '' for none. */
  readonly visto: string;
  readonly falha: string;
};
