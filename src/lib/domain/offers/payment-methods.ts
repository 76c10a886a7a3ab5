/** Ways to pay that a shop may name, because its settings have a price for them. Brands of cards are not among them. */
import { type CashDiscounts, methodPercent, type PaymentMethod } from './prices.ts';

type Settings = {
  readonly pagamento: { readonly descontoVista: CashDiscounts };
  readonly sistema: { readonly produto: { readonly parcelamento: { readonly maximo: number } } };
};

/** The cash price of every page is that of Pix, so a general discount names it too. */
export function namedMethods({ pagamento, sistema }: Settings): readonly PaymentMethod[] {
  const { descontoVista } = pagamento;
  const { boleto, deposito, cartao } = descontoVista;
  const named: Readonly<Record<PaymentMethod, boolean>> = {
    pix: methodPercent(descontoVista, 'pix') > 0,
    boleto: boleto > 0,
    deposito: deposito > 0,
    cartao: cartao > 0 || sistema.produto.parcelamento.maximo > 1,
  };
  return (['pix', 'boleto', 'deposito', 'cartao'] as const).filter((method) => named[method]);
}
