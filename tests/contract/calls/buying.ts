/** Platform contract 4.7, 4.10: what it costs to have a product. */
import { anyObject, combination, listShop, shipment, shop } from '../shapes/calls.ts';
import { success } from '../shapes/primitives.ts';
import type { Call } from './call.ts';
import type { Kind } from './kinds.ts';

const CHOSEN = {
  'produtos.0.id': 'id',
  'produtos.0.idAtributoValor': 'optionalId',
  'produtos.0.quantidade': 'quantity',
  'produtos.0.preco': 'price',
} as const satisfies Readonly<Record<string, Kind>>;

const partner = (name: string): Readonly<Record<string, Kind>> => ({
  [name]: 'object',
  [`${name}.id`]: 'id',
  [`${name}.idAtributoValor`]: 'optionalId',
  [`${name}.preco`]: 'price',
});

const WRITER = { nome: 'text', email: 'email' } as const satisfies Readonly<Record<string, Kind>>;

export const BUYING_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/shipment/product',
    shape: shipment,
    request: ({ valued }) => ({
      body: {
        cep: '01310100',
        idProduto: valued.id,
        idAtributoValor: valued.valor,
        quantidade: 1,
        marketplace: false,
        idMarketplaceSeller: 0,
      },
    }),
    fields: {
      cep: 'cep',
      idProduto: 'id',
      idAtributoValor: 'optionalId',
      quantidade: 'quantity',
      marketplace: 'optionalFlag',
      idMarketplaceSeller: 'optionalId',
    },
  },
  {
    method: 'POST',
    path: '/shipment/list',
    shape: shipment,
    request: ({ list }) => ({ body: { cep: '01310100', idLista: list.id, quantidade: 1 } }),
    fields: { cep: 'cep', idLista: 'id', quantidade: 'quantity' },
  },
  {
    method: 'POST',
    path: '/product/combination',
    shape: combination,
    request: ({ pair: [main, offered] }) => ({
      body: {
        produtoPrincipal: { id: main.id, idAtributoValor: 0, preco: main.preco },
        produtoIndicado: { id: offered.id, idAtributoValor: 0, preco: offered.preco },
      },
    }),
    fields: { ...partner('produtoPrincipal'), ...partner('produtoIndicado') },
  },
  {
    method: 'POST',
    path: '/product/shop',
    shape: shop,
    request: ({ valued }) => ({
      body: {
        carrinho: true,
        produtos: [
          {
            id: valued.id,
            idAtributoValor: valued.valor,
            quantidade: 2,
            preco: valued.preco,
            editarPreco: false,
          },
        ],
      },
    }),
    fields: {
      carrinho: 'optionalFlag',
      produtos: 'list',
      ...CHOSEN,
      'produtos.0.editarPreco': 'optionalFlag',
    },
  },
  {
    method: 'POST',
    path: '/list/shop',
    shape: listShop,
    request: ({ list }) => ({
      body: {
        idListaCompra: list.id,
        carrinho: true,
        produtos: list.itens.map(({ id, valor, quantidade, preco }) => ({
          id,
          idAtributoValor: valor,
          quantidade,
          preco,
        })),
      },
    }),
    fields: { idListaCompra: 'id', carrinho: 'optionalFlag', produtos: 'list', ...CHOSEN },
  },
  {
    method: 'POST',
    path: '/product/solicitation',
    shape: success,
    request: ({ valued }) => ({
      body: {
        idProduto: valued.id,
        idAtributoValor: valued.valor,
        nome: 'Rita Prado',
        email: 'rita@exemplo.com.br',
        contato: '11 99999-0000',
        mensagem: 'Quando volta?',
        mailing: false,
      },
    }),
    fields: {
      idProduto: 'id',
      idAtributoValor: 'optionalId',
      ...WRITER,
      contato: 'optionalText',
      mensagem: 'optionalText',
      mailing: 'optionalFlag',
    },
  },
  {
    method: 'POST',
    path: '/product/budget',
    shape: success,
    request: ({ onRequest }) => ({
      body: {
        idProduto: onRequest.id,
        nome: 'Rita Prado',
        email: 'rita@exemplo.com.br',
        contato: '11 99999-0000',
        mensagem: 'Para um palco de 10 m.',
        mailing: false,
        enviarEmail: true,
      },
    }),
    fields: {
      idProduto: 'id',
      ...WRITER,
      contato: 'optionalText',
      mensagem: 'optionalText',
      mailing: 'optionalFlag',
      enviarEmail: 'optionalFlag',
    },
  },
  {
    method: 'GET',
    path: '/product/component/{id}',
    shape: anyObject,
    request: ({ plain }) => ({ params: { id: String(plain.id) } }),
  },
  { method: 'GET', path: '/product/predefination', shape: anyObject },
  {
    method: 'GET',
    path: '/marketplace/product/{idProduto}',
    shape: anyObject,
    request: ({ plain }) => ({
      params: { idProduto: String(plain.id) },
      query: { offset: '0', limit: '10', cep: '01310100' },
    }),
  },
];
