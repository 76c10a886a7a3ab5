/** What was searched for, and why it found what it found: our extension, `/api/v2/vitrine/panel/searches`. */

/** Nobody opened a product from it in 30 days. */
export type BuscaSemClique = {
  readonly termo: string;
  /** How often it was searched for. */
  readonly buscas: number;
  /** Products that it finds. */
  readonly encontrados: number;
  /** Words that no product answers to. */
  readonly semResultadoPara: readonly string[];
};

export type BuscasSemClique = {
  /** Those that find nothing first, then the most searched for. */
  readonly buscas: readonly BuscaSemClique[];
  readonly dias: number;
};

export type PalavraLida = {
  readonly digitado: string;
  /** Any of these is enough. */
  readonly procura: readonly string[];
  readonly papel: 'produto' | 'nome' | 'uso' | 'cor' | 'destino' | 'desconhecida';
};

export type ProdutoExplicado = {
  readonly nome: string;
  /** Address below the shop. */
  readonly rota: string;
  readonly disponivel: boolean;
  /** Where it has each word that was asked for, in the order of `leitura`. */
  readonly palavras: readonly ('inicio' | 'nome' | 'ficha' | 'descricao' | 'falta')[];
  /** Missing for a code: its product stands alone. */
  readonly fatores?: {
    readonly palavras: number;
    readonly categoria: number;
    readonly inicio: number;
    readonly sentido: number;
    readonly popularidade: number;
    readonly pontos: number;
  };
};

export type BuscaExplicada = {
  readonly busca: string;
  /** Letters and digits of the code it was read as, '' for words. */
  readonly codigo: string;
  readonly leitura: readonly PalavraLida[];
  readonly medidas: readonly string[];
  readonly lidoComo: readonly string[];
  readonly correcao: readonly string[];
  readonly semResultadoPara: readonly string[];
  readonly dica?: string;
  readonly irPara?: string;
  readonly total: number;
  /** The first of the page that a visitor sees, in its order. */
  readonly produtos: readonly ProdutoExplicado[];
};
