/** The forms of a product page that take an opinion or a question: what was typed, and what is wrong with it. */
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { isMailAddress, MAIL_ADDRESS_LENGTH } from '#lib/domain/kernel/mail-address.ts';

/** Most characters of each field, as the platform takes them. */
export const OPINION_LIMITS = {
  nome: 200,
  email: MAIL_ADDRESS_LENGTH,
  comentario: 5000,
  pergunta: 2000,
  resposta: 5000,
} as const;

/** Why a field cannot be sent. */
export type Fault = 'missing' | 'long' | 'wrong';
export type Faults<Field extends string> = Partial<Readonly<Record<Field, Fault>>>;

/** As it was typed; '' for what was left out. */
export type TypedReview = {
  readonly nome: string;
  readonly email: string;
  /** '1' to '5'. */
  readonly nota: string;
  readonly comentario: string;
  readonly recomenda: boolean;
};
export type TypedQuestion = { readonly nome: string; readonly email: string; readonly pergunta: string };
export type TypedAnswer = { readonly nome: string; readonly email: string; readonly resposta: string };

export const BLANK_REVIEW: TypedReview = { nome: '', email: '', nota: '', comentario: '', recomenda: false };
export const BLANK_QUESTION: TypedQuestion = { nome: '', email: '', pergunta: '' };
export const BLANK_ANSWER: TypedAnswer = { nome: '', email: '', resposta: '' };

export function readReview(form: FormData): TypedReview {
  return {
    nome: line(form, 'nome'),
    email: line(form, 'email'),
    nota: line(form, 'nota'),
    comentario: text(form, 'comentario'),
    recomenda: form.has('recomenda'),
  };
}

export function readQuestion(form: FormData): TypedQuestion {
  return { nome: line(form, 'nome'), email: line(form, 'email'), pergunta: text(form, 'pergunta') };
}

export function readAnswer(form: FormData): TypedAnswer {
  return { nome: line(form, 'nome'), email: line(form, 'email'), resposta: text(form, 'resposta') };
}

export function reviewFaults(review: TypedReview): Faults<'nome' | 'email' | 'nota' | 'comentario'> {
  return faults({
    nota: /^[1-5]$/.test(review.nota) ? undefined : 'missing',
    comentario: textFault(review.comentario, OPINION_LIMITS.comentario),
    nome: textFault(review.nome, OPINION_LIMITS.nome),
    email: emailFault(review.email),
  });
}

export function questionFaults(question: TypedQuestion): Faults<keyof TypedQuestion> {
  return faults({
    pergunta: textFault(question.pergunta, OPINION_LIMITS.pergunta),
    nome: textFault(question.nome, OPINION_LIMITS.nome),
    email: emailFault(question.email),
  });
}

export function answerFaults(answer: TypedAnswer): Faults<keyof TypedAnswer> {
  return faults({
    resposta: textFault(answer.resposta, OPINION_LIMITS.resposta),
    nome: textFault(answer.nome, OPINION_LIMITS.nome),
    email: emailFault(answer.email),
  });
}

function emailFault(email: string): Fault | undefined {
  if (email === '') return 'missing';
  return isMailAddress(email) ? undefined : 'wrong';
}

function textFault(value: string, longest: number): Fault | undefined {
  if (value === '') return 'missing';
  return value.length > longest ? 'long' : undefined;
}

function faults<Field extends string>(found: Readonly<Record<Field, Fault | undefined>>): Faults<Field> {
  return Object.fromEntries(
    Object.entries(found).filter(([, fault]) => fault !== undefined),
  ) as Faults<Field>;
}
