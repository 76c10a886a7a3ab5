/** Manuals and other files of a product, with how large they are. */
import type { Api } from '#lib/api/client.ts';
import { fileSize } from '#lib/api/upload.ts';
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import type { ProductFile } from '#lib/contract/product-beside.ts';
import { fileKind } from '#lib/domain/kernel/files.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { isUpload, uploadPath } from '#lib/domain/media/upload-path.ts';
import { optional } from '../page/optional.ts';

type Media = Pick<ProdutoDetalhe<Centavos>['midias'], 'manuais' | 'arquivos'>;

/** What is made when it is asked for is made to tell its size too: it is asked for again after so long (ms). */
const KEPT = 60 * 60_000;
/** So many are remembered; then all are forgotten. */
const MOST = 5000;
const sizes = new Map<string, { readonly size: number | undefined; readonly until: number }>();

export function loadFiles(api: Api, { manuais, arquivos }: Media): Promise<readonly ProductFile[]> {
  return Promise.all(
    [...manuais, ...arquivos].map(async ({ label, descricao, arquivo, bytes }) => {
      const path = uploadPath(arquivo);
      const size = bytes ?? (await sizeOf(api, path));
      return { name: label || descricao, path, kind: fileKind(path), bytes: size };
    }),
  );
}

/** Nothing is known of what is kept elsewhere. */
async function sizeOf(api: Api, path: string): Promise<number | undefined> {
  if (!isUpload(path)) return undefined;
  const now = Date.now();
  const known = sizes.get(path);
  if (known && known.until > now) return known.size;
  const size = await optional(fileSize(api, path), undefined, 'size of a file');
  if (sizes.size >= MOST) sizes.clear();
  sizes.set(path, { size, until: now + KEPT });
  return size;
}
