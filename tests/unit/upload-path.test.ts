import { expect, it } from 'vitest';
import { uploadPath } from '#lib/domain/media/upload-path.ts';

it.each([
  ['http://localhost:4321/upload/produto/imagem/m_cabo.webp', '/upload/produto/imagem/m_cabo.webp'],
  ['https://outra.example/upload/banner/a.webp', '/upload/banner/a.webp'],
  ['/imagem/m_default.svg', '/imagem/m_default.svg'],
  ['https://cdn.example/img/upload/a.webp', 'https://cdn.example/img/upload/a.webp'],
  ['', ''],
])('%s is shown as "%s"', (url, path) => {
  expect(uploadPath(url)).toBe(path);
});
