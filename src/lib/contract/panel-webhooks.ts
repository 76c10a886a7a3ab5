/** Web hooks, as the owner makes and looks at them: ours, `/api/v2/vitrine/panel/webhooks*`. */
import type { EventType } from '#lib/domain/programs/web-hooks.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

/** What a form sends. */
export type NovoWebhook = {
  readonly nome: string;
  readonly url: string;
  /** Types of events; none for all. */
  readonly tipos: readonly EventType[];
};

export type WebhookPainel = {
  readonly id: number;
  readonly nome: string;
  readonly url: string;
  readonly tipos: readonly string[];
  /** `falhando`: the last try failed. `desligado` by somebody, `desistiu` by the shop itself after long failure. */
  readonly situacao: 'ativo' | 'falhando' | 'desligado' | 'desistiu';
  /** ISO time since which every try failed; '' for none. */
  readonly falhaDesde: string;
  /** ISO time until which the secret before is good too; '' for none. */
  readonly anteriorAte: string;
  /** Deliveries that wait, and those that were given up. */
  readonly esperam: number;
  readonly falharam: number;
  readonly revisao: number;
  readonly por: string;
  /** ISO time. */
  readonly criadoEm: string;
};

export type WebhooksPainel = {
  /** The newest first. */
  readonly webhooks: readonly WebhookPainel[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type EntregaWebhook = {
  readonly id: number;
  /** The `webhook-id`, the same in each try. */
  readonly evento: string;
  readonly tipo: string;
  readonly corpo: string;
  readonly situacao: 'espera' | 'entregue' | 'falhou';
  readonly tentativas: number;
  /** Status of the last answer, 0 where none came. */
  readonly resposta: number;
  /** Why the last try failed, '' when it did not: `resposta`, `desvio`, `demora`, `dns`, `privado`, `certificado`, `conexao`, `segredo`. */
  readonly falta: string;
  /** ISO times; '' for not so far, or never again. */
  readonly criadaEm: string;
  readonly tentadaEm: string;
  readonly proxima: string;
};

/** `entregas`: the last ones, the newest first. */
export type WebhookAberto = {
  readonly webhook: WebhookPainel;
  readonly entregas: readonly EntregaWebhook[];
};

/** `segredo` is shown this once. */
export type WebhookCriado = { readonly webhook: WebhookPainel; readonly segredo: string };
