/** Products as the pages get them, in centavos, for tests of what they show. */
import type { Marca, Produto } from '#lib/contract/product.ts';
import type { Rota } from '#lib/contract/route.ts';
import { centavos } from '#lib/domain/kernel/money.ts';

type Listed = Produto<ReturnType<typeof centavos>>;
type Precos = Listed['precos'];

export function rota(path: string): Rota {
  return { name: 'product/detail', route: path, path, params: {}, query: {} };
}

/** `por` and the cash discount decide the rest, as on the wire: paid at once, or in parts of at least R$ 25. */
export function precos(por: number, change: Partial<Precos> = {}): Precos {
  const { descontoVista = 0 } = change;
  return {
    de: centavos(0),
    por: centavos(por),
    vista: centavos(Math.round(por * (1 - descontoVista / 100))),
    editavel: false,
    parcelamento: [
      { parcelas: 1, valorParcela: centavos(por), valorTotal: centavos(por), taxa: 0, exibirTaxa: false },
    ],
    regrasAtacado: [],
    ...change,
    descontoVista,
  };
}

const marca: Marca = {
  id: 1,
  nome: 'Tramavia',
  imagem: '',
  imagemOriginal: '',
  rota: rota('/marcas/tramavia'),
  url: 'https://loja.example/marcas/tramavia',
  ativo: true,
};

/** The least the contract allows: every list empty, every text that may be empty is. */
export function bareProduct(change: Partial<Listed> = {}): Listed {
  return {
    id: 7,
    sku: 'FS-7',
    nome: 'Cabo de teste 2 m',
    adicionalNome: '',
    estoque: 3,
    estoqueMarketplace: 0,
    status: 'disponivel',
    descricoes: {
      curta: '',
      longa: '',
      simples: '',
      opcional1: '',
      opcional2: '',
      opcional3: '',
      tabelaMedida: '',
    },
    marca,
    avaliacao: { media: 0, quantidade: 0, avaliacoes: [] },
    precos: precos(8990),
    atributos: [],
    personalizacoes: [],
    carrinho: [],
    rota: rota('/cabo-de-teste'),
    url: 'https://loja.example/cabo-de-teste',
    link: 'https://loja.example/cabo-de-teste',
    sites: [],
    canaisVenda: [],
    caracteristicas: [],
    filtros: [],
    selos: [],
    midias: { imagens: [] },
    instancia: {
      ordemIndisponivel: 0,
      rankBuscaFullText: 0,
      idLandingPage: 0,
      status: 'disponivel',
      hashPromocional: '',
      urlPromocional: '',
    },
    ...change,
  };
}
