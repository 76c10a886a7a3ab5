/** The places of the shop that show an uploaded picture, and the pixels each of them needs. */

export type Slot = {
  /** As forms and calls name it. */
  readonly chave: string;
  readonly nome: string;
  readonly largura: number;
  readonly altura: number;
};

export const PICTURE_SLOTS = [
  { chave: 'topo-central-desktop', nome: 'Banner do topo, centro (computador)', largura: 760, altura: 700 },
  { chave: 'topo-central-mobile', nome: 'Banner do topo, centro (celular)', largura: 720, altura: 440 },
  { chave: 'topo-lado-desktop', nome: 'Banner do topo, lados (computador)', largura: 480, altura: 280 },
  { chave: 'topo-lado-mobile', nome: 'Banner do topo, lados (celular)', largura: 480, altura: 320 },
  { chave: 'faixa-desktop', nome: 'Banner em faixa (computador)', largura: 960, altura: 300 },
  { chave: 'faixa-mobile', nome: 'Banner em faixa (celular)', largura: 720, altura: 260 },
  { chave: 'coluna-desktop', nome: 'Banner em colunas (computador)', largura: 640, altura: 300 },
  { chave: 'coluna-mobile', nome: 'Banner em colunas (celular)', largura: 420, altura: 420 },
  { chave: 'peca', nome: 'Peça de página institucional', largura: 960, altura: 640 },
  { chave: 'popup-desktop', nome: 'Popup (computador)', largura: 960, altura: 640 },
  { chave: 'popup-mobile', nome: 'Popup (celular)', largura: 640, altura: 640 },
  { chave: 'produto', nome: 'Foto de produto', largura: 1600, altura: 1600 },
  { chave: 'marca', nome: 'Logotipo de marca', largura: 480, altura: 240 },
  { chave: 'categoria', nome: 'Imagem de categoria', largura: 320, altura: 320 },
  { chave: 'categoria-banner', nome: 'Banner de categoria', largura: 1280, altura: 320 },
  { chave: 'icone', nome: 'Ícone de menu ou selo', largura: 192, altura: 192 },
] as const satisfies readonly Slot[];

export type SlotKey = (typeof PICTURE_SLOTS)[number]['chave'];

export const SLOT_KEYS: readonly SlotKey[] = PICTURE_SLOTS.map(({ chave }) => chave);

export function slotOf(chave: SlotKey): Slot {
  const slot = PICTURE_SLOTS.find((known) => known.chave === chave);
  if (!slot) throw new RangeError(`no place of the shop is called ${chave}`);
  return slot;
}

/** Undefined for what names no place. */
export function readSlot(chave: string): Slot | undefined {
  return PICTURE_SLOTS.find((known) => known.chave === chave);
}

/** Which of them the spaces for banners show, by their hash. */
const BANNER_SPACES = {
  'home-bloco-2-topo-central': 'topo-central',
  'home-bloco-2-topo-direita': 'topo-lado',
  'home-bloco-2-topo-esquerda': 'topo-lado',
  'home-bloco-2-inferior': 'faixa',
  'home-bloco-3': 'coluna',
  'home-bloco-4': 'faixa',
  'home-bloco-5': 'coluna',
  'home-bloco-6': 'faixa',
  'home-bloco-7': 'coluna',
} as const;

export type BannerSpace = keyof typeof BANNER_SPACES;

/** As the panel calls them, in the order of the page. */
const SPACE_NAMES: Readonly<Record<BannerSpace, string>> = {
  'home-bloco-2-topo-esquerda': 'Início, topo à esquerda',
  'home-bloco-2-topo-central': 'Início, topo ao centro',
  'home-bloco-2-topo-direita': 'Início, topo à direita',
  'home-bloco-2-inferior': 'Início, faixa sob o topo',
  'home-bloco-3': 'Início, duas colunas',
  'home-bloco-4': 'Início, faixa central',
  'home-bloco-5': 'Início, três colunas',
  'home-bloco-6': 'Início, faixa sob as colunas',
  'home-bloco-7': 'Início, fim da página',
};

export const BANNER_SPACE_NAMES = Object.keys(SPACE_NAMES) as readonly BannerSpace[];

/** The spaces that the pages of the shop have, whether or not anybody has put a banner there. */
export const SHOP_SPACES: readonly { readonly hash: string; readonly nome: string }[] = Object.entries(
  SPACE_NAMES,
).map(([hash, nome]) => ({ hash, nome }));

/** What a wide window and what a phone shows of a banner there. */
export function bannerSlots(space: BannerSpace): { readonly desktop: Slot; readonly mobile: Slot } {
  const shape = BANNER_SPACES[space];
  return { desktop: slotOf(`${shape}-desktop`), mobile: slotOf(`${shape}-mobile`) };
}

/** Undefined for a space that no page of the shop has. */
export function readBannerSpace(hash: string): BannerSpace | undefined {
  return Object.hasOwn(BANNER_SPACES, hash) ? (hash as BannerSpace) : undefined;
}
