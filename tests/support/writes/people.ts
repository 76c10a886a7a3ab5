/** What visitors write, and what the shop does about it. */
import { randomUUID } from 'node:crypto';
import type { AvaliacoesPainel, PerguntasPainel } from '#lib/contract/panel-opinions.ts';
import type { ProdutoPainel } from '#lib/contract/panel-products.ts';
import type { DevolucaoPainel, DevolucoesPedido } from '#lib/contract/returns.ts';
import { PRODUCT, type Prepare, type Walk } from './walk.ts';

const RITA = { nome: 'Rita Prado', email: 'rita@exemplo.test', contato: '' };
const OTHER = 3;
const OTHER_PATH = '/cabo-hdmi-high-speed-4k-30hz-3m';
const ADDRESS = { idProduto: PRODUCT.id };

export const PEOPLES_WRITES: Readonly<Record<string, readonly Prepare[]>> = {
  'POST /vitrine/panel/reviews/:tipo/:id': [
    async (walk) => {
      const opinion = { ...RITA, nota: 2, comentario: 'Opinião do passeio', recomenda: false };
      await walk.buyer('POST', '/front/evaluations/product', { ...opinion, idProduto: PRODUCT.id });
      const id = await waitingReview(walk);
      return {
        write: () =>
          walk.admin('POST', `/vitrine/panel/reviews/produto/${id}`, {
            situacao: 'publicada',
            vista: 'esperando',
          }),
        shows: { [PRODUCT.path]: 'Opinião do passeio' },
      };
    },
    async (walk) => {
      const { avaliacoes } = await walk.admin<AvaliacoesPainel>(
        'GET',
        '/vitrine/panel/reviews?situacao=publicada&busca=passeio',
      );
      const id = avaliacoes[0]?.id;
      return {
        write: () =>
          walk.admin('POST', `/vitrine/panel/reviews/produto/${id}`, {
            situacao: 'recusada',
            vista: 'publicada',
          }),
        changes: [PRODUCT.path],
      };
    },
  ],
  'POST /vitrine/panel/questions/:id': [
    async (walk) => {
      const id = await asked(walk, 'Pergunta do passeio?');
      return {
        write: () =>
          walk.admin('POST', `/vitrine/panel/questions/${id}`, { situacao: 'publicada', vista: 'esperando' }),
        shows: { [PRODUCT.path]: 'Pergunta do passeio?' },
      };
    },
  ],
  'POST /vitrine/panel/questions/:id/answer': [
    async (walk) => {
      const id = await asked(walk, 'Outra pergunta do passeio?');
      const body = { resposta: 'Resposta do passeio.', vista: 'esperando' };
      return {
        write: () => walk.admin('POST', `/vitrine/panel/questions/${id}/answer`, body),
        shows: { [PRODUCT.path]: 'Resposta do passeio.' },
      };
    },
  ],
  'POST /vitrine/panel/answers/:id': [
    async (walk) => {
      const { perguntas } = await questions(walk, 'publicada', 'Pergunta do passeio?');
      const idPergunta = perguntas[0]?.id;
      const words = 'Resposta de visitante.';
      await walk.buyer('POST', '/front/question/answer', { ...RITA, idPergunta, resposta: words });
      const { perguntas: now } = await questions(walk, 'esperando', 'Pergunta do passeio?');
      const id = now.flatMap(({ respostas }) => respostas).find(({ texto }) => texto === words)?.id;
      return {
        write: () =>
          walk.admin('POST', `/vitrine/panel/answers/${id}`, { situacao: 'publicada', vista: 'esperando' }),
        shows: { [PRODUCT.path]: words },
      };
    },
  ],
  'POST /vitrine/order': [
    async (walk) => {
      await stock(walk, '1');
      const order = await review(walk);
      return {
        write: () => walk.buyer('POST', '/vitrine/order', order),
        shows: { [OTHER_PATH]: 'schema.org/OutOfStock' },
      };
    },
  ],
  'POST /vitrine/order/:numero/cancel': [
    async (walk) => ({
      write: async () => walk.buyer('POST', `/vitrine/order/${await lastOrder(walk)}/cancel`),
      shows: { [OTHER_PATH]: 'schema.org/InStock' },
    }),
  ],
  'POST /vitrine/panel/orders/:numero': [
    async (walk) => {
      await walk.buyer('POST', '/vitrine/order', await review(walk));
      const numero = await lastOrder(walk);
      const body = { situacao: 'cancelado', vista: 'recebido', rastreio: '' };
      return {
        write: () => walk.admin('POST', `/vitrine/panel/orders/${numero}`, body),
        shows: { [OTHER_PATH]: 'schema.org/InStock' },
      };
    },
  ],
  'POST /vitrine/panel/returns/:id/conclude': [
    async (walk) => {
      const { id, revisao } = await cameBack(walk);
      const itens = [{ linha: 0, recebida: 1, aoEstoque: 1 }];
      const body = { revisao, desfecho: 'por-fora', resposta: 'Devolvido na loja.', itens };
      return {
        write: () => walk.admin('POST', `/vitrine/panel/returns/${id}/conclude`, body),
        shows: { [OTHER_PATH]: 'schema.org/InStock' },
      };
    },
  ],
  'POST /front/wishlist/add': [
    async ({ buyer }) => ({ write: () => buyer('POST', '/front/wishlist/add', ADDRESS) }),
  ],
  'POST /front/wishlist/remove': [
    async ({ buyer }) => ({ write: () => buyer('POST', '/front/wishlist/remove', ADDRESS) }),
  ],
};

/** The last one of the product, sold, sent, and in the shop again. */
async function cameBack(walk: Walk): Promise<{ readonly id: number; readonly revisao: number }> {
  await walk.buyer('POST', '/vitrine/order', await review(walk));
  const numero = await lastOrder(walk);
  for (const [vista, situacao] of [
    ['recebido', 'confirmado'],
    ['confirmado', 'enviado'],
  ])
    await walk.admin('POST', `/vitrine/panel/orders/${numero}`, { situacao, vista, rastreio: '' });
  const asked = { chave: randomUUID(), tipo: 'desistencia' };
  const { devolucoes } = await walk.buyer<DevolucoesPedido>(
    'POST',
    `/vitrine/order/${numero}/returns`,
    asked,
  );
  const id = devolucoes[0]?.id ?? 0;
  const path = `/vitrine/panel/returns/${id}`;
  const { revisao } = await walk.admin<DevolucaoPainel>('GET', path);
  return walk
    .admin<DevolucaoPainel>('POST', `${path}/step`, { revisao, passo: 'recebida', resposta: '' })
    .then((came) => ({ id, revisao: came.revisao }));
}

async function waitingReview({ admin }: Walk): Promise<number | undefined> {
  const { avaliacoes } = await admin<AvaliacoesPainel>('GET', '/vitrine/panel/reviews?busca=passeio');
  return avaliacoes[0]?.id;
}

function questions({ admin }: Walk, filtro: string, busca: string): Promise<PerguntasPainel> {
  return admin('GET', `/vitrine/panel/questions?filtro=${filtro}&busca=${encodeURIComponent(busca)}`);
}

async function asked(walk: Walk, pergunta: string): Promise<number | undefined> {
  const question = { ...RITA, nivel: 'produto', idNivel: PRODUCT.id, pergunta };
  await walk.buyer('POST', '/front/question', question);
  const { perguntas } = await questions(walk, 'esperando', pergunta);
  return perguntas[0]?.id;
}

async function stock({ admin }: Walk, estoque: string): Promise<void> {
  const path = `/vitrine/panel/products/${OTHER}`;
  const { revisao } = await admin<ProdutoPainel>('GET', path);
  await admin('PUT', path, { revisao, campos: { estoque } });
}

/** The last one of the product is in the cart. @returns What is sent to order it. */
async function review({ buyer }: Walk) {
  const itens = [{ idProduto: OTHER, idAtributoSimples: 0, quantidade: 1 }];
  await buyer('POST', '/front/checkout/cart', { tipo: 'produto', itens });
  const { versao } = await buyer<{ readonly versao: string }>('GET', '/vitrine/order/review');
  return { chave: randomUUID(), versao, pagamento: 'combinar', observacao: '' };
}

async function lastOrder({ buyer }: Walk): Promise<number | undefined> {
  const { pedidos } = await buyer<{ readonly pedidos: readonly { readonly numero: number }[] }>(
    'GET',
    '/vitrine/orders',
  );
  return pedidos[0]?.numero;
}
