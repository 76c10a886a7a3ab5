/** A note of the shop about a customer or an order, which its own people alone read. */
export type NotaInterna = {
  readonly id: number;
  readonly texto: string;
  readonly por: string;
  /** ISO 8601; `mudadaEm` '' for one that was never changed. */
  readonly em: string;
  readonly mudadaEm: string;
  /** Who asks may change and remove it. */
  readonly mudavel: boolean;
  readonly revisao: string;
};
