/** The delivery of the cart on the wire: ours, `/api/v2/vitrine/cart/freight`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import { type Convert, convertParcelamento, type Parcelamento } from './money.ts';
import type { Frete } from './shipment.ts';

export type FreteCarrinho<M extends Money = Reais> = {
  /** Where to, '' as long as nobody said. */
  readonly cep: string;
  /** Id of the chosen service, '' when none is, or it does not take this cart there any more. */
  readonly servico: string;
  /** None without a postal code, and for an empty cart. */
  readonly fretes: readonly Frete<M>[];
  readonly restricaoEntrega: string;
  readonly mensagem: string;
  /** As in `Cotacao`. */
  readonly confirmarAte?: string;
  /** The chosen service included. */
  readonly total: {
    readonly valor: M;
    readonly vista: M;
    readonly frete: M;
    readonly parcelamento: readonly Parcelamento<M>[];
  };
};

export function convertFreteCarrinho<A extends Money, B extends Money>(
  { total, ...rest }: FreteCarrinho<A>,
  convert: Convert<A, B>,
): FreteCarrinho<B> {
  return {
    ...rest,
    fretes: rest.fretes.map((frete) => ({ ...frete, valor: convert(frete.valor) })),
    total: {
      valor: convert(total.valor),
      vista: convert(total.vista),
      frete: convert(total.frete),
      parcelamento: total.parcelamento.map((plan) => convertParcelamento(plan, convert)),
    },
  };
}
