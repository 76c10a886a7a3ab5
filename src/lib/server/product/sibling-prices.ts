/** What each value of a product's family costs: the product's own call says of the others only whether there are any. */
import { getLastSeen } from '#lib/api/showcase.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Produto, ProdutoDetalhe } from '#lib/contract/product.ts';
import { openingPrice } from '#lib/domain/catalogue/attributes.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';

/** Empty where nobody has to compare, and on a hosted platform, whose call may keep what was asked. */
export async function loadSiblingPrices(
  { shopApi, config }: Pick<App.Locals, 'shopApi' | 'config'>,
  produto: ProdutoDetalhe<Centavos>,
): Promise<ReadonlyMap<number, Centavos>> {
  const valores = filled(produto.atributos)?.unico?.valores ?? [];
  const seen = valores.filter(({ selecionado }) => !selecionado).map((valor) => valor.produto.id);
  if (seen.length === 0 || config.platformUrl !== undefined) return new Map();
  const others = await getLastSeen(shopApi(), { productId: produto.id, seen, limit: seen.length });
  const prices = [produto, ...others.produtos].flatMap(priceOf);
  const differ = new Set(prices.map(([, price]) => price)).size > 1;
  return new Map(differ ? prices : []);
}

/** None of what cannot be bought. */
function priceOf({
  id,
  status,
  precos,
  atributos,
}: Pick<Produto<Centavos>, 'id' | 'status' | 'precos' | 'atributos'>): readonly (readonly [
  number,
  Centavos,
])[] {
  if (status !== 'disponivel') return [];
  return [[id, openingPrice(precos, filled(atributos)?.simples?.valores ?? []).precos.vista]];
}
