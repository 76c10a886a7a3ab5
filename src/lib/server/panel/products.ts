/** `/painel/produtos`: what the form of a product does. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { addProduct, getProduct, saveProduct } from '#lib/api/panel-products.ts';
import type { ImagemProduto, ProdutoPainel, ProdutoSalvo } from '#lib/contract/panel-products.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';
import { pictureAt, pictureKey } from '#lib/domain/media/picture-name.ts';
import { suggestedAlt } from '#lib/domain/media/suggested-alt.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { isCharacteristicColumn } from '#lib/domain/sheets/data-sheet-columns.ts';
import { newField, type TypedValues, valueField } from '#lib/domain/sheets/product-form.ts';
import { goodsSheet } from '#lib/domain/sheets/product-sheet.ts';
import { STAMP } from '#lib/domain/sheets/stamp.ts';
import { foldedPictures, spreadPictures } from '#lib/domain/sheets/value-pictures.ts';
import { panelProductsPath } from '#lib/paths.ts';
import { panelProductsText } from '#lib/text/panel-products.ts';
import { goodsFaults, panelSheetsText } from '#lib/text/panel-sheets.ts';
import { isCombining, readValues } from './product-values.ts';

/** What a form of a product shows: as it was typed, else as it is saved. */
export type TypedProduct = TypedValues & {
  readonly revisao: string;
  readonly campos: Cells;
  /** That of a colour in several sizes is one. */
  readonly imagens: readonly ImagemProduto[];
  /** Chosen to be added. */
  readonly nova: ImagemProduto;
};

export type ProductOutcome =
  | { readonly path: string }
  | {
      readonly status: 200 | 409 | 422;
      readonly typed: TypedProduct;
      /** By the name of a field; `form` is about none. */
      readonly problems: Readonly<Record<string, string>>;
      /** What somebody else saved meanwhile. */
      readonly saved?: ProdutoPainel;
    };

export const NO_PICTURE: ImagemProduto = { arquivo: '', alt: '', opcao: '' };

export const NO_VALUES: TypedValues = { opcoes: [], novas: [], retiradas: [] };

export function typedOf({ revisao, campos, opcoes, imagens }: ProdutoPainel): TypedProduct {
  const pictures = foldedPictures(imagens, opcoes);
  return { revisao, campos, ...NO_VALUES, opcoes, imagens: pictures, nova: NO_PICTURE };
}

export async function answerProduct(
  api: Api,
  product: ProdutoPainel | undefined,
  posted: FormData,
): Promise<ProductOutcome> {
  const typed = readProduct(posted, product);
  if (isCombining(posted)) return { status: 200, typed, problems: {} };
  const added = typed.nova.arquivo === '' ? [] : [withWords(typed, product)];
  const { campos, retiradas } = typed;
  const opcoes = [...typed.opcoes, ...typed.novas].filter(({ sku = '' }) => !retiradas.includes(sku));
  const body = {
    ...{ campos, opcoes, retiradas, ordem: opcoes.map(({ sku = '' }) => sku) },
    imagens: spreadPictures([...typed.imagens, ...added], opcoes),
  };
  try {
    const saved = product
      ? await saveProduct(api, product.id, { ...body, revisao: typed.revisao })
      : await addProduct(api, body);
    if (saved.faltas.length === 0) {
      const aviso = product ? (isMoved(typed, product) ? 'movido' : 'salvo') : 'criado';
      return { path: `${panelProductsPath}/${saved.id}?aviso=${aviso}` };
    }
    return { status: 422, typed, problems: { form: panelProductsText.missing, ...problemsOf(saved, typed) } };
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 409].includes(error.status)) throw error;
    if (error.status === 400) return { status: 422, typed, problems: { form: error.serverText } };
    const saved = product && (await getProduct(api, product.id));
    return {
      status: 409,
      typed: saved ? beside(typed, saved) : { ...typed, revisao: '' },
      problems: { form: panelProductsText.stale },
      ...(saved ? { saved } : {}),
    };
  }
}

/** A picture that is added without words gets those that fit most likely. */
function withWords(
  { nova, campos, imagens, opcoes }: TypedProduct,
  product: ProdutoPainel | undefined,
): ImagemProduto {
  const part = opcoes.find(({ sku }) => sku === nova.opcao)?.['opcao'] ?? nova.opcao;
  const nome = campos['nome'] ?? product?.campos['nome'] ?? '';
  const alt = nova.alt || suggestedAlt(nome, part, imagens.length + 1);
  return { ...nova, alt, arquivo: pictureAt(nova.arquivo) ?? nova.arquivo };
}

/** Was any of it sold, or its stock changed, while a stock was typed? */
function isMoved(typed: TypedProduct, { campos, opcoes }: ProdutoPainel): boolean {
  const known = new Map([campos, ...opcoes].map((cells) => [cells.sku, cells.estoque]));
  return [{ ...typed.campos, sku: campos.sku ?? '' }, ...typed.opcoes].some(
    ({ sku, estoque, [STAMP]: was }) => estoque !== was && known.get(sku) !== was,
  );
}

function problemsOf({ faltas }: ProdutoSalvo, { novas }: TypedProduct): Readonly<Record<string, string>> {
  const fieldOf = (sku: string, coluna: string) => {
    const place = novas.findIndex((value) => value.sku === sku);
    return place < 0 ? valueField(sku, coluna) : newField(place, coluna);
  };
  return Object.fromEntries(
    faltas
      .toReversed()
      .map(({ sku, coluna, motivo, certo }) => [
        sku === '' ? coluna : fieldOf(sku, coluna),
        certo ? `${goodsFaults[motivo]} ${panelSheetsText.right(motivo, certo)}` : goodsFaults[motivo],
      ]),
  );
}

/** As it was typed, with what is saved now as its beginning: a stock that nobody typed is that of now. */
function beside(typed: TypedProduct, saved: ProdutoPainel): TypedProduct {
  const now = new Map(saved.opcoes.map((cells) => [cells.sku, cells]));
  return {
    ...typed,
    revisao: saved.revisao,
    campos: recounted(typed.campos, saved.campos),
    opcoes: typed.opcoes.map((cells) => recounted(cells, now.get(cells.sku) ?? {})),
  };
}

function recounted(typed: Cells, { estoque = '', [STAMP]: stamp = '' }: Cells): Cells {
  const isTyped = typed.estoque !== typed[STAMP];
  return { ...typed, [STAMP]: stamp, ...(isTyped ? {} : { estoque }) };
}

function readProduct(posted: FormData, product: ProdutoPainel | undefined): TypedProduct {
  const own = goodsSheet.columns.filter(({ nome }) => posted.has(nome));
  const characteristics = [...new Set(posted.keys())].filter(isCharacteristicColumn);
  const campos = Object.fromEntries([
    ...own.map(({ nome }) => [nome, TICKED.has(nome) ? ticked(posted, nome) : text(posted, nome)]),
    // Of choices each that is ticked is sent by itself, beside an empty one.
    ...characteristics.map((nome) => [nome, ticked(posted, nome)]),
  ]);
  return {
    revisao: line(posted, 'revisao'),
    campos,
    ...readValues(posted, product?.opcoes ?? [], { ...product?.campos, ...campos }),
    imagens: readPictures(posted, product ? typedOf(product).imagens : []),
    nova: {
      arquivo: pickedPicture(posted, 'imagem'),
      alt: line(posted, 'imagemAlt'),
      opcao: line(posted, 'imagemOpcao'),
    },
  };
}

/** Several of one name; of categories the main one comes first. */
const TICKED: ReadonlySet<string> = new Set(['categorias', 'selos']);

function ticked(posted: FormData, nome: string): string {
  return [...new Set(posted.getAll(nome).map(String))].filter(Boolean).join(' | ').trim();
}

/** In the order of the places that were typed; those that are to go are left out. */
function readPictures(posted: FormData, known: readonly ImagemProduto[]): readonly ImagemProduto[] {
  return known
    .map((picture, place) => {
      const key = pictureKey(picture);
      return {
        key,
        arquivo: picture.arquivo,
        alt: line(posted, `alt:${key}`),
        opcao: posted.has(`de:${key}`) ? line(posted, `de:${key}`) : picture.opcao,
        place: Number(line(posted, `posicao:${key}`)) || place + 1,
      };
    })
    .filter(({ key }) => !posted.has(`retirar:${key}`))
    .toSorted((a, b) => a.place - b.place)
    .map(({ arquivo, alt, opcao }) => ({ arquivo, alt, opcao }));
}
