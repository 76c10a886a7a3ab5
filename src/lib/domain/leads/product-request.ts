/** The form that asks the shop about a product it cannot sell at once: tell me when it is back, or what it costs. */
import { line, readId, readSubject, type Subject, text } from '#lib/domain/kernel/form-fields.ts';
import { isMailAddress, MAIL_ADDRESS_LENGTH } from '#lib/domain/kernel/mail-address.ts';

/** `aviso` goes to `product/solicitation`, `orcamento` to `product/budget`. */
export type RequestKind = 'aviso' | 'orcamento';

export type ProductRequest = Subject & {
  readonly tipo: RequestKind;
  /** The value asked for, 0 for the product as a whole. */
  readonly idAtributoValor: number;
  readonly nome: string;
  readonly email: string;
  readonly contato: string;
  readonly mensagem: string;
  /** Wants news of the shop as well. */
  readonly mailing: boolean;
};

export type RequestField = 'nome' | 'email' | 'contato' | 'mensagem';
/** What is wrong with a field; `form` is what the platform refused. */
export type RequestProblem = 'missing' | 'long' | 'bad';
export type RequestProblems = Readonly<Partial<Record<RequestField, RequestProblem>>>;

/** A request that came back. */
export type RefusedRequest = {
  readonly request: ProductRequest;
  readonly problems: RequestProblems;
  /** What the platform said, or that it said nothing. */
  readonly failure?: string | undefined;
};

/** Characters; the platform takes as many. */
export const REQUEST_LIMITS: Readonly<Record<RequestField, number>> = {
  nome: 200,
  email: MAIL_ADDRESS_LENGTH,
  contato: 200,
  mensagem: 5000,
};

/** Undefined when it does not come from a product's page. */
export function readProductRequest(form: FormData): ProductRequest | undefined {
  const tipo = line(form, 'tipo');
  const subject = readSubject(form);
  if ((tipo !== 'aviso' && tipo !== 'orcamento') || !subject) return undefined;
  return {
    ...subject,
    tipo,
    idAtributoValor: readId(form.get('idAtributoValor')),
    nome: line(form, 'nome'),
    email: line(form, 'email'),
    contato: line(form, 'contato'),
    mensagem: text(form, 'mensagem'),
    mailing: form.has('mailing'),
  };
}

export function requestProblems(request: ProductRequest): RequestProblems {
  const problems = (Object.keys(REQUEST_LIMITS) as RequestField[]).flatMap((field) => {
    const problem = problemOf(field, request[field]);
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(problems);
}

function problemOf(field: RequestField, typed: string): RequestProblem | undefined {
  if (typed.length > REQUEST_LIMITS[field]) return 'long';
  if ((field === 'nome' || field === 'email') && typed === '') return 'missing';
  return field === 'email' && !isMailAddress(typed) ? 'bad' : undefined;
}
