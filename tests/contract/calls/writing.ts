/** Platform contract 4.9 and 4.11: what visitors write. */
import { productEvaluations, storeEvaluations } from '../shapes/calls.ts';
import { success } from '../shapes/primitives.ts';
import type { Call } from './call.ts';
import type { Kind } from './kinds.ts';

const WRITER = { nome: 'text', email: 'email' } as const satisfies Readonly<Record<string, Kind>>;
const writer = { nome: 'Rita Prado', email: 'rita@exemplo.com.br' };

const opinion = { ...writer, nota: 5, comentario: 'Imagem firme a 4K e 120 Hz.', recomenda: true };
const OPINION = {
  ...WRITER,
  nota: 'grade',
  comentario: 'text',
  recomenda: 'optionalFlag',
} as const satisfies Readonly<Record<string, Kind>>;

export const WRITING_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/evaluations/product',
    shape: productEvaluations,
    request: () => ({ query: { offset: '0', limit: '10', order: 'ASC', nota: '5' } }),
  },
  {
    method: 'POST',
    path: '/evaluations/product',
    shape: success,
    request: ({ plain }) => ({ body: { idProduto: plain.id, ...opinion, anexos: [] } }),
    fields: { idProduto: 'id', ...OPINION, anexos: 'texts' },
  },
  {
    method: 'GET',
    path: '/evaluations/store',
    shape: storeEvaluations,
    request: () => ({ query: { offset: '0', limit: '10', codigoPais: 'bra' } }),
  },
  {
    method: 'GET',
    path: '/evaluations/store/add/{key}',
    shape: success,
    before: (_, { addReviewKey }) => addReviewKey(),
    request: ({ reviewKey }) => ({ params: { key: reviewKey } }),
  },
  {
    method: 'POST',
    path: '/evaluations/store/add/{key}',
    shape: success,
    before: (_, { addReviewKey }) => addReviewKey(),
    request: ({ reviewKey }) => ({
      params: { key: reviewKey },
      body: {
        experiencia: 10,
        atendimento: 9,
        satisfacao: true,
        autorizacao: false,
        mensagem: 'Chegou antes do prazo.',
      },
    }),
    fields: {
      experiencia: 'score',
      atendimento: 'score',
      satisfacao: 'flag',
      autorizacao: 'optionalFlag',
      mensagem: 'optionalText',
    },
  },
  {
    method: 'POST',
    path: '/evaluations/list',
    shape: success,
    request: ({ list }) => ({ body: { idListaCompra: list.id, ...opinion } }),
    fields: { idListaCompra: 'id', ...OPINION },
  },
  {
    method: 'POST',
    path: '/question',
    shape: success,
    request: ({ plain }) => ({
      body: {
        nivel: 'produto',
        idNivel: plain.id,
        ...writer,
        contato: '11 99999-0000',
        pergunta: 'Serve em um projetor de 2019?',
      },
    }),
    fields: { nivel: 'choice', idNivel: 'id', ...WRITER, contato: 'optionalText', pergunta: 'text' },
  },
  {
    method: 'POST',
    path: '/question/answer',
    shape: success,
    request: ({ question }) => ({
      body: { idPergunta: question, ...writer, contato: '', resposta: 'Serve: usei no meu.' },
    }),
    fields: { idPergunta: 'id', ...WRITER, contato: 'optionalText', resposta: 'text' },
  },
  {
    method: 'POST',
    path: '/newsletter',
    shape: success,
    request: () => ({
      body: { ...writer, idEvento: 0, segmento: 'm', cupom: false, informacoesAdicionais: {} },
    }),
    fields: {
      email: 'email',
      nome: 'optionalText',
      idEvento: 'optionalId',
      cupom: 'optionalFlag',
      informacoesAdicionais: 'map',
    },
  },
  {
    method: 'POST',
    path: '/newsletter/associates',
    shape: success,
    before: async (visitor) => {
      await visitor.fetch('/api/v2/front/newsletter', {
        method: 'POST',
        body: JSON.stringify({ email: writer.email }),
      });
    },
    request: () => ({
      body: {
        email: writer.email,
        associados: [
          { nome: 'Léo Prado', sexo: 'i', dataNascimento: '2015-03-09', informacoesAdicionais: {} },
        ],
      },
    }),
    fields: {
      email: 'email',
      associados: 'list',
      'associados.0.nome': 'text',
      'associados.0.sexo': 'choice',
      'associados.0.dataNascimento': 'optionalText',
      'associados.0.informacoesAdicionais': 'map',
    },
  },
  {
    method: 'POST',
    path: '/form/contact',
    shape: success,
    request: () => ({
      body: {
        hashEmail: 'contato/formulario',
        ...writer,
        contato: '11 99999-0000',
        assunto: 'Troca',
        mensagem: 'O cabo veio com 2 m.',
      },
    }),
    fields: {
      hashEmail: 'text',
      ...WRITER,
      contato: 'optionalText',
      assunto: 'optionalText',
      mensagem: 'optionalText',
    },
  },
];
