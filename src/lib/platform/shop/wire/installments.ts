import { toCentavos } from '#lib/domain/kernel/money.ts';
import type { InstallmentRules } from '#lib/domain/offers/installments.ts';
import type { Shop } from '../shop.ts';

/** How the shop lets its visitors pay in parts. */
export function installmentRules({ configuracoes }: Pick<Shop, 'configuracoes'>): InstallmentRules {
  const { parcelaMinima, ...rules } = configuracoes.sistema.produto.parcelamento;
  return { ...rules, parcelaMinima: toCentavos(parcelaMinima) };
}
