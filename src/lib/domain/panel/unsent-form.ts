/** A form of the panel that was sent after its session had ended. */
export type Unsent = {
  /** Where it was sent. */
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** It had files, which cannot go back. */
  readonly files: boolean;
};

/** What was typed into it; undefined where nothing was, and where a secret is among it, which is typed again. */
export function unsentForm(
  path: string,
  posted: Iterable<readonly [string, string | { readonly size: number }]>,
): Unsent | undefined {
  const all = [...posted];
  const fields = all.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  if (!fields.some(isTyped)) return undefined;
  if (fields.some(([name, value]) => SECRET.test(name) && value !== '')) return undefined;
  const files = all.some(([, value]) => typeof value !== 'string' && value.size > 0);
  return { path, fields, files };
}

/** Whether a field is worth being shown: the others go along unseen. */
export function isTyped([name, value]: Unsent['fields'][number]): boolean {
  return !OUR_OWN.has(name) && value.trim() !== '';
}

const SECRET = /senha|secret|segredo|token|codigo$|certificado|privada/i;
/** Written by the page, not by whoever fills the form in. */
const OUR_OWN: ReadonlySet<string> = new Set(['acao', 'revisao', 'versao', 'caminho', 'id']);
