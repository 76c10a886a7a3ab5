/** Every product of the demo shop, as the listings of a running one answer them. */

type Prices = { readonly de: number; readonly por: number };
type Linked = { readonly rota: { readonly path: string } };

export type ListedProduct = Linked & {
  readonly id: number;
  readonly sku: string;
  readonly nome: string;
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly precos: Prices;
  readonly avaliacao: { readonly media: number; readonly quantidade: number };
  readonly atributos: {
    readonly unico?: { readonly valores: readonly Linked[] };
    readonly simples?: {
      readonly valores: readonly {
        readonly idAtributoValor: number;
        readonly sku: string;
        readonly estoque: number;
        readonly precos: Prices;
      }[];
    };
  };
};

const ROOTS = ['/cabos-de-video', '/cabos-de-audio', '/rede-e-fibra', '/acessorios'];

export async function everyProduct(shopUrl: string): Promise<readonly ListedProduct[]> {
  const answers = ROOTS.flatMap((root) =>
    [0, 100].map(async (offset) => {
      const query = new URLSearchParams({ url: root, offset: String(offset), limit: '100' });
      const response = await fetch(`${shopUrl}/api/v2/front/url/product/listing/category?${query}`, {
        headers: { 'App-Token': 'wapstore' },
      });
      return ((await response.json()) as { conteudo: { produtos: readonly ListedProduct[] } }).conteudo
        .produtos;
    }),
  );
  return (await Promise.all(answers)).flat();
}
