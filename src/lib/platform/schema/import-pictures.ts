/** Pictures that files bring (migration 0240). */
import type { Generated } from 'kysely';
import type { PictureReason } from '#lib/domain/media/brought-picture.ts';
import type { Time } from './columns.ts';

export type ImportPictureTables = {
  import_pictures: ImportPicturesTable;
  picture_addresses: PictureAddressesTable;
};

export type PictureState = 'espera' | 'feita' | 'igual' | 'recusada' | 'desfeita';

export type ImportPicturesTable = {
  import_id: number;
  place: number;
  /** Of the file; of a ZIP the number of the entry. */
  linha: number;
  /** Of a product, or of a value inside one; in capitals. */
  codigo: string;
  ordem: number;
  /** The address, or the name inside the ZIP. */
  endereco: string;
  alt: string;
  state: Generated<PictureState>;
  motivo: Generated<PictureReason | ''>;
  detalhe: Generated<string>;
  tries: Generated<number>;
  arquivo: Generated<string>;
  /** The row of `product_media` that was made for it. */
  media_id: number | null;
};

/** What was fetched from which address, by its SHA-256. */
export type PictureAddressesTable = { chave: string; arquivo: string; fetched_at: Time };
