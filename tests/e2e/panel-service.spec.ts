/** What customers wait for: an order step by step, a quote, a message, a place on the list of the news. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { expect, test } from './fixtures.ts';
import { inMailTo } from './mails.ts';
import { enterPanel } from './panel.ts';

// Two of them order from the one cart of the administrator.
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => expect(page.getByRole('status')).toContainText(text);

/** A call of the shop as the page's visitor. */
async function call(page: Page, method: string, path: string, data?: object) {
  const headers = { 'App-Token': 'wapstore', 'Content-Type': 'application/json' };
  const answer = await page.request.fetch(`/api/v2/${path}`, { method, headers, ...(data && { data }) });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json();
}

/** No code, and as long as one may be, without a space at which it could break. */
const WRONG_CODE = `ERRADO${'0'.repeat(54)}`;

const ADDRESS = {
  ...{ cep: '01310100', logradouro: 'Avenida Paulista', numero: '1', complemento: '', bairro: 'Bela Vista' },
  ...{ cidade: 'São Paulo', uf: 'SP' },
};

/** Something in the cart of the administrator, whose cart no other spec fills. */
async function fillCart(page: Page): Promise<void> {
  await call(page, 'POST', 'vitrine/cart/sku-list', { chave: randomUUID(), texto: 'FS-ADP-HVG;1' });
}

/** An order of the administrator's, to be agreed with the shop. */
async function orderNow(page: Page): Promise<number> {
  await fillCart(page);
  await call(page, 'PUT', 'vitrine/order/address', ADDRESS);
  const { versao } = await call(page, 'GET', 'vitrine/order/review');
  const form = { chave: randomUUID(), versao, pagamento: 'combinar', observacao: '' };
  const { numero } = await call(page, 'POST', 'vitrine/order', form);
  return numero;
}

test('an order goes through its steps, and its buyer reads a tracking code that was mended', async ({
  page,
  complaints,
}) => {
  // A moment that cannot be is refused.
  complaints.allow(/422/);
  await enterPanel(page, 'admin', '/painel/pedidos');
  const numero = await orderNow(page);

  await page.goto('/painel/pedidos');
  await main(page)
    .getByRole('link', { name: String(numero), exact: true })
    .click();
  await press(page, 'Marcar como pago ou combinado');
  await said(page, 'Pagamento combinado');
  await main(page).getByLabel('Código de rastreio').fill(WRONG_CODE);
  await press(page, 'Marcar como enviado');
  await said(page, 'Pedido enviado');
  await main(page).getByLabel('Código de rastreio').fill('BR123456785BR');
  await main(page).getByLabel('Transportadora').fill('Correios');
  await press(page, 'Corrigir o código');
  await said(page, 'Código de rastreio salvo');
  await expect(main(page)).toContainText(`Código de rastreio de ${WRONG_CODE} para BR123456785BR`);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const steps = main(page).locator('.panel-entry_steps').first();
  expect(await steps.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
  await expectFlawless(page);
  expect(await inMailTo('admin@demo.test', /este:\s+BR123456785BR/)).not.toBe('');

  await page.goto(`/checkout/pedido/${numero}`);
  await expect(main(page)).toContainText('BR123456785BR');
  await expect(main(page)).not.toContainText('ERRADO');
  await expectFlawless(page);

  await page.goto(`/painel/pedidos/${numero}`);
  await main(page).getByLabel('Situação da entrega').selectOption({ label: 'Em trânsito' });
  await main(page).getByLabel('Data e hora').fill('2001-01-01T10:00');
  await main(page).getByLabel('Local (opcional)').fill('Cajamar - SP');
  await press(page, 'Registrar andamento');
  await expect(main(page)).toContainText('A data do andamento não pode ser anterior ao pedido');
  await expectFlawless(page);
  await main(page).getByLabel('Data e hora').fill('');
  await press(page, 'Registrar andamento');
  await said(page, 'Andamento registrado');
  await expectFlawless(page);
  await page.goto(`/checkout/pedido/${numero}`);
  await expect(main(page).getByRole('region', { name: 'Andamento da entrega' })).toContainText(
    /Em trânsito.*Cajamar - SP/s,
  );
  await expect(main(page).getByRole('link', { name: 'Acompanhar a entrega' })).toHaveAttribute(
    'href',
    /correios\.com\.br.*BR123456785BR/,
  );
  await expectFlawless(page);

  await page.goto(`/painel/pedidos/${numero}`);
  await main(page).getByLabel('Nova nota').fill('Ligou: prefere entrega de manhã.\nPortaria até as 11 h.');
  await press(page, 'Salvar nota');
  await said(page, 'Nota salva.');
  const notes = main(page).getByRole('region', { name: 'Notas internas' });
  await expect(notes).toContainText('Ligou: prefere entrega de manhã.');
  await notes.getByText('Editar esta nota').click();
  await notes.getByLabel('Texto da nota').fill('Ligou: prefere entrega à tarde.');
  await expectFlawless(page);
  await notes.getByRole('button', { name: 'Salvar mudança' }).click();
  await said(page, 'Mudança salva.');
  await expect(notes).toContainText('prefere entrega à tarde.');
  await expect(main(page)).toContainText('Nota interna mudada; antes: “Ligou: prefere entrega de manhã.');
  await expectFlawless(page);
  await page.goto(`/checkout/pedido/${numero}`);
  await expect(main(page)).not.toContainText('Ligou');

  await page.goto(`/painel/pedidos/${numero}`);
  await press(page, 'Marcar como entregue');
  await said(page, 'Pedido entregue');
  await expect(main(page).getByLabel('Código de rastreio')).toHaveCount(0);
});

test('several orders are packed by sheets, go to their next step at once, and come out as a file', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422/);
  await enterPanel(page, 'admin', '/painel/pedidos');
  const [one, two] = [await orderNow(page), await orderNow(page)];
  const mark = (numero: number) => main(page).getByRole('checkbox', { name: `Marcar o pedido ${numero}` });

  await page.goto('/painel/pedidos');
  await expectFlawless(page);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const rows = main(page).locator('.panel-scroll');
  expect(await rows.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectFlawless(page);
  if (wide) await page.setViewportSize(wide);
  await mark(one).check();
  await mark(two).check();
  await press(page, 'Imprimir a separação');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Separação');
  await page.setViewportSize({ width: 360, height: 740 });
  const heads = main(page).locator('.paper-sheet_items').first().locator('thead th');
  const broken = await heads.evaluateAll((found) =>
    found.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    }),
  );
  expect(broken).toEqual([1, 1, 1, 1]);
  if (wide) await page.setViewportSize(wide);
  for (const numero of [one, two]) {
    const slip = page.getByRole('article', { name: `Pedido ${numero}` });
    await expect(slip).toContainText('Avenida Paulista, 1');
    await expect(slip.getByRole('row', { name: /FS-ADP-HVG/ })).toContainText('1');
    // It may go into the parcel of a gift.
    await expect(slip).not.toContainText('R$');
  }
  await expectFlawless(page);

  await page.goBack();
  await mark(one).check();
  await mark(two).check();
  await press(page, 'Aplicar aos marcados');
  await expect(main(page)).toContainText('Marque que confirma');
  // Meanwhile somebody else takes one of them a step further.
  await call(page, 'POST', `vitrine/panel/orders/${two}`, { situacao: 'confirmado', vista: 'recebido' });
  await main(page).getByLabel('Confirmo: cada comprador recebe um e-mail.').check();
  await press(page, 'Aplicar aos marcados');
  await expect(main(page)).toContainText(`1 pedido atualizado. Pedido ${two}: `);
  await expectFlawless(page);

  await mark(one).check();
  await mark(two).check();
  await main(page).getByLabel('Próximo passo').selectOption({ label: 'Marcar como enviados' });
  await main(page).getByLabel('Confirmo: cada comprador recebe um e-mail.').check();
  await press(page, 'Aplicar aos marcados');
  await said(page, '2 pedidos atualizados.');
  await expectFlawless(page);
  await press(page, 'Desfazer');
  await said(page, '2 pedidos voltaram ao passo anterior.');
  await expect(main(page).getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  await mark(one).check();
  await mark(two).check();
  await main(page).getByLabel('Próximo passo').selectOption({ label: 'Marcar como enviados' });
  await main(page).getByLabel('Confirmo: cada comprador recebe um e-mail.').check();
  await press(page, 'Aplicar aos marcados');
  await said(page, '2 pedidos atualizados.');

  const file = await page.request.get('/painel/pedidos/pedidos.csv?situacao=enviado');
  expect(file.headers()['content-disposition']).toContain('pedidos.csv');
  const lines = (await file.text()).split('\r\n');
  expect(lines[0]).toContain('pedido;data;situação;pagamento;comprador');
  for (const numero of [one, two])
    expect(lines.filter((line) => line.startsWith(`${numero};`))).toHaveLength(1);
});

test('a quote is found by its number, with its lines and its end', async ({ page }) => {
  await enterPanel(page, 'admin', '/painel/orcamentos');
  await fillCart(page);
  const { numero } = await call(page, 'POST', 'vitrine/quote');
  await page.goto('/painel/orcamentos');
  await main(page).getByRole('searchbox').fill(String(numero));
  await press(page, 'Buscar');
  await main(page)
    .getByRole('link', { name: String(numero), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Orçamento ${numero}`);
  await expect(main(page)).toContainText('Em vigor');
  await expect(main(page)).toContainText('FS-ADP-HVG');
  await expectFlawless(page);
});

test('a message gets a note, is closed, and is found among the closed ones', async ({ page }) => {
  const mensagem = `Vocês fazem cabos sob medida? ${Date.now()}`;
  const letter = { hashEmail: 'contato/formulario', nome: 'Bia', email: 'bia@exemplo.com.br', mensagem };
  await call(page, 'POST', 'front/form/contact', letter);
  await enterPanel(page, 'marketing', '/painel/mensagens');
  const entry = page.getByRole('listitem').filter({ hasText: mensagem });
  await expect(entry.getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute(
    'href',
    /^mailto:bia@exemplo\.com\.br\?subject=Re/,
  );
  await entry.getByLabel('Nota interna').fill('Respondi com a tabela.');
  await entry.getByLabel('Situação').selectOption({ label: 'Encerrada' });
  await entry.getByRole('button', { name: 'Salvar' }).click();
  await said(page, 'Salvo');
  await expect(entry).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Encerradas' }).click();
  await expect(entry.getByLabel('Nota interna')).toHaveValue('Respondi com a tabela.');
  await expect(entry).toContainText('Encerrada');
});

test('who subscribes is on the list once they confirmed, until they leave', async ({ page }) => {
  const email = `${randomUUID()}@exemplo.com.br`;
  await page.goto('/');
  await page.locator('.newsletter-form').getByLabel('Seu e-mail').fill(email);
  await page.getByRole('button', { name: 'Assinar' }).click();
  await page.waitForURL(/aviso=inscrito/);
  const exported = async () => (await page.request.get('/painel/newsletter/inscritos.csv')).text();
  const link = await inMailTo(email, /\/newsletter\/confirmar\?chave=[\w.-]+/);

  await enterPanel(page, 'marketing', '/painel/newsletter');
  expect(await exported()).not.toContain(email);
  await page.goto(link);
  await press(page, 'Confirmar inscrição');
  await expect(main(page)).toContainText('Inscrição confirmada');
  expect(await exported()).toContain(email);

  const left = new RegExp(`${email}.*?(/newsletter/sair\\?chave=[\\w.-]+)`);
  await page.goto(left.exec(await exported())?.[1] ?? '');
  await press(page, 'Sair da lista');
  await expect(main(page)).toContainText('este e-mail saiu da lista');
  expect(await exported()).not.toContain(email);
});
