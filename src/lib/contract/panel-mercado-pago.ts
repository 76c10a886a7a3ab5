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
  readonly alteracoes: readonly AlteracaoPainel[];
};
