/** A pasted list of codes on its way into the cart: the good lines are added whole, the others named. */
import type { ListaSku } from '#lib/contract/cart-sku-list.ts';
import type { FaltaSku, MotivoSku, SkuLine } from '#lib/domain/cart/sku-list.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import { allowedQuantity } from '#lib/domain/offers/stock.ts';
import { lineKey } from '#lib/platform/offers/available-lines.ts';
import { type Goods, offerOf, stockOf } from '#lib/platform/offers/goods.ts';
import type { CartLine } from '#lib/platform/offers/line.ts';
import { type Change, MAX_LINES } from '#lib/platform/offers/line-changes.ts';
import { type Item, lineOf } from '#lib/platform/offers/priced-items.ts';

export type FoundSku = Pick<Item, 'id_produto' | 'valor'>;

type Adding = {
  readonly change: Change;
  /** What became of the list, once `change` ran. */
  readonly outcome: () => Pick<ListaSku, 'adicionadas' | 'faltas'>;
};

/** `found` are products and values by their code in upper case. */
export function addingSkus(list: readonly SkuLine[], found: ReadonlyMap<string, FoundSku>): Adding {
  let outcome: Pick<ListaSku, 'adicionadas' | 'faltas'> = { adicionadas: 0, faltas: [] };
  const change: Change = (lines, goods, terms) => {
    const cart = new Map(lines.map((line) => [lineKey(line), line]));
    const faltas: FaltaSku[] = [];
    for (const line of list) {
      const refused = put(line, found.get(line.sku.toUpperCase()), { cart, goods, terms });
      if (refused) faltas.push({ linha: line.linha, texto: line.texto, ...refused });
    }
    outcome = { adicionadas: list.length - faltas.length, faltas };
    return [...cart.values()];
  };
  return { change, outcome: () => outcome };
}

type Place = {
  readonly cart: Map<string, CartLine>;
  readonly goods: Goods;
  readonly terms: Terms;
};
type Refused = Pick<FaltaSku, 'motivo' | 'restam'>;

/** Adds one line to the cart, or says why not. */
function put(
  { quantidade }: SkuLine,
  sku: FoundSku | undefined,
  { cart, goods, terms }: Place,
): Refused | undefined {
  if (quantidade === undefined) return refused('quantidade');
  if (!sku) return refused('desconhecido');
  const wanted = lineOf({ ...sku, tipo: 'produto', quantidade });
  const offer = offerOf(wanted, goods, terms);
  if (offer.kind !== 'offer') return refused(REASONS[offer.kind]);
  const key = lineKey(wanted);
  const others = [...cart.values()].flatMap((line) => {
    const other = lineKey(line) === key ? undefined : offerOf(line, goods, terms);
    return other?.kind === 'offer' ? [{ needs: other.needs, quantidade: line.quantidade }] : [];
  });
  const before = cart.get(key)?.quantidade ?? 0;
  const restam = Math.max(0, allowedQuantity(offer.needs, others, stockOf(goods)) - before);
  if (restam < quantidade) return restam === 0 ? refused('esgotado') : { motivo: 'estoque', restam };
  if (before === 0 && cart.size >= MAX_LINES) return refused('cheio');
  cart.set(key, { ...(cart.get(key) ?? wanted), quantidade: before + quantidade });
  return undefined;
}

const REASONS = { unknown: 'desconhecido', onRequest: 'sobConsulta', choice: 'escolha' } as const;

function refused(motivo: MotivoSku): Refused {
  return { motivo, restam: 0 };
}
