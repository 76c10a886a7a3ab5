/** The pages of `/minha-conta`, in the order they are offered. */
import type { Shell } from '#lib/contract/shell.ts';
import { accountPath, approvalsPath, buyersPath, ordersPath, wishlistPath } from '#lib/paths.ts';
import { approvalsText, buyersText } from '#lib/text/company-buyers.ts';
import { myAccountText } from '#lib/text/my-account.ts';
import { resellerText } from '#lib/text/reseller.ts';
import { wishlistPageText } from '#lib/text/wishlist.ts';

const { addresses, data, devices, orders, password, privacy } = myAccountText;

type AccountLink = { readonly label: string; readonly href: string };

/** The shop lets companies have several buyers, and this account is a company's, or buys for one. */
export function hasCompanyPages({ configuracoes, user }: Pick<Shell, 'configuracoes' | 'user'>): boolean {
  const offered = configuracoes.compradoresEmpresa?.ativo ?? false;
  return offered && (user?.pessoa === 'j' || (user?.compraPorEmpresa ?? false));
}

/** @param companies Whether those of `hasCompanyPages` are among them. */
export function accountLinksOf(companies: boolean): readonly AccountLink[] {
  return companies ? accountLinks.toSpliced(1, 0, ...companyLinks) : accountLinks;
}

const companyLinks: readonly AccountLink[] = [
  { label: approvalsText.title, href: approvalsPath },
  { label: buyersText.title, href: buyersPath },
];

const accountLinks: readonly AccountLink[] = [
  { label: orders, href: ordersPath },
  { label: wishlistPageText.title, href: wishlistPath },
  { label: data.title, href: `${accountPath}/dados` },
  { label: addresses.title, href: `${accountPath}/enderecos` },
  { label: password.title, href: `${accountPath}/senha` },
  { label: devices.title, href: `${accountPath}/aparelhos` },
  { label: resellerText.title, href: `${accountPath}/revenda` },
  { label: privacy.title, href: `${accountPath}/privacidade` },
];
