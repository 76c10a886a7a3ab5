/** `/painel/arquivos`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { deleteFile, uploadFile } from '#lib/api/panel-files.ts';
import { getProduct, getProducts, saveProduct } from '#lib/api/panel-products.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { ProdutoPainel } from '#lib/contract/panel-products.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { FILE_COLUMN_NAMES, type FileColumn, filesOf, writeFiles } from '#lib/domain/sheets/product-files.ts';
import { panelFilesPath } from '#lib/paths.ts';
import { panelFilesText } from '#lib/text/panel-files.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedFile = { readonly sku: string; readonly rotulo: string; readonly coluna: FileColumn };

const LONGEST_LABEL = 80;
const { faults } = panelFilesText;

export async function answerFiles(api: Api, posted: FormData): Promise<FormOutcome<TypedFile>> {
  const typed: TypedFile = {
    sku: line(posted, 'sku').toUpperCase(),
    rotulo: line(posted, 'rotulo'),
    coluna: FILE_COLUMN_NAMES.find((name) => name === posted.get('coluna')) ?? 'manuais',
  };
  if (posted.get('acao') === 'apagar') {
    return attempt(typed, { 404: 'form', 409: 'form' }, async () => {
      await deleteFile(api, readId(posted.get('id')));
      return `${panelFilesPath}?aviso=apagado`;
    });
  }
  const file = posted.get('arquivo');
  if (!(file instanceof File) || file.name === '') return refuse(typed, { arquivo: faults.file });
  if (typed.rotulo.includes('|') || typed.rotulo.length > LONGEST_LABEL)
    return refuse(typed, { rotulo: faults.label });
  const product = typed.sku === '' ? undefined : await productOf(api, typed.sku);
  if (typed.sku !== '' && !product) return refuse(typed, { sku: faults.product });
  return attempt(typed, { 400: 'arquivo' }, async () => {
    const { nome } = await uploadFile(api, file, file.name.slice(-255));
    if (!product) return `${panelFilesPath}?aviso=enviado`;
    const aviso = (await attach(api, product, typed, nome)) ? 'produto' : 'guardado';
    return `${panelFilesPath}?${new URLSearchParams({ aviso, sku: typed.sku })}`;
  });
}

async function productOf(api: Api, sku: string): Promise<ProdutoPainel | undefined> {
  const { produtos } = await getProducts(api, { busca: sku, limit: 60 });
  const found = produtos.find((product) => product.sku.toUpperCase() === sku);
  return found && getProduct(api, found.id);
}

/** Behind the files the product has; one that it has already gets the words that were typed. @returns Whether it could be. */
async function attach(
  api: Api,
  { id, revisao, campos }: ProdutoPainel,
  { coluna, rotulo }: TypedFile,
  nome: string,
): Promise<boolean> {
  const others = filesOf(campos[coluna] ?? '').filter((file) => file.nome !== nome);
  const cell = writeFiles([...others, { label: rotulo, nome }]);
  try {
    const { faltas } = await saveProduct(api, id, { revisao, campos: { [coluna]: cell } });
    return faltas.length === 0;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return false;
  }
}
