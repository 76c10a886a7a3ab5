/** The contact form: what was typed, and what is wrong with it. */
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { isMailAddress, MAIL_ADDRESS_LENGTH } from '#lib/domain/kernel/mail-address.ts';
import type { Faults } from '#lib/domain/opinions/opinion-forms.ts';

/** Most characters of each field, as the platform takes them. */
export const CONTACT_LIMITS = {
  nome: 200,
  email: MAIL_ADDRESS_LENGTH,
  contato: 200,
  assunto: 200,
  mensagem: 10_000,
} as const;

/** As it was typed; '' for what was left out. */
export type TypedMessage = Readonly<Record<keyof typeof CONTACT_LIMITS, string>>;
export type ContactFaults = Faults<keyof TypedMessage>;

export const BLANK_MESSAGE: TypedMessage = { nome: '', email: '', contato: '', assunto: '', mensagem: '' };

/** A field that people do not see and programs fill in. */
export const TRAP = 'website';

export function readMessage(form: FormData): TypedMessage {
  return {
    nome: line(form, 'nome'),
    email: line(form, 'email'),
    contato: line(form, 'contato'),
    assunto: line(form, 'assunto'),
    mensagem: text(form, 'mensagem'),
  };
}

/** Telephone and subject may be left out. */
export function messageFaults(typed: TypedMessage): ContactFaults {
  const fields = Object.keys(CONTACT_LIMITS) as (keyof TypedMessage)[];
  const found = fields.flatMap((field) => {
    const fault = faultOf(field, typed[field]);
    return fault ? [[field, fault] as const] : [];
  });
  return Object.fromEntries(found);
}

function faultOf(field: keyof TypedMessage, value: string): ContactFaults[typeof field] {
  if (value === '') return field === 'contato' || field === 'assunto' ? undefined : 'missing';
  if (value.length > CONTACT_LIMITS[field]) return 'long';
  return field === 'email' && !isMailAddress(value) ? 'wrong' : undefined;
}
