/** What the valid requests are about: entries of the demo store, found by what they have to be. */
import type { TestStore } from '../../support/store.ts';
import { FRONT } from './call.ts';

type Sold = { readonly id: number; readonly slug: string; readonly preco: number };

export type World = {
  /** In stock, without values to choose. */
  readonly plain: Sold;
  /** In stock, with a value to choose. */
  readonly valued: Sold & { readonly valor: number };
  readonly onRequest: Sold;
  /** An offer to buy two products together, neither with values to choose. */
  readonly pair: readonly [Sold, Sold];
  readonly list: { readonly id: number; readonly slug: string; readonly itens: readonly ListItem[] };
  readonly category: string;
  readonly brand: string;
  readonly landingPage: string;
  readonly question: number;
  readonly reviewKey: string;
  /** Leaves a key for one opinion on the shop, unused. */
  readonly addReviewKey: () => Promise<void>;
};

type ListItem = Sold & { readonly valor: number; readonly quantidade: number };

const REVIEW_KEY = 'chave-de-um-pedido-entregue';

export async function readWorld(store: TestStore): Promise<World> {
  const { db } = store;
  const sold = async (slug: string): Promise<Sold> => {
    const { conteudo } = await (
      await store.visitor().fetch(`${FRONT}/url/product/detail?url=/${slug}`)
    ).json();
    return { id: conteudo.id, slug, preco: conteudo.precos.por };
  };
  const product = db.selectFrom('products').select('slug').where('ativo', '=', true).orderBy('id');
  const unvalued = product.where((eb) =>
    eb('id', 'not in', eb.selectFrom('product_variants').select('product_id')),
  );
  const buyable = unvalued.where('status', '=', 'disponivel').where('estoque', '>', 50);
  const plain = await buyable.executeTakeFirstOrThrow();
  const onRequest = await unvalued.where('status', '=', 'sobConsulta').executeTakeFirstOrThrow();
  const valued = await db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.slug', 'v.valor_id'])
    .where('p.status', '=', 'disponivel')
    .where('v.estoque', '>', 10)
    .orderBy('v.id')
    .executeTakeFirstOrThrow();
  const offer = await db
    .selectFrom('combinations as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .innerJoin('products as i', 'i.id', 'c.indicado_id')
    .select(['p.slug', 'i.slug as indicado'])
    .where('p.estoque', '>', 0)
    .where('i.estoque', '>', 0)
    .where((eb) => eb('p.id', 'not in', eb.selectFrom('product_variants').select('product_id')))
    .where((eb) => eb('i.id', 'not in', eb.selectFrom('product_variants').select('product_id')))
    .orderBy('c.id')
    .executeTakeFirstOrThrow();
  const list = await db.selectFrom('lists').select(['id', 'slug']).orderBy('id').executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('list_items as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['p.slug', 'l.valor_id as valor', 'l.quantidade'])
    .where('l.list_id', '=', list.id)
    .orderBy('l.ordem')
    .execute();
  const { slug: brand } = await db
    .selectFrom('brands')
    .select('slug')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const question = await db
    .selectFrom('questions')
    .select('id')
    .where('aprovado', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const landingPage = 'para-a-sala';
  await db
    .insertInto('landing_pages')
    .values({ slug: landingPage, nome: 'Para a sala', descricao: '<p>Sala.</p>', consulta: '{"marca":"1"}' })
    .execute();
  return {
    plain: await sold(plain.slug),
    valued: { ...(await sold(valued.slug)), valor: valued.valor_id },
    onRequest: await sold(onRequest.slug),
    pair: [await sold(offer.slug), await sold(offer.indicado)],
    list: {
      ...list,
      itens: await Promise.all(items.map(async (item) => ({ ...item, ...(await sold(item.slug)) }))),
    },
    category: '/cabos-de-video/hdmi',
    brand,
    landingPage,
    question: question.id,
    reviewKey: REVIEW_KEY,
    addReviewKey: () => addReviewKey(store),
  };
}

/** For the world of a shop that is made of this one. */
export async function addReviewKey({ db }: Pick<TestStore, 'db'>): Promise<void> {
  await db
    .insertInto('store_review_keys')
    .values({ chave: REVIEW_KEY, pedido: '1001' })
    .onConflict((key) => key.column('chave').doUpdateSet({ used_at: null }))
    .execute();
}
