/** The pages of `/minha-conta`, in the order they are offered. */
import { accountPath, ordersPath, wishlistPath } from '#lib/paths.ts';
import { myAccountText } from '#lib/text/my-account.ts';
import { resellerText } from '#lib/text/reseller.ts';
import { wishlistPageText } from '#lib/text/wishlist.ts';

const { addresses, data, devices, orders, password, privacy } = myAccountText;

export const accountLinks = [
  { label: orders, href: ordersPath },
  { label: wishlistPageText.title, href: wishlistPath },
  { label: data.title, href: `${accountPath}/dados` },
  { label: addresses.title, href: `${accountPath}/enderecos` },
  { label: password.title, href: `${accountPath}/senha` },
  { label: devices.title, href: `${accountPath}/aparelhos` },
  { label: resellerText.title, href: `${accountPath}/revenda` },
  { label: privacy.title, href: `${accountPath}/privacidade` },
] as const;
