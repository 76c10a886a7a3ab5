import { expect, it } from 'vitest';
import type { ItemMenu } from '#lib/contract/struct.ts';
import { categoryTiles } from '#lib/domain/content/category-tiles.ts';

const entry = (label: string, tipo: string, name: string, sub: readonly ItemMenu[] = []): ItemMenu => ({
  label,
  tipo,
  link: '',
  target: '_self',
  rota: { name, route: '/x', path: '/x', params: {}, query: [] },
  icone: '',
  iconeOriginal: '',
  svg: '',
  destaque: false,
  sub: [...sub],
});
const CATEGORY = 'product/listing/category';
const tiles = (menu: readonly ItemMenu[]) =>
  categoryTiles({ menu }).map(({ item, parent }) => [item.label, parent]);

it('are what stands below the categories', () => {
  const video = entry('Vídeo', 'categoria', CATEGORY, [entry('HDMI', 'categoria', CATEGORY)]);
  expect(tiles([video, entry('Áudio', 'categoria', CATEGORY), entry('Blog', 'personalizado', '')])).toEqual([
    ['HDMI', 'Vídeo'],
  ]);
});

it('are the categories themselves where nothing stands below them, whatever the platform calls them', () => {
  expect(tiles([entry('Telas', 'cat', CATEGORY), entry('Quem somos', 'pagina', 'page')])).toEqual([
    ['Telas', ''],
  ]);
});

it('are none of a menu without categories', () => {
  expect(tiles([])).toEqual([]);
  expect(tiles([entry('Blog', 'personalizado', '')])).toEqual([]);
});
