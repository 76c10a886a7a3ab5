/** Pix by the API of a bank, as the shop's own people set it: ours, `/api/v2/vitrine/panel/payments/pix-api*`. */
import type { PixApiFields } from '#lib/domain/payments/pix-api-fields.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type PixApiPainel = PixApiFields & {
  readonly revisao: string;
  /** Where each secret is kept: `painel` in the database, sealed, `ambiente` in the environment, '' nowhere. */
  readonly segredos: {
    readonly clientSecret: SegredoPainel;
    readonly appKey: SegredoPainel;
    readonly certificado: SegredoPainel;
  };
  /** Whether the bank asks for it. */
  readonly pede: { readonly clientSecret: boolean; readonly appKey: boolean };
  /** They were sealed with another key than this server's: they have to be sent again. */
  readonly fechados: boolean;
  /** Whether they are sealed by a key of their own (SECRETS_KEY): that of sessions may lie beside the database in a backup. */
  readonly chavePropria: boolean;
  /** ISO time at which the certificate ends, and days until then; '' and 0 where it cannot be told. */
  readonly certificadoAte: string;
  readonly certificadoDias: number;
  /** Whether the account has all that its bank asks for. */
  readonly completo: boolean;
  /** The last test, '' and none where there was none since the last change. */
  readonly testadoEm: string;
  readonly teste: readonly {
    readonly passo: PassoTeste;
    readonly ok: boolean;
    /** In the bank's word. */
    readonly motivo: string;
  }[];
  /** Whose address the bank sends notices to, when it was last asked; '' where it did not say. */
  readonly avisos: '' | 'nossa' | 'outra' | 'nenhuma';
  readonly avisosEm: string;
  /** The address, for a bank that wants it typed; '' without an account. */
  readonly enderecoAvisos: string;
  readonly alteracoes: readonly AlteracaoPainel[];
};

/** Of a test of the connection. */
export type PassoTeste = 'token' | 'cobrancas' | 'recebidos' | 'avisos' | 'formas';
export type SegredoPainel = '' | 'painel' | 'ambiente';
