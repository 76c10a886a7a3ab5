/** What a bank refuses (RFC 7807), and what leaves us without an answer. Messages hold nothing of what was sent. */
import { z } from 'zod';

/** Of the Central Bank's list, `PixDevolucaoInvalida`; '' where a bank says nothing of it. */
export type PixProblem = {
  readonly status: number;
  readonly name: string;
  /** In the bank's words, for the shop's people alone. */
  readonly detail: string;
  readonly correlationId: string;
};

const violation = z.object({ razao: z.string().optional(), propriedade: z.string().optional() });
const problem = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  detail: z.string().optional(),
  correlationId: z.string().optional(),
  violacoes: z.array(violation).optional(),
  // Efí's own.
  nome: z.string().optional(),
  mensagem: z.string().optional(),
  // OAuth.
  error: z.string().optional(),
  error_description: z.string().optional(),
});

const LONGEST = 300;

/** Undefined for what no bank's API says, such as the page of a proxy. */
export function readProblem(status: number, json: unknown): PixProblem | undefined {
  const read = problem.safeParse(json);
  if (!read.success) return undefined;
  const { type = '', title, detail, correlationId = '', violacoes = [], nome, mensagem } = read.data;
  const { error, error_description } = read.data;
  const violated = violacoes.map(({ razao = '', propriedade = '' }) => `${propriedade}: ${razao}`);
  const said = [detail ?? title ?? mensagem ?? error_description ?? error ?? '', ...violated];
  return {
    status,
    name: type.split('/').at(-1) || nome || error || '',
    detail: said
      .filter((one) => one !== '')
      .join(' · ')
      .slice(0, LONGEST),
    correlationId: correlationId.slice(0, 64),
  };
}

/** What logs may say of it. */
export function problemLine({ status, name, correlationId }: PixProblem): string {
  return `${status}${name && ` ${name.slice(0, 60)}`}${correlationId && ` (${correlationId})`}`;
}

/** What the history of a charge says: the name that the shop's text explains, and the bank's words. */
export function problemReason({ status, name, detail }: PixProblem): string {
  return `${name || status}${detail && `: ${detail}`}`.slice(0, LONGEST);
}
