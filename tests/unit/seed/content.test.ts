import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BANNERS } from '#artwork/demo/banners.ts';
import { CATEGORIES } from '#artwork/demo/categories.ts';
import { LANDING_PAGES } from '#artwork/demo/landing-pages.ts';
import { MENUS, type SeedMenuItem } from '#artwork/demo/menus.ts';
import { PAGES } from '#artwork/demo/pages.ts';
import { PIECES } from '#artwork/demo/pieces.ts';
import { SETTINGS } from '#artwork/demo/settings.ts';
import type { SeedCategory } from '#artwork/demo/types.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import {
  accessPath,
  brandsPath,
  cartPath,
  finderPath,
  homePath,
  linkPath,
  listsPath,
  ordersPath,
  pagesPath,
  searchPath,
} from '#lib/paths.ts';
import { storeHtml, storeInline } from '#lib/server/page/sanitize.ts';

const publicFile = (path: string): string => join(import.meta.dirname, '../../../public', path);

const categoryPaths = (category: SeedCategory, parent = ''): string[] => {
  const path = `${parent}/${category.slug}`;
  return [path, ...category.filhas.flatMap((child) => categoryPaths(child, path))];
};
const known = new Set([
  finderPath,
  ...SHIPPED_RULES.pairs.map(({ from, to }) => linkPath(from, to)),
  ...[homePath, pagesPath, accessPath, cartPath, searchPath, brandsPath, listsPath, ordersPath],
  ...CATEGORIES.flatMap((category) => categoryPaths(category)),
  ...PAGES.map(({ slug }) => `${pagesPath}/${slug}`),
  ...LANDING_PAGES.map(({ slug }) => `/c/${slug}`),
]);

const withSub = (item: SeedMenuItem): SeedMenuItem[] => [item, ...item.sub.flatMap(withSub)];
const menuItems = MENUS.flatMap(({ menu }) => menu.flatMap(withSub));
const banners = BANNERS.flatMap((slot) => slot.banners);

describe('the links of the demo store', () => {
  it('lead from every menu entry to a page or category that exists', () => {
    expect(menuItems.map(({ link }) => link).filter((link) => !known.has(link))).toEqual([]);
  });

  it('lead from every banner to a page or category that exists', () => {
    expect(banners.map(({ link }) => link).filter((link) => !known.has(link))).toEqual([]);
  });

  it('lead from every institutional page to a page or category that exists', () => {
    const texts = [
      ...PAGES.map(({ descricao }) => descricao),
      ...PIECES.flatMap(({ texto = '', link = '', perguntas = [] }) => [
        texto,
        link && `href="${link}"`,
        ...perguntas.map(({ resposta }) => resposta),
      ]),
    ];
    const links = texts.flatMap((html) =>
      [...html.matchAll(/href="(\/[^"?]*)(?:\?[^"]*)?"/g)].map(([, link]) => link),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !known.has(link ?? ''))).toEqual([]);
  });

  it('lead from every page only to pieces that exist, each of which is used', () => {
    const used = PAGES.flatMap(({ pecas = [] }) => pecas);
    expect(used.toSorted()).toEqual(PIECES.map(({ slug }) => slug).toSorted());
    const menus = PIECES.flatMap(({ menu = '' }) => menu || []);
    expect(menus.filter((hash) => !MENUS.some((menu) => menu.hash === hash))).toEqual([]);
  });
});

describe('the pictures of the demo store', () => {
  it.each(
    banners.flatMap(
      ({ nome, desktop, mobile }) =>
        [
          [nome, desktop],
          [nome, mobile],
        ] as const,
    ),
  )('have the size the banner %s says', async (_name, { imagem, largura, altura }) => {
    const { width, height } = await sharp(publicFile(imagem)).metadata();
    expect({ width, height }).toEqual({ width: largura, height: altura });
  });

  it.each(
    PIECES.flatMap(({ slug, imagem = '', ...piece }) => (imagem ? [[slug, imagem, piece] as const] : [])),
  )('have the size the piece %s says, and words for who does not see them', async (_slug, imagem, piece) => {
    const { width, height } = await sharp(publicFile(imagem)).metadata();
    expect({ width, height }).toEqual({ width: piece.largura, height: piece.altura });
    expect(piece.alt).toMatch(/\S{3}/);
  });

  it('exist for every menu entry that has one', () => {
    const icons = menuItems.map(({ icone }) => icone).filter((icone) => icone !== '');
    expect(icons.length).toBeGreaterThan(14);
    expect(icons.filter((icone) => !existsSync(publicFile(icone)))).toEqual([]);
  });
});

describe('the texts of the demo store', () => {
  it('pass the sanitiser without losing a word or a link', () => {
    const spaced = (html: string): string => html.replace(/&quot;/g, '"');
    for (const { descricao } of PAGES) expect(spaced(storeHtml(descricao))).toBe(spaced(descricao));
    for (const { texto = '', perguntas = [] } of PIECES) {
      expect(storeHtml(texto)).toBe(texto);
      for (const { resposta } of perguntas) expect(storeHtml(resposta)).toBe(resposta);
    }
    for (const { label } of menuItems) expect(storeInline(label)).toBe(label);
  });

  it('have one page for one slug', () => {
    expect(new Set(PAGES.map(({ slug }) => slug)).size).toBe(PAGES.length);
  });

  it('name a CNPJ whose check digits are right', () => {
    const digits = SETTINGS.sistema.geral.site.cnpj.replace(/\D/g, '');
    const check = (length: number): number => {
      const sum = [...digits.slice(0, length)].reduce(
        (total, digit, index) => total + Number(digit) * (((length - 1 - index) % 8) + 2),
        0,
      );
      return sum % 11 < 2 ? 0 : 11 - (sum % 11);
    };
    expect(digits.slice(12)).toBe(`${check(12)}${check(13)}`);
  });
});
