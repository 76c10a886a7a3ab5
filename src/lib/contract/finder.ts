/** `ligar*`, ours: what links two ports, out of what the shop sells. */
import type { Centavos, Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Convert } from './money.ts';
import type { Rota } from './route.ts';

export type LigacaoProduto<M extends Money = Reais> = {
  readonly id: number;
  readonly sku: string;
  readonly nome: string;
  readonly rota: Rota;
  /** Of one, 0 on request. */
  readonly preco: M;
  readonly estoque: number;
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly quantidade: number;
  /** `principal` carries or converts the signal, `ligacao` is a lead that a box needs, `emenda` joins or ends a run. */
  readonly papel: 'principal' | 'ligacao' | 'emenda';
  /** The ends in the catalogue's words, source first. */
  readonly conectores: readonly [string, string];
  /** Metres; 0 of what has no length. */
  readonly comprimento: number;
  /** A value in stock of a product with values to choose, else 0. */
  readonly valor: number;
  readonly imagem: string;
};

export type PontaLida = {
  readonly aparelho: { readonly id: string; readonly nome: string } | null;
  /** Null when several of the device's ports were tried and none fits. */
  readonly porta: { readonly id: string; readonly nome: string; readonly conector: string } | null;
};

export type Ligacao<M extends Money = Reais> = {
  /** How the words were read. */
  readonly lido: {
    readonly de: PontaLida;
    readonly para: PontaLida;
    /** Null when no distance was asked. */
    readonly metros: number | null;
    readonly precisa: readonly string[];
  };
  readonly tipo: 'cabo' | 'adaptador' | 'conversor' | 'cadeia' | 'nenhum';
  /** Of `nenhum`: `fisico`, `origem` (the device sends no such thing), `distancia` or `catalogo` (not sold here). */
  readonly motivo: 'fisico' | 'origem' | 'distancia' | 'catalogo' | null;
  /** Of `nenhum`: one end goes into the other by itself, and nothing has to be bought. Left out where it does not. */
  readonly direto?: true;
  /** The two ends of all of it; empty for `nenhum`. */
  readonly conectores: readonly string[];
  /** From source to target. */
  readonly produtos: readonly LigacaoProduto<M>[];
  /** The chain as it is plugged: what is used at both ends of a run stands there twice. */
  readonly passos: readonly {
    readonly nome: string;
    readonly quantidade: number;
    readonly conectores: readonly [string, string];
    /** Metres; 0 of what has no length. */
    readonly comprimento: number;
    /** The connectors of its two ends by their ids, `bare` for wires without one. */
    readonly encaixes?: readonly [string, string];
    /** Of a cable that works one way only: which end is marked for the source and which for the screen. */
    readonly marcas?: readonly ['fonte', 'tela'] | readonly ['tela', 'fonte'];
  }[];
  readonly explicacao: readonly string[];
  readonly limites: readonly string[];
  /** What to look at on the devices before buying. */
  readonly confira: readonly string[];
  readonly alternativas: readonly {
    readonly motivo: string;
    readonly produtos: readonly LigacaoProduto<M>[];
  }[];
  readonly rejeitados: readonly {
    readonly sku: string;
    readonly nome: string;
    readonly rota: Rota;
    readonly motivo: string;
  }[];
  /** Of a pair with a text of its own, asked bare: what people ask next, answered by the same search. */
  readonly perguntas: readonly { readonly pergunta: string; readonly resposta: string }[];
};

type Nomeado = { readonly id: string; readonly nome: string };

/** What can be asked; nothing while the shop's sheets feed no answer. */
export type LigarOpcoes = {
  readonly ativo: boolean;
  readonly aparelhos: readonly (Nomeado & {
    readonly saidas: readonly string[];
    readonly entradas: readonly string[];
  })[];
  /** `aspecto`: how one recognises the socket who does not know its name; '' where nobody said. */
  readonly portas: readonly (Nomeado & { readonly conector: string; readonly aspecto: string })[];
  readonly precisa: readonly (Nomeado & { readonly grupo: string })[];
  /** Pairs with a text of their own, the ones that search engines are told of. */
  readonly pares: readonly {
    readonly de: string;
    readonly para: string;
    readonly titulo: string;
    readonly texto: string;
  }[];
};

type Uso = {
  /** The question as its address writes it. */
  readonly de: string;
  readonly para: string;
  readonly titulo: string;
  /** `serve`: the picture it stops at, where both devices could do with more, else ''. `naoServe`: why not. */
  readonly nota: string;
  /** Null when no distance was asked. */
  readonly metros: number | null;
  readonly precisa: readonly string[];
};

/** What one product is for, by the rules that answer `ligar`. */
export type LigarProduto = {
  readonly serve: readonly Uso[];
  readonly naoServe: readonly Uso[];
  /** Leads of a box, boxes of a cable. */
  readonly acompanha: readonly {
    readonly id: number;
    readonly sku: string;
    readonly nome: string;
    readonly rota: Rota;
  }[];
};

/** A search of two devices as a question: its ends as addresses write them. */
export type LigarTexto = {
  /** Of words for one end: '' where they are not clear, as of `para`. */
  readonly de: string;
  readonly para: string;
  readonly titulo: string;
  /** Null when no distance was named. */
  readonly metros: number | null;
  /** Where a word stands for several devices: the questions to choose from. Empty where the words are clear. */
  readonly opcoes: readonly { readonly de: string; readonly para: string; readonly titulo: string }[];
  /** Of words for each end: those that nothing is done with, and how many devices they name. */
  readonly sobra?: string;
  readonly quantos?: { readonly de: number; readonly para: number };
};

/** Questions with a page of their own. */
export type LigarPares = {
  readonly pares: readonly { readonly de: string; readonly para: string; readonly titulo: string }[];
};

/** What of several products will not be linked together; empty when nothing is wrong. */
export type LigarConferencia = {
  readonly avisos: readonly {
    readonly texto: string;
    /** Ends of the question that tells more, as addresses write them; null where there is none. */
    readonly de: string | null;
    readonly para: string | null;
  }[];
};

/** What the form of `/ligar` was sent with when it leads nowhere. */
export type AskedWrong = {
  readonly from: string;
  readonly to: string;
  readonly metres: string;
  readonly needs: readonly string[];
  readonly many?: string;
  readonly wrong: { readonly ends: boolean; readonly metres: boolean };
  /** What was typed in the place of ids, before it is read. */
  readonly typed?: { readonly from: string; readonly to: string };
  /** The likeliest questions, where what was typed is not clear. */
  readonly choices?: readonly { readonly path: string; readonly title: string }[];
};

/** What `/ligar/{de}/{para}` shows. */
export type LinkPage = {
  readonly options: LigarOpcoes;
  readonly link: Ligacao<Centavos>;
  /** As they stand in the address. */
  readonly from: string;
  readonly to: string;
  readonly metres: string;
  readonly needs: readonly string[];
  /** Screens or sources that were named, '' for the usual two or one. */
  readonly many: string;
  /** What was typed and nothing is done with. */
  readonly unread: string;
  /** The pair's own title and text. */
  readonly pair: LigarOpcoes['pares'][number] | undefined;
  /** Search engines may keep it: a pair with a text of its own, asked without more. */
  readonly indexable: boolean;
};

export function convertLigacao<A extends Centavos | Reais, B extends Centavos | Reais>(
  ligacao: Ligacao<A>,
  convert: Convert<A, B>,
): Ligacao<B> {
  const product = (one: LigacaoProduto<A>): LigacaoProduto<B> => ({ ...one, preco: convert(one.preco) });
  return {
    ...ligacao,
    produtos: ligacao.produtos.map(product),
    alternativas: ligacao.alternativas.map((one) => ({ ...one, produtos: one.produtos.map(product) })),
  };
}
