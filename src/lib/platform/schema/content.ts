/** Pages, pieces and banners with their versions, and the library of pictures. */
import type { Generated } from 'kysely';
import type { SectionKind } from '#lib/domain/content/sections.ts';
import type { Appearance } from '#lib/domain/shop/appearance.ts';
import type { Json, OptionalId, OptionalTime, Time } from './columns.ts';

export type ContentTables = {
  media: MediaTable;
  files: FilesTable;
  banner_slots: BannerSlotsTable;
  banners: BannersTable;
  pages: PagesTable;
  pieces: PiecesTable;
  content_versions: ContentVersionsTable;
};

/** The library of uploaded pictures (migration 0021). */
export type MediaTable = {
  id: Generated<number>;
  /** Base name of its files, with a hash of their content: `fachada-0123456789abcdef`. */
  arquivo: string;
  /** What people call it; a new one is called as its file was. */
  nome: string;
  alt: string;
  /** Of the file that is kept beside the WebP, or of the drawing that everything is made of. */
  formato: 'jpg' | 'png' | 'svgz';
  /** Pixels. */
  largura: number;
  altura: number;
  /** Of the WebP, or of the drawing, unpacked. */
  bytes: number;
  /** The picture it was cut from. */
  origem_id: OptionalId;
  /** The place it was cut for (domain/media/picture-slots.ts), '' for one as it was sent. */
  vaga: Generated<string>;
  author_id: OptionalId;
  author: Generated<string>;
  /** Counts the times its texts were saved. */
  revision: Generated<number>;
  created_at: Time;
};

/** Files that products are sold with (migration 0390); `product_media.arquivo` names one. */
export type FilesTable = {
  id: Generated<number>;
  /** What its address ends in, `manual-da-mesa.pdf`. */
  nome: string;
  formato: 'pdf' | 'zip' | 'png' | 'jpg';
  /** SHA-256 of its content, in hexadecimal digits: what the storage knows it by. */
  hash: string;
  bytes: number;
  author_id: OptionalId;
  author: Generated<string>;
  created_at: Time;
};

type BannerSlotsTable = { id: Generated<number>; hash: string; nome: string };

type BannersTable = {
  id: Generated<number>;
  slot_id: number;
  /** Id of the category etc. the banner is for; null = all. */
  nivel_id: number | null;
  /** For those who edit; what visitors read is in its versions (migration 0020). */
  nome: string;
  ordem: number;
  ativo: Generated<boolean>;
  /** Kept with its versions, out of the shop. */
  removed_at: OptionalTime;
};

/** Paths of the shop; pixels. */
export type BannerFile = {
  imagem: string;
  imagemOriginal: string;
  link: string;
  largura: number;
  altura: number;
  alt: string;
};

/** What a page is called in addresses; all that it says is in its versions (migration 0018). */
type PagesTable = { id: Generated<number>; slug: string; ativo: Generated<boolean> };

/** A part of pages that also has an address of its own below `/pagina` (migration 0018). */
export type PiecesTable = {
  id: Generated<number>;
  slug: string;
  tipo: 'banner' | 'canais' | 'chamada' | 'contato' | 'menu' | 'perguntas' | 'texto';
  ativo: Generated<boolean>;
};

/** Of a page, a piece, a banner or the look of the shop. At most one is a draft; visitors see the published one that began last (migration 0018). */
type ContentVersionsTable = {
  id: Generated<number>;
  page_id: OptionalId;
  piece_id: OptionalId;
  /** Migration 0020. */
  banner_id: OptionalId;
  /** 1 for the look of the shop (migration 0700). */
  appearance_id: OptionalId;
  state: 'draft' | 'published';
  content: Json<PageContent | PieceContent | BannerContent | Appearance>;
  visible_from: OptionalTime;
  visible_until: OptionalTime;
  /** Counts the times a draft was saved, so that nobody overwrites what they have not seen. */
  revision: Generated<number>;
  /** Who wrote and who published it; the names stay when the accounts go, '' is the shop itself. */
  author_id: OptionalId;
  author: Generated<string>;
  publisher_id: OptionalId;
  publisher: Generated<string>;
  created_at: Time;
  updated_at: Time;
  /** Null for a draft. */
  published_at: OptionalTime;
};

export type PageContent = {
  nome: string;
  /** HTML, before the pieces. */
  descricao: string;
  /** What was typed, in Markdown; a text that came as HTML has none. */
  fonte?: string;
  imagem: string;
  imagemOriginal: string;
  layout: string;
  codigoCss: string;
  seoTitle: string;
  seoDescription: string;
  indexar: boolean;
  /** Slugs of its pieces, in order. */
  pecas: readonly string[];
  /** What it goes on with after them; left out where there are none. */
  secoes?: readonly SectionContent[];
};

/** A section of a page (domain/content/sections.ts), as it was typed. */
export type SectionContent = {
  tipo: SectionKind;
  campos: Readonly<Record<string, string>>;
  /** Of its picture; pixels. */
  imagemOriginal: string;
  largura: number;
  altura: number;
};

/** Each kind uses some of it; the rest is empty. */
export type PieceContent = {
  titulo: string;
  /** HTML. */
  texto: string;
  /** As above. */
  fonte?: string;
  /** Path of a picture, '' for none; pixels. */
  imagem: string;
  imagemOriginal: string;
  largura: number;
  altura: number;
  alt: string;
  link: string;
  textoLink: string;
  /** Answers are HTML; `fonte` as above. */
  perguntas: readonly { pergunta: string; resposta: string; fonte?: string }[];
  /** Hash of the menu it shows. */
  menu: string;
};

export type BannerContent = {
  titulo: string;
  /** `h2`, `h3` or `p`. */
  tagTitulo: string;
  target: '_self' | '_blank';
  desktop: BannerFile;
  mobile: BannerFile;
};
