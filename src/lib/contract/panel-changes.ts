/** Who changed what of the shop in the panel: our extension, `/api/v2/vitrine/panel`. */
export type AlteracaoPainel = {
  readonly id: number;
  /** What of the section: a group of settings, the hash of a menu, the path of a redirect. */
  readonly alvo: string;
  readonly acao: 'mudou' | 'criou' | 'removeu';
  /** Names of fields, with what they held before and after; long texts are cut. */
  readonly campos: readonly { readonly campo: string; readonly antes: string; readonly depois: string }[];
  readonly autor: string;
  readonly em: string;
  /** All of it as it was before the change, where that is kept: the values of a record, a menu, a showcase. */
  readonly inteiro?: object;
};
