/** How far a new shop is: our extension, `/api/v2/vitrine/setup`. Of people and numbers it says nothing. */
export type PassosLoja = {
  /** Somebody can open the panel as its owner. */
  readonly administrador: boolean;
  /** Legal name and CNPJ are the shop's own. */
  readonly empresa: boolean;
  /** A product can be seen. */
  readonly produtos: boolean;
  /** A service delivers somewhere. */
  readonly frete: boolean;
  /** Its owner has said how orders are paid. */
  readonly pagamento: boolean;
  /** The pages that footer and forms lead to everywhere are published. */
  readonly paginas: boolean;
};
