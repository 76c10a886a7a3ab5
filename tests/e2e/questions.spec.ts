/** Questions about a product: read by everybody, asked by a form, with and without scripts. */
import type { Locator, Page } from '@playwright/test';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

function questions(page: Page): Locator {
  return page.getByRole('region', { name: 'Perguntas e respostas' });
}

function asking(page: Page): Locator {
  return questions(page).locator('#perguntar');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a question waits to be read, and the visitor is told so', async ({ page }) => {
      await page.goto(PLAIN_PRODUCT);
      await expect(questions(page).getByText('Resposta da loja').first()).toBeVisible();
      await questions(page).getByText('Perguntar sobre este produto').click();
      await questions(page).getByLabel('Sua pergunta').fill('Serve <script>alert(1)</script> no projetor?');
      await asking(page).getByLabel('Seu nome').fill('Caio');
      await asking(page).getByLabel('Seu e-mail').fill('caio@exemplo.com.br');
      await questions(page).getByRole('button', { name: 'Enviar pergunta' }).click();
      await expect(page).toHaveURL(/\?aviso=pergunta#perguntas$/);
      await expect(questions(page).getByRole('status')).toContainText('Recebemos sua pergunta');
      await expect(questions(page)).not.toContainText('no projetor?');
    });

    test('a question without an address comes back as it was typed', async ({ page, complaints }) => {
      complaints.allow(/422/);
      await page.goto(PLAIN_PRODUCT);
      await questions(page).getByText('Perguntar sobre este produto').click();
      await questions(page).getByLabel('Sua pergunta').fill('Serve no projetor?');
      const send = questions(page).getByRole('button', { name: 'Enviar pergunta' });
      await send.evaluate((button: HTMLButtonElement) => {
        button.formNoValidate = true;
      });
      await send.click();
      await expect(questions(page).getByLabel('Sua pergunta')).toHaveValue('Serve no projetor?');
      await expect(asking(page).getByLabel('Seu e-mail')).toHaveAccessibleDescription(/Informe seu e-mail/);
      await expect(asking(page).getByLabel('Seu nome')).toHaveAttribute('aria-invalid', 'true');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor answers a question, after a mistake too, and the answer waits to be read', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/422/);
    await page.goto(PLAIN_PRODUCT);
    const first = questions(page).locator('.answer-form').first();
    await first.getByText('Responder').click();
    await first.getByLabel('Sua resposta').fill('Uso aqui e funciona.');
    await first.getByLabel('Seu nome').fill('Rita');
    await first.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await first.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(first.getByLabel('Sua resposta')).toHaveValue('Uso aqui e funciona.');
    await expect(first.getByLabel('Seu e-mail')).toHaveAccessibleDescription(/Informe seu e-mail/);
    await expect(questions(page).locator('.answer-form[open]')).toHaveCount(1);
    await first.getByLabel('Seu e-mail').fill('rita@exemplo.com.br');
    await first.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(page).toHaveURL(/\?aviso=resposta#perguntas$/);
    await expect(questions(page).getByRole('status')).toContainText('Recebemos sua resposta');
    await expect(questions(page)).not.toContainText('Uso aqui e funciona.');
  });
});

test('an answer to a question of another page is not found', async ({ page, request, baseURL }) => {
  await page.goto(PLAIN_PRODUCT);
  const form = {
    rota: PLAIN_PRODUCT,
    idProduto: await questions(page).locator('[name=idProduto]').first().inputValue(),
    idPergunta: '999999',
    resposta: 'Sim.',
    nome: 'Rita',
    email: 'rita@exemplo.com.br',
  };
  const answer = await request.post('/responder', { form, headers: { Origin: baseURL ?? '' } });
  expect(answer.status()).toBe(404);
});

test('a question posted twice is thanked for twice; the platform keeps it once', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(PLAIN_PRODUCT);
  const form = {
    rota: PLAIN_PRODUCT,
    idProduto: await questions(page).locator('[name=idProduto]').first().inputValue(),
    pergunta: `Duas vezes? ${Date.now()}`,
    nome: 'Caio',
    email: 'caio@exemplo.com.br',
  };
  for (const _ of [1, 2]) {
    const answer = await request.post('/perguntar', {
      form,
      headers: { Origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe(`${PLAIN_PRODUCT}?aviso=pergunta#perguntas`);
  }
});

test('a form of no product page is not found', async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? '' };
  for (const form of [
    {},
    { rota: '//mal.example', idProduto: '1' },
    { rota: PLAIN_PRODUCT, idProduto: '999999' },
  ]) {
    for (const path of ['/avaliar', '/perguntar', '/responder']) {
      expect((await request.post(path, { form, headers })).status()).toBe(404);
    }
  }
});
