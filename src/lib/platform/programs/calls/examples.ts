/** What the OpenAPI document shows; `tests/contract/programs` holds it to the types. */
import type { ProgramaCliente, ProgramaPedido, ProgramaProduto } from '#lib/contract/program.ts';

export const ORDER_EXAMPLE: ProgramaPedido = {
  numero: 1042,
  situacao: 'confirmado',
  formaPagamento: 'pix',
  situacaoPagamento: 'pago',
  pedidoCompra: '',
  data: '2026-11-23T12:00:00.000Z',
  retirada: false,
  uf: 'SP',
  itens: [
    {
      codigo: 'CAMISA-P',
      nome: 'Camisa lisa',
      atributos: 'Tamanho: P',
      quantidade: 2,
      partes: [],
      preco: 59.9,
      total: 119.8,
    },
  ],
  descontos: [{ nome: 'Cupom BEMVINDO', valor: 10 }],
  frete: { servico: 'economica', nome: 'Econômica', prazo: 'até 6 dias úteis', valor: 18.5 },
  produtos: 119.8,
  total: 128.3,
  rastreio: '',
  transportadora: '',
  linkRastreio: '',
  ocorrencias: [],
  faturado: null,
};

export const SENT_EXAMPLE: ProgramaPedido = {
  ...ORDER_EXAMPLE,
  situacao: 'enviado',
  rastreio: 'AA123456785BR',
  transportadora: 'Correios',
  linkRastreio: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
};

export const CUSTOMER_EXAMPLE: ProgramaCliente = {
  numero: 1042,
  nome: 'Ana Souza',
  pessoa: 'f',
  documento: '52998224725',
  inscricaoEstadual: '',
  indicadorIe: 9,
  email: 'ana@exemplo.com.br',
  telefone: '11955550199',
  endereco: {
    cep: '01001000',
    logradouro: 'Praça da Sé',
    numero: '100',
    complemento: '',
    bairro: 'Sé',
    cidade: 'São Paulo',
    uf: 'SP',
  },
  observacao: '',
  solicitante: '',
  aprovador: '',
};

export const PRODUCT_EXAMPLE: ProgramaProduto = {
  codigo: 'CAMISA',
  nome: 'Camisa lisa',
  marca: 'Marca própria',
  situacao: 'disponivel',
  ativo: true,
  preco: 59.9,
  precoDe: 79.9,
  estoque: 0,
  ean: '',
  ncm: '6109.10.00',
  cest: '',
  origem: '0',
  unidade: 'UN',
  opcoes: [{ codigo: 'CAMISA-P', nome: 'Tamanho: P', preco: 59.9, precoDe: 79.9, estoque: 41, ean: '' }],
};
