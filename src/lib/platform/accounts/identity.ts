/** What a visitor may log in with: an e-mail address, a CPF or a CNPJ, in any spelling. */
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';

export type Identity = { readonly email: string } | { readonly cpf_cnpj: string };

export function identityOf(usuario: string): Identity {
  return usuario.includes('@') ? { email: usuario.trim().toLowerCase() } : { cpf_cnpj: plainTaxId(usuario) };
}

export function identityText(identity: Identity): string {
  return 'email' in identity ? identity.email : identity.cpf_cnpj;
}
