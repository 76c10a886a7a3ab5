import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { QUESTIONS } from '#artwork/demo/questions.ts';
import { REVIEWS } from '#artwork/demo/reviews.ts';

const firstDay = new Map(PRODUCTS.map((product) => [product.slug, Date.parse(product.criadoEm)]));
const END = Date.parse('2026-11-20T00:00:00-03:00');
const ISO = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/;

describe('reviews', () => {
  const byProduct = Map.groupBy(REVIEWS, (review) => review.slug);

  it('are about products that exist, after they were first sold', () => {
    const wrong = REVIEWS.filter((review) => {
      const start = firstDay.get(review.slug);
      const time = Date.parse(review.data);
      return start === undefined || !ISO.test(review.data) || time <= start || time >= END;
    });
    expect(wrong.map((review) => `${review.slug} ${review.data}`)).toEqual([]);
  });

  it('are in order of time within a product', () => {
    const wrong = [...byProduct].filter(([, list]) =>
      list.some((review, i) => i > 0 && Date.parse(review.data) <= Date.parse(list[i - 1]?.data ?? '')),
    );
    expect(wrong.map(([slug]) => slug)).toEqual([]);
  });

  it('cover about sixty products, one of them with pages of reviews', () => {
    expect(byProduct.size).toBeGreaterThanOrEqual(60);
    const sizes = [...byProduct.values()].map((list) => list.length).sort((x, y) => y - x);
    expect(sizes[0]).toBe(34);
    expect(sizes[1]).toBeLessThanOrEqual(8);
    expect(byProduct.get('cabo-hdmi-ultra-high-speed-48g-2m')).toHaveLength(34);
  });

  it('never repeat a comment, nor a name on the same product', () => {
    const comments = REVIEWS.map((review) => review.comentario);
    expect(comments.filter((text, i) => comments.indexOf(text) !== i)).toEqual([]);
    const authors = REVIEWS.map((review) => `${review.slug} ${review.nome}`);
    expect(authors.filter((author, i) => authors.indexOf(author) !== i)).toEqual([]);
  });

  it('are mostly content and sometimes not', () => {
    const share = (low: number, high: number): number =>
      REVIEWS.filter((review) => review.nota >= low && review.nota <= high).length / REVIEWS.length;
    expect(share(4, 5)).toBeGreaterThan(0.8);
    expect(share(1, 3)).toBeGreaterThan(0.08);
    expect(REVIEWS.filter((review) => review.nota >= 4 && !review.recomenda)).toEqual([]);
  });
});

describe('questions', () => {
  it('are about products that exist, after they were first sold, and answered within two days', () => {
    const wrong = QUESTIONS.filter((question) => {
      const start = firstDay.get(question.slug);
      const asked = Date.parse(question.perguntadoEm);
      const answered = Date.parse(question.respondidoEm);
      return (
        start === undefined ||
        asked <= start ||
        answered <= asked ||
        answered >= END ||
        answered - asked > 48 * 3_600_000
      );
    });
    expect(wrong.map((question) => `${question.slug} ${question.perguntadoEm}`)).toEqual([]);
  });

  it('keep Brasília time and ask in full sentences', () => {
    expect(QUESTIONS.filter((q) => !ISO.test(q.perguntadoEm) || !ISO.test(q.respondidoEm))).toEqual([]);
    expect(QUESTIONS.filter((q) => !q.pergunta.endsWith('?') && !q.pergunta.endsWith('.'))).toEqual([]);
    expect(QUESTIONS.filter((q) => q.resposta.length < 20)).toEqual([]);
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(40);
  });

  it('are answered in the shop hours', () => {
    const wrong = QUESTIONS.filter((q) => {
      const hour = Number(q.respondidoEm.slice(11, 13));
      return hour < 8 || hour >= 20 || new Date(q.respondidoEm).getUTCDay() === 0;
    });
    expect(wrong.map((q) => `${q.slug} ${q.respondidoEm}`)).toEqual([]);
  });
});
