/** What the shop calls somebody: the first name of a person, the trade name of a company. */

type Named = { readonly pessoa: string; readonly nomeRazao: string; readonly nomeFantasia: string };

export function callName({ pessoa, nomeRazao, nomeFantasia }: Named): string {
  if (pessoa === 'j') return nomeFantasia || nomeRazao;
  return nomeRazao.trim().split(/\s+/)[0] ?? '';
}
