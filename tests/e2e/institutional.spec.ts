/** Institutional pages: who the shop is, how it is reached, and what buyers say of it. */
import { expect, test } from './fixtures.ts';

const HELP = '/pagina/central-de-atendimento';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor writes to the shop, after a mistake too', async ({ page, complaints }) => {
      complaints.allow(/422/);
      await page.goto(HELP);
      const form = page.getByRole('region', { name: 'Envie uma mensagem' });
      const send = form.getByRole('button', { name: 'Enviar mensagem' });
      await form.getByLabel('Seu nome').fill('Rita Prado');
      await form.getByLabel('Mensagem').fill('Qual cabo para 12 m?\nProjetor 4K.');
      await form.getByLabel('Assunto').selectOption('Outro assunto');
      await form.locator('form').evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await send.click();
      await expect(form.getByLabel('Seu e-mail')).toHaveAccessibleDescription(/Informe seu e-mail/);
      await expect(form.getByLabel('Mensagem')).toHaveValue('Qual cabo para 12 m?\nProjetor 4K.');
      await expect(form.getByLabel('Assunto')).toHaveValue('Outro assunto');
      await form.getByLabel('Seu e-mail').fill(`rita-${Date.now()}@exemplo.com.br`);
      // Within the first seconds after the page was made, the shop asks for it once more.
      await expect(async () => {
        await send.click();
        await expect(page).toHaveURL(/\?aviso=mensagem#contato$/, { timeout: 1500 });
      }).toPass({ timeout: 15_000 });
      await expect(form.getByRole('status')).toContainText('Mensagem enviada');
    });
  });
}

test('questions open on the help page, and search engines are told all of them', async ({ page }) => {
  await page.goto(HELP);
  const questions = page.getByRole('region', { name: 'Perguntas frequentes' });
  await questions.getByText('Comprei errado. E agora?').click();
  await expect(questions.getByRole('link', { name: 'trocas e devoluções' })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(await questions.locator('details').count());
});

test('a piece stands alone at its own address, for nobody to find by a search', async ({ page }) => {
  await page.goto('/pagina/quem-somos');
  await expect(page.locator('.piece-banner')).toHaveCount(4);
  await page.goto('/pagina/quem_somos/banner-historia');
  await expect(page.locator('.piece-banner')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Da gaveta de cabos ao catálogo técnico');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('only who was sent a key may rate the shop; the rest is led home', async ({ request }) => {
  for (const path of [
    '/pagina/avaliacao-da-loja',
    '/pagina/avaliacao-da-loja?key=',
    '/pagina/avaliacao-da-loja?key=nada',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 303, '/']);
  }
});

test('a contact form that a program filled in is kept from the shop', async ({ page, request, baseURL }) => {
  await page.goto(HELP);
  const stamp = await page.locator('[name=pedido]').inputValue();
  const good = {
    pagina: 'central-de-atendimento',
    pedido: stamp,
    nome: 'X',
    email: 'x@exemplo.com.br',
    mensagem: 'X',
  };
  const send = async (form: Readonly<Record<string, string>>) =>
    (await request.post('/contato', { form, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 })).status();
  expect(await send({ ...good, website: 'https://spam.example' })).toBe(422);
  expect(await send({ ...good, pedido: '' })).toBe(422);
  expect(await send({ ...good, pagina: 'entrega' })).toBe(404);
  expect(await send({ ...good, pagina: '../../checkout/acesso' })).toBe(404);
});
