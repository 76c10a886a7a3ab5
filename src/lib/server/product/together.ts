/** Buying together: what a product page offers with its product, and what the form of the offer does. */
import { addToCart } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import { priceCombination, priceProducts } from '#lib/api/product.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Precos } from '#lib/contract/money.ts';
import type { ProdutoDetalhe, Simples } from '#lib/contract/product.ts';
import type { Together, TogetherLine } from '#lib/contract/product-beside.ts';
import { checkChoice, preselected } from '#lib/domain/catalogue/attributes.ts';
import {
  chosenPrices,
  isOffered,
  readTogetherForm,
  type TogetherForm,
} from '#lib/domain/catalogue/together.ts';
import { type Centavos, toReais } from '#lib/domain/kernel/money.ts';
import { buyText } from '#lib/text/cart.ts';
import { togetherText } from '#lib/text/product.ts';
import { cartNotice } from '../cart/cart-page.ts';
import { optional } from '../page/optional.ts';
import type { FormOutcome } from './form-outcome.ts';
import { loadProductPage } from './product-page.ts';

type Produto = ProdutoDetalhe<Centavos>;
type Locals = Pick<App.Locals, 'api' | 'config' | 'sessionApi' | 'shopApi'>;
type Problem = NonNullable<Together['problem']>;

/** All that is offered, ticked; undefined when that is nothing, or when its price cannot be had. */
export async function loadTogether(
  { shopApi }: Pick<Locals, 'shopApi'>,
  produto: Produto,
): Promise<Together | undefined> {
  const lines = linesOf(produto);
  if (lines.length < 2) return undefined;
  const open = lines.some((line) => choiceProblem(line) !== undefined);
  const precos = open ? undefined : await optional(priceOf({ shopApi }, lines), undefined, 'price together');
  // An offer whose price the platform does not tell cannot be made.
  return open || (precos && precos.por > 0) ? { lines, rota: produto.rota.path, precos } : undefined;
}

export async function answerTogetherForm(
  locals: Locals,
  posted: FormData,
  key: string,
): Promise<FormOutcome> {
  const form = readTogetherForm(posted);
  const page = form && (await loadProductPage(locals, form.rota));
  if (!form || page?.produto.id !== form.main.id) return { kind: 'unknown' };
  const lines = linesOf(page.produto).map((line) => asChosen(line, form));
  if (lines.length < 2) return { kind: 'unknown' };
  const show = (status: 200 | 422, rest: Pick<Together, 'precos'> | { readonly problem: Problem }) => ({
    kind: 'shown' as const,
    status,
    page,
    kept: { together: { lines, rota: page.produto.rota.path, precos: undefined, ...rest } },
  });
  const problem = problemOf(lines, form);
  if (problem) return show(422, { problem });
  try {
    if (form.acao === 'calcular') return show(200, { precos: await priceOf(locals, lines) });
    const goods = { tipo: 'produto', itens: itemsOf(lines) } as const;
    const { mensagens } = await addToCart(locals.sessionApi(), goods, key);
    const adjusted = mensagens.some(({ tipo }) => tipo !== 'aviso');
    return { kind: 'sent', path: cartNotice(adjusted ? 'ajustado' : 'adicionado') };
  } catch (error) {
    // What was chosen stands in the form, whose buttons try again.
    if (!(error instanceof ApiError)) throw error;
    return show(422, { problem: { product: 0, message: error.serverText || togetherText.failed } });
  }
}

/** The product of the page and what can be bought with it; the page's own alone when it cannot be bought itself. */
function linesOf(produto: Produto): readonly TogetherLine[] {
  const simplesOf = ({ atributos }: Pick<Produto, 'atributos'>) => filled(atributos)?.simples;
  const line = (own: TogetherLine['produto'], simples: Simples<Centavos> | undefined) => ({
    produto: own,
    simples,
    value: preselected(simples?.valores ?? [])?.idAtributoValor ?? 0,
    chosen: true,
  });
  const simples = simplesOf(produto);
  const main = { ...line(produto, simples), offer: undefined };
  if (!isOffered({ ...produto, simples })) return [main];
  const offers = new Map(produto.combinacoes.toReversed().map((offer) => [offer.produto.id, offer]));
  const companions = [...offers.values()]
    .toReversed()
    .filter(({ produto: own }) => own.id !== produto.id && isOffered({ ...own, simples: simplesOf(own) }))
    .map((offer) => ({ ...line(offer.produto, simplesOf(offer.produto)), offer }));
  return [main, ...companions];
}

function asChosen(line: TogetherLine, form: TogetherForm): TogetherLine {
  const { id } = line.produto;
  if (id === form.main.id) return { ...line, value: form.main.idAtributoValor };
  return { ...line, value: form.values.get(id) ?? 0, chosen: form.chosen.includes(id) };
}

/** The first thing that keeps the choice from being bought. */
function problemOf(lines: readonly TogetherLine[], { chosen }: TogetherForm): Problem | undefined {
  const offered = new Set(lines.slice(1).map(({ produto }) => produto.id));
  if (chosen.some((id) => !offered.has(id))) return { product: 0, message: togetherText.gone };
  if (chosen.length === 0) return { product: 0, message: togetherText.nothingChosen };
  for (const line of lines.filter((candidate) => candidate.chosen)) {
    const message = choiceProblem(line);
    if (message !== undefined) return { product: line.produto.id, message };
  }
  return undefined;
}

function choiceProblem({ simples, value }: TogetherLine): string | undefined {
  const choice = checkChoice(simples?.valores ?? [], value);
  if (choice === 'missing') return buyText.missingChoice(simples?.nome ?? '');
  return choice === 'unavailable' ? buyText.unavailableChoice : undefined;
}

/** A pair is priced as the offer it is; more of them at once, whose offers come from the same rules, as a purchase. */
async function priceOf(
  { shopApi }: Pick<Locals, 'shopApi'>,
  lines: readonly TogetherLine[],
): Promise<Precos<Centavos>> {
  const [main, first, ...others] = lines
    .filter(({ chosen }) => chosen)
    .map((line) => ({
      id: line.produto.id,
      idAtributoValor: line.value,
      preco: toReais(chosenPrices(line.produto.precos, line.simples?.valores ?? [], line.value).por),
    }));
  if (!main || !first) throw new RangeError('a pair has two products');
  if (others.length === 0) {
    const { precos } = await priceCombination(shopApi(), { produtoPrincipal: main, produtoIndicado: first });
    return precos;
  }
  const produtos = [main, first, ...others].map((part) => ({ ...part, quantidade: 1 }));
  const { precos } = await priceProducts(shopApi(), { carrinho: false, produtos });
  return precos;
}

function itemsOf(lines: readonly TogetherLine[]): Parameters<typeof addToCart>[1]['itens'] {
  return lines
    .filter(({ chosen }) => chosen)
    .map(({ produto, value }) => ({ idProduto: produto.id, idAtributoSimples: value, quantidade: 1 }));
}
