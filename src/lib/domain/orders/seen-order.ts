/** What a page said of an order, carried by its form: so that who is refused is told which of it has changed. */
import type { Centavos } from '#lib/domain/kernel/money.ts';

/** As much of a review as is compared. */
type Review = {
  readonly servico: string;
  readonly carrinho: {
    readonly itens: readonly {
      readonly nome: string;
      readonly sku: string;
      readonly quantidade: number;
      readonly precos: { readonly precoPor: Centavos };
    }[];
    readonly promocoes: readonly { readonly nome: string; readonly desconto: Centavos }[];
    readonly cupom: { readonly hash: string; readonly desconto: Centavos } | null;
  };
  readonly cotacao: {
    readonly fretes: readonly {
      readonly id: string;
      readonly label: string;
      readonly valor: Centavos;
      readonly prazo: string;
    }[];
  };
};

type Of = 'item' | 'promocao' | 'cupom' | 'frete';
export type OrderChange =
  | { readonly of: Of; readonly kind: 'gone' | 'new'; readonly name: string }
  | {
      readonly of: Of;
      readonly kind: 'amount' | 'quantity';
      readonly name: string;
      readonly before: number;
      readonly now: number;
    }
  | { readonly of: 'frete'; readonly kind: 'term'; readonly name: string; readonly term: string };

/** One line for each thing, its parts between tabs: what, id, name, centavos, and units or term. */
type Seen = {
  readonly of: Of;
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly more: string;
};

export function writeSeen(review: Review): string {
  return seenOf(review)
    .map(({ of, id, name, amount, more }) => [of, id, name, amount, more].map(plain).join('\t'))
    .join('\n');
}

/** The goods and discounts, and of the deliveries the one that was `ticked`; nothing where `seen` does not say what stood there. */
export function changesSince(seen: string, ticked: string, review: Review): readonly OrderChange[] {
  const before = readSeen(seen);
  if (before.length === 0) return [];
  const counts = ({ of, id }: Seen): boolean => of !== 'frete' || id === (ticked || review.servico);
  const [then, now] = [before.filter(counts), seenOf(review).filter(counts)];
  return [
    ...then.flatMap((one) => changesOf(one, sameIn(now, one))),
    ...now
      .filter((one) => !sameIn(then, one))
      .map(({ of, name }): OrderChange => ({ of, kind: 'new', name })),
  ];
}

function changesOf({ of, name, amount, more }: Seen, now: Seen | undefined): readonly OrderChange[] {
  if (!now) return [{ of, kind: 'gone', name }];
  const isOther = plain(now.more) !== more;
  return [
    ...(now.amount === amount
      ? []
      : [{ of, kind: 'amount' as const, name: now.name, before: amount, now: now.amount }]),
    ...(of === 'item' && isOther
      ? [{ of, kind: 'quantity' as const, name: now.name, before: Number(more), now: Number(now.more) }]
      : []),
    ...(of === 'frete' && isOther ? [{ of, kind: 'term' as const, name: now.name, term: now.more }] : []),
  ];
}

function sameIn(all: readonly Seen[], one: Seen): Seen | undefined {
  return all.find(({ of, id }) => of === one.of && plain(id) === plain(one.id));
}

function seenOf({ carrinho, cotacao }: Review): readonly Seen[] {
  const { itens, promocoes, cupom } = carrinho;
  return [
    ...itens.map(({ sku, nome, precos, quantidade }) => ({
      ...{ of: 'item' as const, id: sku || nome, name: nome },
      ...{ amount: precos.precoPor, more: String(quantidade) },
    })),
    ...promocoes.map(({ nome, desconto }) => ({
      ...{ of: 'promocao' as const, id: nome, name: nome, amount: desconto, more: '' },
    })),
    ...(cupom
      ? [{ of: 'cupom' as const, id: cupom.hash, name: cupom.hash, amount: cupom.desconto, more: '' }]
      : []),
    ...cotacao.fretes.map(({ id, label, valor, prazo }) => ({
      ...{ of: 'frete' as const, id, name: label, amount: valor, more: prazo },
    })),
  ];
}

/** What a visitor's form says; lines that are none are left out. */
function readSeen(seen: string): readonly Seen[] {
  return seen.split('\n').flatMap((line) => {
    const [of, id = '', name = '', amount = '', more = ''] = line.split('\t');
    if (!isOf(of) || !/^\d{1,10}$/.test(amount)) return [];
    return [{ of, id, name, amount: Number(amount), more }];
  });
}

function isOf(text: string | undefined): text is Of {
  return text === 'item' || text === 'promocao' || text === 'cupom' || text === 'frete';
}

function plain(text: string | number): string {
  return String(text).replace(/\s+/g, ' ').trim();
}
