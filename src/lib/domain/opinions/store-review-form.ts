/** The form for an opinion on the shop: what was typed, and what is wrong with it. */
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import type { Faults } from './opinion-forms.ts';

export const STORE_REVIEW_LENGTH = 5000;
/** What experience and service are given, the worst first. */
export const STORE_MARKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** As it was typed; '' for what was left out. */
export type TypedStoreReview = {
  /** '1' to '10', as is `atendimento`. */
  readonly experiencia: string;
  readonly atendimento: string;
  /** 'sim' or 'nao'. */
  readonly satisfacao: string;
  readonly autorizacao: boolean;
  readonly mensagem: string;
};
export type StoreReviewFaults = Faults<'experiencia' | 'atendimento' | 'satisfacao' | 'mensagem'>;

export const BLANK_STORE_REVIEW: TypedStoreReview = {
  experiencia: '',
  atendimento: '',
  satisfacao: '',
  autorizacao: false,
  mensagem: '',
};

export function readStoreReview(form: FormData): TypedStoreReview {
  return {
    experiencia: line(form, 'experiencia'),
    atendimento: line(form, 'atendimento'),
    satisfacao: line(form, 'satisfacao'),
    autorizacao: form.has('autorizacao'),
    mensagem: text(form, 'mensagem'),
  };
}

/** A message may be left out. */
export function storeReviewFaults(typed: TypedStoreReview): StoreReviewFaults {
  return {
    ...(isMark(typed.experiencia) ? {} : { experiencia: 'missing' }),
    ...(isMark(typed.atendimento) ? {} : { atendimento: 'missing' }),
    ...(/^(sim|nao)$/.test(typed.satisfacao) ? {} : { satisfacao: 'missing' }),
    ...(typed.mensagem.length > STORE_REVIEW_LENGTH ? { mensagem: 'long' } : {}),
  };
}

function isMark(typed: string): boolean {
  return STORE_MARKS.some((mark) => String(mark) === typed);
}
