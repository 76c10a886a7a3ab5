/** Keys for programs, as the owner makes and revokes them: ours, `/api/v2/vitrine/panel/programs*`. */
import type { Scope } from '#lib/domain/programs/scopes.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type ChavePrograma = {
  readonly id: number;
  readonly nome: string;
  /** First characters of the key, to recognise it by. */
  readonly inicio: string;
  readonly escopos: readonly Scope[];
  /** Calls a minute. */
  readonly porMinuto: number;
  readonly situacao: 'ativa' | 'vencida' | 'revogada';
  /** ISO times; '' for never, or not so far. */
  readonly criadaEm: string;
  readonly validaAte: string;
  readonly usadaEm: string;
  readonly revogadaEm: string;
  /** Who made it. */
  readonly por: string;
};

export type ChavesPrograma = {
  /** The newest first; revoked ones too. */
  readonly chaves: readonly ChavePrograma[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

/** `segredo` is shown this once: only a digest of it is kept. */
export type ChaveCriada = { readonly chave: ChavePrograma; readonly segredo: string };

/** A write, a refusal, or a look at personal data. */
export type ChamadaPrograma = {
  readonly id: number;
  /** `PUT /program/stock/:codigo`. */
  readonly chamada: string;
  /** What of: a code, the number of an order; '' for none. */
  readonly alvo: string;
  /** Status of its answer. */
  readonly status: number;
  readonly em: string;
};

export type ChaveAberta = {
  readonly chave: ChavePrograma;
  /** The newest first. */
  readonly chamadas: readonly ChamadaPrograma[];
};

export type NovaChave = {
  readonly nome: string;
  readonly escopos: readonly Scope[];
  /** Days; 0 for a key without an end. */
  readonly dias: number;
  readonly porMinuto: number;
};
