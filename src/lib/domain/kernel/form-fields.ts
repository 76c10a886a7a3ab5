/** Reading the fields of posted forms, whatever was put into them. */

const MAX_ID = 2_147_483_647;

/** As it was typed, several lines of it: what no database keeps is left out, lines end as the browser counted them. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  return value.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim();
}

/** The same on one line. */
export function line(form: FormData, name: string): string {
  return text(form, name).replace(/\s+/g, ' ');
}

/** An id as a form or an address carries it; 0 for what is none. */
export function readId(typed: FormDataEntryValue | null): number {
  const value = typeof typed === 'string' && /^\s*\d{1,10}\s*$/.test(typed) ? Number(typed) : 0;
  return value <= MAX_ID ? value : 0;
}

/** The product whose page sent a form. */
export type Subject = {
  /** Path of its page. */
  readonly rota: string;
  readonly idProduto: number;
};

/** Undefined when no product page sent it: no path of this shop, no product. */
export function readSubject(form: FormData): Subject | undefined {
  const rota = line(form, 'rota');
  const idProduto = readId(form.get('idProduto'));
  return /^\/[^/\\]/.test(rota) && idProduto > 0 ? { rota, idProduto } : undefined;
}
