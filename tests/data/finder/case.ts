/**
 * A question whose right answer was judged from what is known of the ports, before any code answered it.
 * `resposta` is 'tipo A>B' (the two ends) or 'nenhum motivo' (several with '|'); `certo` and `errado` are
 * tried on the list of SKUs, `diz` on all sentences of the answer.
 */
export type Case = {
  readonly de: string;
  readonly para: string;
  readonly metros: number | undefined;
  readonly precisa: string;
  readonly resposta: string;
  readonly certo?: RegExp;
  readonly errado?: RegExp;
  readonly diz?: RegExp;
};

type More = Pick<Case, 'certo' | 'errado' | 'diz'>;

/** `de` and `para` are 'device / port', either of which may be left out: 'PlayStation 5 / ', '/ HDMI'. */
export function asks(
  de: string,
  para: string,
  metros: number | undefined,
  precisa: string,
  resposta: string,
  more: More = {},
): Case {
  return { de, para, metros, precisa, resposta, ...more };
}
