/** How the shop is paid, in the hands of its people: ways to pay, an order's money, statements, cases, the day's closing. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { acceptTerms, field, fillCart, sayWhere, sayWho, send } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { expectMailsTo } from './mails.ts';
import { openAccount } from './open-account.ts';
import { enterPanel } from './panel.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const unfold = (page: Page, name: string) => main(page).locator('summary', { hasText: name }).click();
const said = (page: Page, text: string) => expect(page.getByRole('status')).toContainText(text);
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());

const ADDRESS = {
  ...{ cep: '01310100', logradouro: 'Avenida Paulista', numero: '1', complemento: '', bairro: 'Bela Vista' },
  ...{ cidade: 'São Paulo', uf: 'SP' },
};

async function call(page: Page, method: string, path: string, data?: object) {
  const headers = { 'App-Token': 'wapstore', 'Content-Type': 'application/json' };
  const answer = await page.request.fetch(`/api/v2/vitrine/${path}`, {
    method,
    headers,
    ...(data && { data }),
  });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json();
}

/** Turns ways to pay on and off, as the form of the panel does. */
async function offer(page: Page, ways: Readonly<Record<string, boolean>>): Promise<void> {
  const {
    recebe: _,
    exemplo: __,
    descontoPix: ___,
    alteracoes: ____,
    ...saved
  } = await call(page, 'GET', 'panel/payments');
  await call(page, 'PUT', 'panel/payments', { ...saved, ...ways });
}

/** An order to agree on, of the account whose cart no other spec fills. */
async function order(browser: Browser): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  await enterPanel(page, 'marketing', '/painel');
  await call(page, 'POST', 'cart/sku-list', { chave: randomUUID(), texto: 'FS-ADP-HVG;1' });
  await call(page, 'PUT', 'order/address', ADDRESS);
  const { versao } = await call(page, 'GET', 'order/review');
  const form = { chave: randomUUID(), versao, pagamento: 'combinar', observacao: '' };
  const { numero } = await call(page, 'POST', 'order', form);
  await page.context().close();
  return numero;
}

// One after the other: they share the cart of an account, and the list of statements.
test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    // A form that comes back with words beside its fields.
    test.beforeEach(({ complaints }) => complaints.allow(/\b422\b/));
    const flawless = (page: Page) => (javaScriptEnabled ? expectFlawless(page) : undefined);

    test('the key of Pix is checked in words, and shown as a code of one real', async ({ page }) => {
      await enterPanel(page, 'admin', '/painel/pagamentos');
      await main(page).getByLabel('Tipo da chave').selectOption({ label: 'CNPJ' });
      await main(page).getByLabel('Chave Pix').fill('12.345.678/0001-96');
      await main(page).getByLabel('Nome de quem recebe').fill('Vitrine Áudio');
      await main(page).getByLabel('Cidade de quem recebe').fill('São Paulo');
      await press(page, 'Salvar');
      await expect(main(page)).toContainText('Esta chave não confere com o tipo escolhido');
      await main(page).getByLabel('Chave Pix').fill('12.345.678/0001-95');
      await press(page, 'Salvar');
      await said(page, 'Formas de pagamento salvas');
      await expect(main(page).getByRole('img', { name: 'QR code do Pix de um real' })).toBeVisible();
      await expect(main(page)).toContainText('br.gov.bcb.pix011412345678000195');
      await flawless(page);
    });

    test('an order is marked as paid, undone, paid again, and a part goes back', async ({
      page,
      browser,
    }) => {
      const numero = await order(browser);
      await enterPanel(page, 'admin', `/painel/pedidos/${numero}`);
      await unfold(page, 'Marcar como pago à mão');
      await main(page).getByLabel('Como foi pago').selectOption({ label: 'Na retirada' });
      await main(page).getByLabel('Valor recebido, em reais').fill('0');
      await press(page, 'Marcar como pago');
      await expect(main(page)).toContainText('Escreva um valor em reais, maior que zero.');
      await main(page).getByLabel('Valor recebido, em reais').fill('50,00');
      await main(page).getByLabel('Nota', { exact: true }).fill('Dinheiro no balcão');
      await press(page, 'Marcar como pago');
      await said(page, 'Pedido marcado como pago');
      await flawless(page);

      await press(page, 'Desfazer a confirmação');
      await said(page, 'Confirmação desfeita');
      await unfold(page, 'Marcar como pago à mão');
      await main(page).getByLabel('Valor recebido, em reais').fill('50');
      await main(page).getByLabel('Nota', { exact: true }).fill('Dinheiro no balcão');
      await press(page, 'Marcar como pago');
      await said(page, 'Pedido marcado como pago');

      await unfold(page, 'Devolver');
      await main(page).getByLabel('Valor a devolver, em reais').fill('10,00');
      await main(page).getByLabel('Motivo').fill('Faltou um adaptador');
      await main(page).getByLabel('Identificação da devolução no banco').fill(`D${numero}`);
      await main(page).getByLabel('Dia da devolução').fill(today());
      await press(page, 'Devolver');
      await said(page, 'Devolução anotada');
      await expect(main(page)).toContainText('Devolvido em parte');
      await unfold(page, 'Quem fez o quê');
      await expect(main(page)).toContainText('Dinheiro no balcão');
      await flawless(page);

      await page.goto('/painel/pedidos?pagamento=devolvido_parcial');
      await expect(main(page).getByRole('row', { name: String(numero) })).toContainText('Devolvido em parte');
      await flawless(page);
    });

    test('a return that is still to be made waits as a case', async ({ page, browser }) => {
      const numero = await order(browser);
      await enterPanel(page, 'admin', `/painel/pedidos/${numero}`);
      await unfold(page, 'Marcar como pago à mão');
      await press(page, 'Marcar como pago');
      await unfold(page, 'Devolver');
      await main(page).getByLabel('Motivo').fill('Desistiu');
      await press(page, 'Devolver');
      await page.goto('/painel/pagamentos/casos');
      const found = main(page)
        .getByRole('article')
        .filter({ hasText: `Pedido ${numero}` });
      await expect(found).toContainText('Devolver pelo banco');
      await flawless(page);
      await found.getByRole('button', { name: 'Devolvi pelo banco' }).click();
      await expect(main(page)).toContainText('Informe a identificação da devolução no banco.');
      await found.getByLabel('Identificação da devolução no banco').fill(`C${numero}`);
      await found.getByLabel('Dia da devolução').fill(today());
      await found.getByRole('button', { name: 'Devolvi pelo banco' }).click();
      await said(page, 'Caso encerrado');
      await expect(found).toHaveCount(0);
      await page.goto(`/painel/pedidos/${numero}`);
      await expect(main(page)).toContainText('Devolvido');
    });

    test('a statement brings a credit of nobody, which is set aside; twice it changes nothing', async ({
      page,
    }) => {
      await enterPanel(page, 'admin', '/painel/pagamentos/extratos');
      const memo = `PIX RECEBIDO ${randomUUID().slice(0, 8)}`;
      // Another file of one account shows what the one before did: the same amount again would be the same credit.
      const amount = `1.${randomInt(100, 1000)},56`;
      const buffer = Buffer.from(`Data;Descrição;Valor\r\n20/11/2026;${memo};${amount}\r\n`);
      const file = { name: 'extrato.csv', mimeType: 'text/csv', buffer };
      await main(page).getByLabel('Arquivo do extrato').setInputFiles(file);
      await main(page).getByLabel('só o que entrou').check();
      await press(page, 'Importar extrato');
      await said(page, 'Extrato importado');
      const row = main(page).getByRole('row').filter({ hasText: memo });
      await expect(row).toContainText(amount);
      await flawless(page);
      await row.getByRole('button', { name: 'Não é de pedido' }).click();
      await said(page, 'Crédito resolvido');
      await expect(row).toHaveCount(0);

      await main(page).getByLabel('Arquivo do extrato').setInputFiles(file);
      await press(page, 'Importar extrato');
      await expect(main(page)).toContainText('Este extrato já foi importado. Nada mudou.');
      await main(page).getByRole('link', { name: 'extrato.csv' }).first().click();
      await expect(main(page)).toContainText('Não é de pedido, por');
      await flawless(page);
    });

    test('the day is closed, and goes out as a file', async ({ page }) => {
      await enterPanel(page, 'admin', '/painel/pagamentos/fechamento');
      await expect(main(page)).toContainText('Na retirada, à mão');
      await flawless(page);
      const href = await main(page).getByRole('link', { name: 'Baixar em CSV' }).getAttribute('href');
      const text = await (await page.request.get(href ?? '')).text();
      expect(text).toContain('Pedido;Forma;Por onde;Movimento;Valor');
      expect(text).toMatch(/Na retirada;à mão;Recebido;50,00/);
    });

    test('who ticks to collect may pay there at once, and sends by one press', async ({ page, browser }) => {
      await enterPanel(page, 'admin', '/painel/pagamentos');
      await offer(page, { retiradaAtivo: true });
      const viewport = { width: 360, height: 800 };
      const guest = await (await browser.newContext({ javaScriptEnabled, viewport })).newPage();
      await fillCart(guest);
      await sayWho(guest);
      await sayWhere(guest, javaScriptEnabled);
      const atShop = field(guest, 'pagamento').and(guest.locator('[value="retirada"]'));
      await expect(atShop).toBeHidden();
      await field(guest, 'servico').and(guest.locator('[value="retirada"]')).check();
      await expect(main(guest).locator('[data-delivery]')).not.toHaveAttribute('aria-busy', 'true');
      await atShop.check();
      const option = main(guest).locator('label:has([name=pagamento][value=retirada])');
      const cost = await option.locator('[data-total]').innerText();
      await acceptTerms(guest);
      await send(guest).click();
      await expect(guest).toHaveURL(/aviso=enviado$/);
      await expect(main(guest).locator('#pagamento')).toContainText('Você paga na loja');
      await expect(main(guest)).toContainText(cost);
      await guest.context().close();
      await offer(page, { retiradaAtivo: false });
    });

    test('a company pays by invoice: it reads when, and so does the shop', async ({ page, browser }) => {
      await enterPanel(page, 'admin', '/painel/pagamentos');
      await offer(page, { faturadoAtivo: true });
      const group = { nome: `Prazo ${randomUUID().slice(0, 6)}`, desconto: 0, dias: 28 };
      const { 'customer-groups': groups } = await call(page, 'POST', 'panel/customer-groups', group);
      const grupo = groups.find(({ nome }: { nome: string }) => nome === group.nome).id;
      const guest = await browser.newContext({ javaScriptEnabled });
      const email = await openAccount(guest.request, { company: true });
      const { clientes } = await call(
        page,
        'GET',
        `panel/customers?${new URLSearchParams({ busca: email })}`,
      );
      await call(page, 'PUT', `panel/customers/${clientes[0].id}/group`, { grupo, visto: 0 });
      await page.goto('/painel/pagamentos/faturado');
      await expect(main(page).getByRole('row', { name: group.nome })).toContainText('28 dias');
      await flawless(page);
      const buyer = await guest.newPage();
      await fillCart(buyer);
      await field(buyer, 'pagamento').and(buyer.locator('[value="faturado"]')).check();
      await acceptTerms(buyer);
      await send(buyer).click();
      await expect(buyer).toHaveURL(/aviso=enviado$/);
      const payment = main(buyer).locator('#pagamento');
      await expect(payment).toContainText(/vence em \d{2}\/\d{2}\/\d{4}, 28 dias depois do pedido/);
      const due = /vence em (\S+),/.exec(await payment.innerText())?.[1] ?? 'none';
      const numero = /pedido\/(\d+)/.exec(buyer.url())?.[1] ?? '';
      await expectMailsTo(email, new RegExp(`Pagamento: faturado, vence em ${due}`));
      await buyer.context().close();
      await page.goto(`/painel/pedidos/${numero}`);
      await expect(main(page)).toContainText(`Vence em ${due}, 28 dias depois do pedido.`);
      await offer(page, { faturadoAtivo: false });
    });
  });
}
