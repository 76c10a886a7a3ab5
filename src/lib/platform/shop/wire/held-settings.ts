import type { Configuracoes, EmpresaPagamento } from '#lib/contract/settings.ts';
import { heldDiscounts, heldInstallments } from '#lib/domain/offers/held-prices.ts';
import type { PaidWay } from '#lib/domain/payments/methods.ts';

/** The settings as they hold with the ways to pay that are on: every price that is shown or charged is made of these. */
export function heldSettings(
  settings: Configuracoes,
  {
    formas,
    empresas,
  }: { readonly formas: readonly PaidWay[]; readonly empresas: readonly EmpresaPagamento[] },
): Configuracoes {
  const { pagamento, sistema } = settings;
  const { produto } = sistema;
  return {
    ...settings,
    pagamento: {
      descontoVista: heldDiscounts(pagamento.descontoVista, formas),
      formas,
      ...(empresas.length > 0 && { empresas }),
    },
    sistema: {
      ...sistema,
      produto: { ...produto, parcelamento: heldInstallments(produto.parcelamento, formas) },
    },
  };
}
