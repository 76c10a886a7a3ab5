import { describe, expect, it } from 'vitest';
import Questions from '#layouts/parts/Questions.astro';
import Reviews from '#layouts/parts/Reviews.astro';
import type { Opinions } from '#lib/contract/opinions-page.ts';
import type { AvaliacaoProduto } from '#lib/contract/product.ts';
import type { Pergunta } from '#lib/contract/questions.ts';
import { BLANK_QUESTION, BLANK_REVIEW } from '#lib/domain/opinions/opinion-forms.ts';
import { countMarks } from '#lib/domain/opinions/reviews.ts';
import { partRenderer } from '../support/container.ts';
import { attributes, elements, LEFTOVERS, textOf } from '../support/html.ts';

const renderPart = await partRenderer();
const subject = { rota: '/cabo', idProduto: 7 };
const SCRIPT = '<script>alert(1)</script>';

const review = (id: number, change: Partial<AvaliacaoProduto> = {}): AvaliacaoProduto => ({
  id,
  nome: `Cliente ${id}`,
  email: '',
  nota: 5,
  comentario: 'Bom',
  recomenda: false,
  data: '2026-10-26T21:40:00-03:00',
  produto: { id: 7, nome: 'Cabo' },
  anexos: [],
  ...change,
});
const question = (id: number, change: Partial<Pergunta> = {}): Pergunta => ({
  id,
  nome: 'Caio',
  email: '',
  contato: '',
  pergunta: `Pergunta ${id}?`,
  data: '2026-10-01T12:00:00-03:00',
  respostas: [],
  ...change,
});

function opinions(
  avaliacoes: readonly AvaliacaoProduto[],
  {
    reviews,
    ...change
  }: Partial<Omit<Opinions, 'reviews'>> & { reviews?: Partial<Opinions['reviews']> } = {},
): Opinions {
  return {
    reviews: {
      media: 4.5,
      quantidade: avaliacoes.length,
      avaliacoes,
      choice: { page: 1, order: 'recentes' },
      pages: 1,
      orders: ['recentes'],
      marks: countMarks(avaliacoes),
      ...reviews,
    },
    review: { typed: BLANK_REVIEW, faults: {} },
    question: { typed: BLANK_QUESTION, faults: {} },
    sent: undefined,
    strayed: false,
    ...change,
  };
}

const reviewsOf = (given: Opinions): Promise<string> => renderPart(Reviews, { opinions: given, subject });
const questionsOf = (perguntas: readonly Pergunta[], given = opinions([])): Promise<string> =>
  renderPart(Questions, { perguntas, opinions: given, subject });

describe('opinions', () => {
  it('say that there are none, and offer the form', async () => {
    const html = await reviewsOf(opinions([], { reviews: { media: 0 } }));
    expect(textOf(html)).toContain('Este produto ainda não tem avaliações.');
    expect(html).not.toContain('<meter');
    expect(html).toMatch(/<form method="post" action="\/avaliar"/);
    expect(html).not.toMatch(/<(ul|ol|dl|table|nav)[^>]*>\s*<\/\1>/);
    expect(textOf(html)).not.toMatch(LEFTOVERS);
  });

  it('are counted by mark in five bars', async () => {
    const html = await reviewsOf(opinions([review(1), review(2), review(3, { nota: 1 })]));
    const bars = [...html.matchAll(/<meter[^>]*>/g)].map(([bar]) =>
      ['aria-label', 'value', 'max'].map((name) => attributes(bar, name)[0]),
    );
    expect(bars).toEqual([
      ['5 estrelas: 2 avaliações', '2', '3'],
      ['4 estrelas: 0 avaliações', '0', '3'],
      ['3 estrelas: 0 avaliações', '0', '3'],
      ['2 estrelas: 0 avaliações', '0', '3'],
      ['1 estrela: 1 avaliação', '1', '3'],
    ]);
  });

  it('have links to the other orders and pages, each with the order it keeps', async () => {
    const html = await reviewsOf(
      opinions([review(1)], {
        reviews: {
          quantidade: 34,
          pages: 4,
          choice: { page: 2, order: 'maior-nota' },
          orders: ['recentes', 'maior-nota', 'menor-nota'],
        },
      }),
    );
    const links = attributes(html, 'href');
    expect(links).toContain('/cabo#avaliacoes');
    expect(links).toContain('/cabo?ordem-avaliacoes=menor-nota#avaliacoes');
    expect(links).toContain('/cabo?avaliacoes=3&ordem-avaliacoes=maior-nota#avaliacoes');
    expect(html).toMatch(/aria-current="true"[^>]*>\s*Maior nota/);
  });

  it('show a script as text', async () => {
    const html = await reviewsOf(
      opinions([review(1, { nome: SCRIPT, comentario: SCRIPT, recomenda: true })]),
    );
    expect(html).not.toContain(SCRIPT);
    expect(textOf(html)).toContain(`${SCRIPT} 26/10/2026 ${SCRIPT} Recomenda este produto`);
  });

  it('thank for one that waits to be read', async () => {
    expect(textOf(await reviewsOf(opinions([], { sent: 'avaliacao' })))).toContain('depois de ser lida');
    expect(textOf(await reviewsOf(opinions([], { sent: 'pergunta' })))).not.toContain('Obrigado');
  });
});

describe('the form for an opinion', () => {
  const failed = opinions([], {
    review: {
      typed: { nome: '', email: 'ana', nota: '4', comentario: SCRIPT, recomenda: true },
      faults: { nome: 'missing', email: 'wrong' },
    },
  });

  it('is closed until it is asked for, open when something is wrong', async () => {
    expect(await reviewsOf(opinions([]))).not.toMatch(/<details[^>]* open/);
    expect(await reviewsOf(failed)).toMatch(/<details[^>]* open/);
  });

  it('keeps what was typed and says beside each field what is wrong', async () => {
    const html = await reviewsOf(failed);
    const [email = ''] = html.match(/<input[^>]*name="email"[^>]*>/) ?? [];
    expect(attributes(email, 'value')).toEqual(['ana']);
    expect(attributes(email, 'aria-invalid')).toEqual(['true']);
    expect(attributes(email, 'aria-describedby')[0]).toContain('avaliacao-email-problem');
    expect(html).toMatch(/id="avaliacao-email-problem"[^>]*>\s*Este e-mail não parece certo/);
    expect(html).toMatch(/name="nota" value="4" checked/);
    expect(html).toMatch(/name="recomenda" value="1" checked/);
    expect(elements(html, 'textarea').map(textOf)).toEqual([SCRIPT]);
    expect(html).not.toContain(SCRIPT);
  });

  it('says what is wrong with no field', async () => {
    const html = await reviewsOf(
      opinions([], { review: { typed: BLANK_REVIEW, faults: {}, problem: 'Muitas tentativas.' } }),
    );
    expect(html).toMatch(/role="alert"[^>]*>\s*Muitas tentativas\./);
  });
});

describe('questions', () => {
  it('say that there are none, and offer the form', async () => {
    const html = await questionsOf([]);
    expect(textOf(html)).toContain('Ninguém perguntou');
    expect(html).toMatch(/<form method="post" action="\/perguntar"/);
    expect(html).not.toMatch(/<(ul|ol|dl|table|nav)[^>]*>\s*<\/\1>/);
  });

  it('each have a form of their own for an answer, closed until one comes back', async () => {
    const answer = {
      idPergunta: 2,
      typed: { nome: 'Rita', email: 'não é', resposta: 'Sim.' },
      faults: { email: 'wrong' as const },
    };
    const html = await questionsOf([question(1), question(2)], opinions([], { answer }));
    expect(html.match(/<form[^>]*action="\/responder"/g)).toHaveLength(2);
    expect(html.match(/<details class="answer-form" open/g)).toHaveLength(1);
    expect(html).toMatch(/id="resposta-2-email"[^>]*value="não é"/);
    expect(html).toMatch(/name="idPergunta" value="1"/);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are shown with their answers, those of the shop marked, scripts as text', async () => {
    const resposta = {
      id: 1,
      nome: 'Fio & Sinal',
      email: '',
      contato: '',
      administrador: true,
      resposta: SCRIPT,
      data: '2026-10-02T12:00:00-03:00',
    };
    const html = await questionsOf([question(1, { pergunta: SCRIPT, respostas: [resposta] })]);
    expect(html).not.toContain(SCRIPT);
    expect(textOf(html)).toContain(
      `${SCRIPT} Caio, 01/10/2026 ${SCRIPT} Resposta da loja: Fio & Sinal, 02/10/2026`,
    );
  });

  it.each([
    [8, 0],
    [9, 1],
    [10, 1],
  ])('of %i are all in the page, the rest behind %i button', async (count, buttons) => {
    const html = await questionsOf(Array.from({ length: count }, (_, index) => question(index + 1)));
    expect(elements(html, 'h3')).toHaveLength(count);
    expect(html.match(/Ver mais/g) ?? []).toHaveLength(buttons);
  });
});
