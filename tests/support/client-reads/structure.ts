import { expect } from 'vitest';
import { isAbsolute, isList, isNumber, isText, type Json } from './primitives.ts';

export function readsSeo(seo: Json): void {
  for (const key of [
    'title',
    'description',
    'titleSocial',
    'descriptionSocial',
    'openGraphUrlImagem',
    'twitterUrlImagem',
    'keywords',
  ]) {
    isText(seo[key], `seo.${key}`);
  }
  isAbsolute(seo.canonical, 'seo.canonical');
  expect(typeof seo.indexar).toBe('boolean');
}

export function readsStructure(estrutura: Json): void {
  isText(estrutura.nivel, 'estrutura.nivel');
  readsSeo(estrutura.seo as Json);
  isList(estrutura.breadcrumb, 'estrutura.breadcrumb');
  for (const { url, label, rota } of estrutura.breadcrumb as Json) {
    isAbsolute(url, 'breadcrumb.url');
    isText(label, 'breadcrumb.label');
    readsRota(rota as Json);
  }
}

export function readsRota(rota: Json): void {
  for (const key of ['name', 'route', 'path']) isText(rota[key], `rota.${key}`);
  expect(Object.keys(rota.params as object)).toBeDefined();
  if (Object.keys(rota.query as object).length === 0) expect(rota.query).toEqual([]);
}

export function readsInfo(info: Json): void {
  expect(Object.keys(info.filtros as object)).toBeDefined();
  for (const key of ['prev', 'self', 'next']) isText(info[key], `info.${key}`);
  for (const key of ['offset', 'limit', 'exibindo', 'total']) isNumber(info[key], `info.${key}`);
}
