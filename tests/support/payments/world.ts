/** What happens in one run of a schedule. */
import type { MoneyShop } from './shop.ts';

/** A line of the shop's own account. */
export type Credit = {
  readonly day: string;
  readonly valor: number;
  readonly ref: string;
  confirmed: boolean;
};

export type World = {
  readonly shop: MoneyShop;
  readonly orders: number[];
  readonly account: Credit[];
};
