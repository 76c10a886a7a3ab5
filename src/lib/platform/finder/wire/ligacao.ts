import type { Ligacao, LigacaoProduto, PontaLida } from '#lib/contract/finder.ts';
import type { Alternative, Answer } from '#lib/domain/finder/answer.ts';
import type { Hop } from '#lib/domain/finder/cabling.ts';
import type { FurtherQuestion } from '#lib/domain/finder/further-questions.ts';
import { withNames } from '#lib/domain/finder/nouns.ts';
import type { Place, Read } from '#lib/domain/finder/question.ts';
import type { Device } from '#lib/domain/finder/rules.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { Product } from '#lib/platform/catalogue/queries/products.ts';
import { presentProduct } from '#lib/platform/catalogue/wire/product.ts';
import { presentValuePrices } from '#lib/platform/offers/wire/prices.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';

type ById = ReadonlyMap<number, Product>;

/** Everything of the catalogue that an answer names. */
export function namedIds(
  { hops, others, rejected }: Answer,
  questions: readonly FurtherQuestion[],
): readonly number[] {
  const all = [...hops, ...others.flatMap((other) => other.hops), ...questions.flatMap((one) => one.hops)];
  return [...new Set([...all.map(({ piece }) => piece.id), ...rejected.map(({ id }) => id)])];
}

export function presentLigacao(
  shop: Shop,
  read: Read,
  answer: Answer,
  products: ById,
  questions: readonly FurtherQuestion[],
): Ligacao<Centavos> {
  const names = new Map([...products.values()].map(({ sku, nome }) => [sku, nome]));
  const named = (text: string) => withNames(text, (sku) => names.get(sku) ?? sku);
  const of = (hops: readonly Hop[]) => presentHops(shop, hops, products);
  return {
    perguntas: questions.map((one) => ({ pergunta: named(one.question), resposta: named(one.answer) })),
    lido: {
      de: presentPlace(answer.from, read.devices.from),
      para: presentPlace(answer.to, read.devices.to),
      metros: read.metres ?? null,
      precisa: read.needs,
    },
    tipo: answer.type,
    motivo: (answer.reason as Ligacao['motivo']) ?? null,
    ...(answer.direct && { direto: true }),
    conectores: answer.ends,
    produtos: of(answer.hops),
    passos: presentSteps(answer.hops, names),
    explicacao: answer.told.sentences.map(named),
    limites: answer.told.limits.map(named),
    confira: answer.told.checks.map(named),
    alternativas: answer.others.map((other) => presentOther(other, of, named)),
    rejeitados: answer.rejected.flatMap(({ id, sku, why }) => {
      const product = products.get(id);
      return product ? [{ sku, nome: product.nome, rota: productRota(shop, product.slug), motivo: why }] : [];
    }),
  };
}

type Step = Ligacao<Centavos>['passos'][number];

const NETWORK = { words: 'RJ45 fêmea', plug: 'rj45' } as const;

/** What is plugged one after the other: of a pair of boxes the receiver too, behind the network cable between them. */
function presentSteps(hops: readonly Hop[], names: ReadonlyMap<string, string>): readonly Step[] {
  let receiver: Step | undefined;
  const steps = hops.flatMap((hop, index) => {
    const { way, piece, quantity } = hop;
    const nome = names.get(piece.sku) ?? piece.sku;
    const [a, b] = [way.a.words, way.b.words];
    const isPair = way.part.kind.link !== undefined;
    const own = { nome, quantidade: quantity, comprimento: piece.length };
    const { encaixes, ...marks } = drawnEnds(way, piece.length);
    if (isPair) {
      receiver = { ...own, conectores: [NETWORK.words, b], encaixes: [NETWORK.plug, encaixes[1]] };
    }
    const step: Step = {
      ...own,
      ...marks,
      conectores: [a, isPair ? NETWORK.words : b],
      encaixes: isPair ? ([encaixes[0], NETWORK.plug] as const) : encaixes,
    };
    const behind =
      receiver && !isPair && way.from === 'eth' && hops[index + 1]?.way.from !== 'eth' ? receiver : undefined;
    if (behind) receiver = undefined;
    return behind ? [step, behind] : [step];
  });
  return steps;
}

/** What the drawing shows of both ends. Sound that runs back leaves where a cable is marked for the screen. */
function drawnEnds({ a, b, part, from }: Hop['way'], length: number) {
  const marks = from === 'arc' ? (['tela', 'fonte'] as const) : (['fonte', 'tela'] as const);
  const isMarked = part.oneWay && part.tech > 0 && length > 0;
  return { encaixes: [a.plug, b.plug] as const, ...(isMarked && { marcas: marks }) };
}

function presentOther(
  { hops, why }: Alternative,
  of: (hops: readonly Hop[]) => readonly LigacaoProduto<Centavos>[],
  named: (text: string) => string,
): Ligacao<Centavos>['alternativas'][number] {
  const text = named(why);
  return { motivo: text.charAt(0).toUpperCase() + text.slice(1), produtos: of(hops) };
}

function presentPlace(place: Place | undefined, named: Device | undefined): PontaLida {
  const device = place?.device ?? named;
  return {
    aparelho: device ? { id: device.id, nome: device.name } : null,
    porta: place ? { id: place.port.id, nome: place.port.name, conector: place.port.socket } : null,
  };
}

const ROLES = { main: 'principal', lead: 'ligacao', joint: 'emenda' } as const;

/** Equal products in a row are one line with their number. */
function presentHops(shop: Shop, hops: readonly Hop[], products: ById): readonly LigacaoProduto<Centavos>[] {
  const lines: LigacaoProduto<Centavos>[] = [];
  for (const { way, piece, quantity, role } of hops) {
    const product = products.get(piece.id);
    if (!product) continue;
    const same = lines.findIndex(({ id }) => id === piece.id);
    const before = lines[same];
    if (before) {
      lines[same] = { ...before, quantidade: before.quantidade + quantity };
      continue;
    }
    const { precos, midias, rota, status } = presentProduct(shop, product);
    const value = cheapestValue(shop, product);
    lines.push({
      id: piece.id,
      sku: piece.sku,
      nome: value ? `${product.nome}, ${value.label}` : product.nome,
      rota,
      preco: status === 'sobConsulta' ? centavos(0) : (value?.por ?? precos.por),
      estoque: value?.estoque ?? product.estoque,
      status,
      quantidade: quantity,
      papel: ROLES[role],
      conectores: [way.a.words, way.b.words],
      comprimento: piece.length,
      valor: value?.valor_id ?? 0,
      imagem: pictureOf(midias.imagens, value?.valor_id)?.arquivos.medium ?? '',
    });
  }
  return lines;
}

/** Of the value that is proposed, where it has one. */
const pictureOf = <T extends { readonly idAtributoValor: number }>(
  pictures: readonly T[],
  value: number | undefined,
): T | undefined => pictures.find(({ idAtributoValor }) => idAtributoValor === value) ?? pictures[0];

/** The value that is proposed and bought, at its own price: the cheapest in stock, of these the one the product shows first. Undefined of a product without values. */
function cheapestValue(shop: Shop, product: Product) {
  const values = product.variants.map((value) => ({
    ...value,
    por: presentValuePrices(shop, product, value.valor_id).por,
    picture: product.media.findIndex(({ valor_id }) => valor_id === value.valor_id),
  }));
  const [first] = values.toSorted(
    (a, b) =>
      Number(b.estoque > 0) - Number(a.estoque > 0) ||
      a.por - b.por ||
      Number(a.picture < 0) - Number(b.picture < 0) ||
      a.picture - b.picture ||
      a.valor_id - b.valor_id,
  );
  return first;
}
