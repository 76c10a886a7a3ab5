/** Everything that makes a line itself; its quantity does not (platform contract 6.3). */
export type LineKey = {
  readonly tipo: 'produto' | 'lista';
  readonly id_produto: number;
  readonly id_atributo_simples: number;
  readonly id_unidade_venda: number;
  readonly id_armazem: number;
  readonly adicional: string;
};
export type CartLine = LineKey & {
  readonly parametros: string;
  readonly quantidade: number;
  /** What one unit cost when the line was last written; null or missing when nobody saw it yet. */
  readonly preco_visto?: number | null;
};
