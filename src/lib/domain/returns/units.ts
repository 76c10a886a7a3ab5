/** Which units of an order its buyer has, and which came back. */
import { isOpenReturn, type ReturnEnd, type ReturnState } from './return.ts';

export type Units = { readonly linha: number; readonly quantidade: number };

/** Units of one line in a return, with what became of that return. */
export type ReturnedUnits = Units & {
  /** What of them the shop found in the parcel. */
  readonly recebida: number;
  readonly status: ReturnState;
  readonly desfecho: ReturnEnd | '';
};

/** Units that money went back for. */
export function paidBackUnits(returned: readonly ReturnedUnits[]): readonly Units[] {
  return returned
    .filter(({ desfecho }) => desfecho === 'dinheiro' || desfecho === 'por-fora')
    .map(({ linha, recebida }) => ({ linha, quantidade: recebida }));
}

/** Units of each line that no return is about: those of one that goes on, or for which money went back, are. */
export function unitsLeft(
  linhas: readonly { readonly quantidade: number }[],
  returned: readonly ReturnedUnits[],
): readonly Units[] {
  const gone = [...returned.filter(({ status }) => isOpenReturn(status)), ...paidBackUnits(returned)];
  return linhas.map(({ quantidade }, linha) => ({
    linha,
    quantidade:
      quantidade - gone.filter((one) => one.linha === linha).reduce((sum, one) => sum + one.quantidade, 0),
  }));
}

/** Whether there are units of it that no return is about. */
export function hasUnitsLeft(left: readonly Units[]): boolean {
  return left.some(({ quantidade }) => quantidade > 0);
}
