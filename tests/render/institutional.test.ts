import { describe, expect, it } from 'vitest';
import ContactForm from '#layouts/parts/ContactForm.astro';
import PageRules from '#layouts/parts/PageRules.astro';
import PieceQuestions from '#layouts/parts/PieceQuestions.astro';
import StoreReviews from '#layouts/parts/StoreReviews.astro';
import StoreReviewView from '#layouts/views/StoreReviewView.astro';
import type { ContactForm as Contact } from '#lib/contract/contact-page.ts';
import { BLANK_MESSAGE } from '#lib/domain/leads/contact-form.ts';
import { partRenderer } from '../support/container.ts';
import { attributes, elements, LEFTOVERS, textOf } from '../support/html.ts';

const renderPart = await partRenderer();
const SCRIPT = '<script>alert(1)</script>';

describe('the contact form', () => {
  const contact: Contact = {
    page: 'central-de-atendimento',
    stamp: 'stamp',
    draft: { typed: BLANK_MESSAGE, faults: {} },
    sent: false,
  };
  const render = (change: Partial<Contact> = {}): Promise<string> =>
    renderPart(ContactForm, {
      piece: { titulo: 'Escreva', texto: '' },
      heading: 'h2',
      contact: { ...contact, ...change },
    });

  it('knows its page, and has a trap that nobody sees, hears or reaches', async () => {
    const html = await render();
    expect(html).toMatch(/<form[^>]*method="post" action="\/contato"/);
    expect(html).toMatch(/name="pagina" value="central-de-atendimento"/);
    const [trap = ''] = html.match(/<div class="contact-form_trap"[\s\S]*?<\/div>/) ?? [];
    expect(attributes(trap, 'aria-hidden')).toEqual(['true']);
    expect(attributes(trap, 'tabindex')).toEqual(['-1']);
    expect(textOf(html)).not.toMatch(LEFTOVERS);
    expect(html).not.toContain('role="alert"');
  });

  it('keeps what was typed, says beside each field what is wrong, and shows a script as text', async () => {
    const typed = { ...BLANK_MESSAGE, email: 'rita', assunto: 'Outro assunto', mensagem: SCRIPT };
    const html = await render({ draft: { typed, faults: { nome: 'missing', email: 'wrong' } } });
    const [email = ''] = html.match(/<input[^>]*name="email"[^>]*>/) ?? [];
    expect(attributes(email, 'value')).toEqual(['rita']);
    expect(attributes(email, 'aria-invalid')).toEqual(['true']);
    expect(attributes(email, 'aria-describedby')[0]).toContain('contato-email-problem');
    expect(html).toMatch(/id="contato-nome-problem"[^>]*>\s*Informe seu nome/);
    expect(html).toMatch(/<option value="Outro assunto" selected/);
    expect(elements(html, 'textarea').map(textOf)).toEqual([SCRIPT]);
    expect(html).not.toContain(SCRIPT);
  });

  it('thanks for a message that was sent', async () => {
    expect(await render({ sent: true })).toMatch(/role="status"[^>]*>\s*Mensagem enviada/);
  });
});

describe('what settings say below a page', () => {
  const bank = { nome: 'Banco Exemplo', formas: ['pix'], recebe: 'cobranca', campos: false };
  const configuracoes = {
    trocas: { dias: 30, frete: 'loja', endereco: '' },
    sistema: { geral: { site: { endereco: 'Rua das Devoluções, 7' } } },
    pagamento: { empresas: [bank] },
  };
  const said = async (slug: string): Promise<string> =>
    textOf(await renderPart(PageRules, { shell: { configuracoes }, slug }));

  it('is of returns on theirs, of who takes payments on that about privacy, and nothing on others', async () => {
    expect(await said('trocas-e-devolucoes')).toContain('Rua das Devoluções, 7');
    expect(await said('trocas-e-devolucoes')).toMatch(/até 30 dias depois de receber.*por conta da loja/s);
    expect(await said('trocas-e-devolucoes')).not.toContain('Banco Exemplo');
    expect(await said('privacidade')).toContain('Banco Exemplo');
    expect((await said('quem-somos')).trim()).toBe('');
  });
});

describe('the form for an opinion on the shop', () => {
  const render = (draft: object): Promise<string> =>
    renderPart(StoreReviewView, { form: { key: 'a&"b', draft } });
  const typed = { experiencia: '9', atendimento: '', satisfacao: 'nao', autorizacao: true, mensagem: SCRIPT };

  it('keeps its key and what was chosen', async () => {
    const html = await render({ typed, faults: { atendimento: 'missing' } });
    expect(html).toContain('action="/pagina/avaliacao-da-loja?key=a%26%22b"');
    expect(html).toMatch(/name="experiencia" value="9" checked/);
    expect(html).toMatch(/name="satisfacao" value="nao" checked/);
    expect(html).toMatch(/name="autorizacao"[^>]* checked/);
    expect(html.match(/type="radio" name="atendimento"/g)).toHaveLength(10);
    expect(html).toMatch(/id="loja-atendimento-problem"[^>]*>\s*Escolha uma nota de 1 a 10/);
    expect(html).not.toContain(SCRIPT);
  });
});

describe('opinions on the shop', () => {
  const one = {
    id: 1,
    nome: SCRIPT,
    data: '2026-10-26T21:40:00-03:00',
    experiencia: 9,
    atendimento: 10,
    satisfacao: true,
    mensagem: SCRIPT,
  };
  const render = (change: object): Promise<string> =>
    renderPart(StoreReviews, {
      reviews: { media: 9.25, quantidade: 1, avaliacoes: [one], page: 1, pages: 1, ...change },
    });

  it('are shown with their mean, scripts as text', async () => {
    const html = await render({});
    expect(html).not.toContain(SCRIPT);
    expect(textOf(html)).toMatch(/9,3 de 10 média de 1 avaliação/);
    expect(textOf(html)).toContain('26/10/2026 Experiência: 9 de 10 Atendimento: 10 de 10 Ficou satisfeito');
  });

  it('say so when there is none, and name nobody who gave no name', async () => {
    const none = await render({ media: 0, quantidade: 0, avaliacoes: [] });
    expect(textOf(none)).toContain('Ainda não há avaliações publicadas.');
    expect(none).not.toMatch(/<ul|de 10/);
    expect(textOf(await render({ avaliacoes: [{ ...one, nome: '' }] }))).toContain('Cliente da loja');
  });

  it('lead to their other pages', async () => {
    const links = attributes(await render({ quantidade: 25, page: 2, pages: 3 }), 'href');
    expect(links).toContain('/pagina/avaliacoes-da-loja');
    expect(links).toContain('/pagina/avaliacoes-da-loja?pg=3');
  });
});

it('a question shows its answer as HTML and itself as text', async () => {
  const piece = { titulo: 'Perguntas', perguntas: [{ pergunta: SCRIPT, resposta: '<p>Sim.</p>' }] };
  const html = await renderPart(PieceQuestions, { piece, id: 'perguntas', heading: 'h2' });
  expect(html).not.toContain(SCRIPT);
  expect(html).toContain('<p>Sim.</p>');
});
