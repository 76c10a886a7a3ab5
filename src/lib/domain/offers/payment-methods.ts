/**
 * Ways to pay that a shop may name. Our own platform says which are on; of a hosted one those are named that its settings have a
 * price for. Brands of cards are not among them.
 */
import { type CashDiscounts, methodPercent, type PaymentMethod } from './prices.ts';

/** Agreed with the shop, paid when it is collected, and by companies that may pay later. */
export type ShownMethod = PaymentMethod | 'combinar' | 'retirada' | 'faturado';

type Settings = {
  readonly pagamento: {
    readonly descontoVista: CashDiscounts;
    readonly formas?: readonly ShownMethod[] | undefined;
  };
  readonly sistema: { readonly produto: { readonly parcelamento: { readonly maximo: number } } };
};

/** The cash price of every page is that of Pix, so a general discount of a hosted shop names it too. */
export function namedMethods({ pagamento, sistema }: Settings): readonly ShownMethod[] {
  const { descontoVista, formas } = pagamento;
  if (formas) return formas;
  const { boleto, deposito, cartao } = descontoVista;
  const named: Readonly<Record<PaymentMethod, boolean>> = {
    pix: methodPercent(descontoVista, 'pix') > 0,
    boleto: boleto > 0,
    deposito: deposito > 0,
    cartao: cartao > 0 || sistema.produto.parcelamento.maximo > 1,
  };
  return (['pix', 'boleto', 'deposito', 'cartao'] as const).filter((method) => named[method]);
}

/** Whether the cash price may be called that of Pix: platforms need not say whose it is. */
export function isCashNamed(settings: Settings): boolean {
  return settings.pagamento.formas !== undefined || namedMethods(settings).includes('pix');
}

/** What is said of paying beside the list: everything is agreed on, nothing can be ordered, or nothing needs to be said. */
export function paymentNote({
  pagamento: { formas },
}: Pick<Settings, 'pagamento'>): 'arranged' | 'closed' | undefined {
  if (formas === undefined) return undefined;
  if (formas.length === 0) return 'closed';
  const onSite: readonly ShownMethod[] = ['pix', 'boleto', 'cartao'];
  const arranged = formas.includes('combinar') && !onSite.some((method) => formas.includes(method));
  return arranged ? 'arranged' : undefined;
}
