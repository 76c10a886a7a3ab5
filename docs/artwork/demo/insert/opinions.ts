import { QUESTIONS } from '../questions.ts';
import { REVIEWS } from '../reviews.ts';
import { SETTINGS } from '../settings.ts';
import { found, insertAll, numbered, type Trx } from './batch.ts';
import type { ProductIds } from './products.ts';

/** Reviews and answered questions of the demo customers, all approved. They have no e-mail address. */
export async function insertOpinions(trx: Trx, ids: ProductIds): Promise<void> {
  const { nome: shop } = SETTINGS.sistema.geral.site;
  await insertAll(
    trx,
    'reviews',
    numbered(
      REVIEWS.map(({ slug, data, ...review }) => ({
        ...review,
        product_id: found('product', ids, slug),
        list_id: null,
        email: '',
        aprovado: true,
        created_at: data,
      })),
    ),
  );
  await insertAll(
    trx,
    'questions',
    numbered(
      QUESTIONS.map(({ slug, nome, pergunta, perguntadoEm }) => ({
        nivel: 'produto' as const,
        nivel_id: found('product', ids, slug),
        nome,
        email: '',
        pergunta,
        aprovado: true,
        created_at: perguntadoEm,
      })),
    ),
  );
  await insertAll(
    trx,
    'answers',
    numbered(
      QUESTIONS.map(({ resposta, respondidoEm }, index) => ({
        question_id: index + 1,
        nome: shop,
        email: '',
        administrador: true,
        resposta,
        aprovado: true,
        created_at: respondidoEm,
      })),
    ),
  );
}
