import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, it } from 'vitest';
import ReviewWidgets from '#layouts/parts/ReviewWidgets.astro';
import { reviewWidgets } from '#lib/domain/opinions/review-widgets.ts';
import { attributes } from '../support/html.ts';

const container = await AstroContainer.create();
const ID = 'd726a728-f205-6ae4-7dd0-31bb2fe6e2c6';
const product = {
  id: 7,
  nome: 'Cabo "A" <b>',
  url: 'https://loja.example/cabo',
  photo: 'https://loja.example/m.webp',
};

it('places for other services load nothing by themselves and know the product', async () => {
  const widgets = reviewWidgets({ trustvox: '123', yourviews: ID, opinioesVerificadas: ID });
  const html = await container.renderToString(ReviewWidgets, { props: { widgets, product } });
  expect(attributes(html, 'data-review-widget')).toEqual(['trustvox', 'yourviews', 'opinioesVerificadas']);
  expect(attributes(html, 'data-name')).toEqual([product.nome, product.nome, product.nome]);
  expect(html).toMatch(/id="yv-productId" value="7"/);
  expect(attributes(html, 'data-product-url')).toEqual([product.url]);
  expect(html).not.toMatch(/<(script|img|iframe|link)[^>]+(src|href)="https?:/);
});
