/** What is left of somebody where whoever has a link may read it: enough for who knows them, too little for who does not. */

/** `Ana S.` of `Ana Souza`; of a company or a single name the first three letters. */
export function maskedName(nome: string): string {
  const [first = '', ...rest] = nome.trim().split(/\s+/);
  const last = rest.at(-1);
  return last === undefined ? masked(first, 3) : `${first} ${[...last][0] ?? ''}.`;
}

/** `a***@exemplo.com.br`. */
export function maskedMail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return email === '' ? '' : `${masked(name, 1)}@${domain}`;
}

/** `01310-***`, of eight digits. */
export function maskedCep(cep: string): string {
  return cep === '' ? '' : `${cep.slice(0, 5)}-***`;
}

function masked(text: string, shown: number): string {
  return `${[...text].slice(0, shown).join('')}***`;
}
