/** An empty shop becomes a shop of clothes in the panel alone, and looks like one wherever it is seen. */
import type { Browser, Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectFlawless } from '../support/flawless.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { tradeWords } from '../support/trade-words.ts';
import { acceptTerms, fillCart, sayWhere, sayWho, send } from './checkout.ts';
import {
  CLOTHES,
  garment,
  icon,
  LEGAL,
  logo,
  newcomer,
  put,
  SEEN,
  SHEETS,
  scene,
  tradeNamed,
  WORKED,
} from './clothes.ts';
import { bringSheet } from './empty-shop.ts';
import { expect, test } from './fixtures.ts';
import { mailsTo } from './mails.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000, retries: 0 });

let shop: Shop;
let owner: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  shop = await startShop({ dataDir: temporaryDirectory(), env: { SEED: 'none' } });
  owner = await stranger(browser);
});
test.afterAll(async () => {
  await owner.context().close();
  await shop.stop();
  removeDirectory(shop.dataDir);
});

const stranger = (browser: Browser): Promise<Page> => newcomer(browser, shop.url);
const main = (page = owner): Locator => page.getByRole('main');
const label = (name: string): Locator => main().getByLabel(name, { exact: true });
const press = (name: string, page = owner): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).first().click();
const said = (text: string, page = owner): Promise<void> =>
  expect(page.getByRole('status').first()).toContainText(text);

const picture = (name: string, within = main()): Locator => within.getByRole('group', { name, exact: true });

async function settings(group: string, values: Readonly<Record<string, string>>): Promise<void> {
  await owner.goto(`/painel/configuracoes/${group}`);
  for (const [name, value] of Object.entries(values)) await label(name).fill(value);
  await press('Salvar');
  await said('Salvo');
}

async function addEntry(menu: string, text: string, link: string): Promise<void> {
  await owner.goto(`/painel/menus/${menu}`);
  await label('Texto').fill(text);
  await label('Link').fill(link);
  await press('Adicionar entrada');
  await said('Entrada adicionada.');
}

test('the link of the start makes the owner, who says what the shop is and how it looks', async () => {
  const link = /Primeiro acesso ao painel[^:]*: (\S+)/.exec(shop.output())?.[1] ?? '';
  await owner.goto(link);
  await label('E-mail').fill(CLOTHES.dona.email);
  await label('Nome completo').fill(CLOTHES.dona.nome);
  await label('CPF ou CNPJ').fill(CLOTHES.dona.documento);
  await label('Senha').fill(CLOTHES.senha);
  await press('Entrar no painel');
  await expect(owner).toHaveURL(/\/painel/);

  await settings('empresa', {
    'Nome da loja': CLOTHES.nome,
    'Razão social': 'Ateliê Maré Confecções Ltda.',
    CNPJ: '48.195.273/0001-65',
    Endereço: 'Rua das Ondas, 12, Centro, Florianópolis, SC, 88010-000',
  });
  await settings('contato', { 'E-mail': 'ola@atelie.test', Telefone: '(48) 3333-4444' });
  await owner.goto('/');
  await expect(main()).toContainText('Para falar conosco: ola@atelie.test ou (48) 3333-4444');
  await settings('seo', {
    Título: 'Ateliê Maré: vestidos e camisetas',
    Descrição: 'Roupas de linho e algodão.',
  });
  await owner.goto('/painel/configuracoes/aparencia');
  await label('Cor de destaque').fill(CLOTHES.destaque);
  await label('Cor das faixas').fill(CLOTHES.faixa);
  await label('Cor de destaque').fill('#ffe14d');
  await expect(main().locator('form').getByRole('status').first()).toContainText('será #7c6a00');
  await label('Cor de destaque').fill(CLOTHES.destaque);
  await label('Fonte').selectOption('classica');
  await label('Cantos').selectOption('redonda');
  const none = { name: 'logo.txt', mimeType: 'image/png', buffer: Buffer.from('nada') };
  await put(picture('Logotipo'), none, 'Nada', /logo\.txt/);
  await expect(label('Cor de destaque')).toHaveValue(CLOTHES.destaque);
  await put(picture('Logotipo'), await logo(), 'Ateliê Maré');
  await put(picture('Ícone'), await icon(), 'Uma onda');
  await press('Publicar');
  await said('Publicado.');
  await expect(owner.locator('.panel_brand img')).toBeVisible();
  await expectFlawless(owner);
});

test('goods, delivery and payment come in by sheets and forms', async () => {
  for (const [table, lines] of SHEETS) await bringSheet(owner, shop.url, table, lines);
  await owner.goto('/painel/produtos');
  await main().getByRole('link', { name: 'Vestido de linho midi' }).click();
  const pictures = picture('Adicionar uma imagem da biblioteca');
  await put(pictures, await garment('vestido', '#0f766e'), 'Vestido verde');
  await press('Salvar');
  await said('Produto salvo.');

  await owner.goto('/painel/frete');
  await label('Código').fill('economica');
  await press('Adicionar serviço');
  await label('Nome').fill('Entrega econômica');
  await label('Tabela de preços').fill('00000; 99999; 14,90; 2,00; 5; 0; 30');
  await press('Salvar');
  await said('Serviço salvo.');
  await owner.goto('/painel/pagamentos');
  await label('A combinar com a loja').check();
  await press('Salvar');
  await said('salv');
});

test('legal pages and menus are made of what the settings say', async () => {
  await owner.goto('/painel/paginas');
  for (const name of LEGAL) {
    await main()
      .getByRole('link', { name: `Começar: ${name}` })
      .click();
    await press('Criar rascunho');
    await said('Rascunho criado');
    await press('Publicar');
    // Each has gaps that its owner has to fill in, and some link pages that are not there yet.
    const anyway = main().getByRole('button', { name: 'Publicar assim mesmo' });
    await expect(owner.getByText('Publicado. A loja já mostra.').or(anyway).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await said('Publicado');
    await owner.goto('/painel/paginas');
  }
  await addEntry('menu-principal', 'Vestidos', '/vestidos');
  await addEntry('menu-principal', 'Camisetas', '/camisetas');
  await main().getByRole('link', { name: 'Editar Vestidos' }).click();
  await put(picture('Imagem'), await icon(), 'Um vestido');
  await press('Salvar entrada');
  await said('Entrada alterada.');
  await expect(main().getByRole('link', { name: 'Editar Vestidos' })).toBeVisible();
  await addEntry('footer-institucional', 'Privacidade', '/pagina/privacidade');
  await addEntry('footer-atendimento', 'Trocas e devoluções', '/pagina/trocas-e-devolucoes');
});

test('the home page is six sections, one of them a banner that comes by its date', async ({ browser }) => {
  await owner.goto('/painel/banners/novo?espaco=home-bloco-4');
  await label('Nome do banner').fill('verao');
  await label('Título').fill('Verão 2027');
  await label('Frase do banner').fill('Linho leve para dias longos');
  await label('Link').fill('/vestidos');
  await put(picture('Imagem em telas largas'), await scene('verao', 2400, 480), 'Mar e morros');
  await put(picture('Imagem no celular'), await scene('verao-celular', 720, 720), 'Mar e morros');
  await press('Criar rascunho');
  await said('Rascunho criado');
  const from = main().getByLabel('Mostrar a partir de');
  await from.fill('2040-01-01T00:00');
  await press('Publicar');
  await said('Agendado.');
  const preview = main().getByRole('link', { name: 'Link de pré-visualização' });
  const before = (await preview.getAttribute('href')) ?? '';
  const banner = owner.url();

  await owner.goto('/painel/paginas');
  await press('Começar: o essencial');
  await said('Rascunho criado');
  const names = main().locator('.section-order_name');
  await expect(names).toHaveCount(6);
  await press('Remover 5. Avaliações da loja');
  await main().getByLabel('Nova seção').selectOption('banners');
  await press('Incluir seção');
  await expect(names).toHaveText([/Destaque/, /Categorias/, /Produtos/, /Texto/, /Newsletter/, /Banners/]);
  const sections = main().locator('.section-order_entry');
  await sections.nth(5).getByLabel('Espaço').selectOption('home-bloco-4');
  await sections.nth(5).getByLabel('Forma').selectOption('faixa');
  await names.nth(0).click();
  await sections.nth(0).getByLabel('Título').fill('Roupas que respiram');
  await sections.nth(0).getByLabel('Código do produto').fill('VESTIDO');
  await press('Salvar rascunho');
  await said('Rascunho salvo.');
  await press('Subir 6. Banners');
  await main().getByText('Ver no celular e no computador').click();
  for (const [width, title] of [
    [360, 'No celular'],
    [1280, 'No computador'],
  ] as const) {
    const frame = owner.frameLocator(`iframe[title$="${title}"]`);
    await expect(frame.getByRole('heading', { name: 'Roupas que respiram' })).toBeVisible();
    expect(await frame.locator('html').evaluate((root) => root.clientWidth)).toBeGreaterThan(width - 20);
  }
  await expectFlawless(owner);
  await press('Publicar');
  await expect(main().getByRole('alert')).toContainText('Conte em poucas linhas a história da loja.');
  await press('Publicar assim mesmo');
  await said('Publicado');

  const visitor = await stranger(browser);
  await visitor.goto('/');
  await expect(main(visitor).getByRole('heading', { name: 'Roupas que respiram' })).toBeVisible();
  await expect(main(visitor).getByText('Verão 2027')).toHaveCount(0);
  await visitor.goto(before);
  await expect(main(visitor).getByText('Verão 2027')).toBeVisible();
  await owner.goto(banner);
  await from.fill('2020-01-01T00:00');
  await press('Publicar');
  await said('Publicado');
  await visitor.goto('/');
  const shown = main(visitor).getByRole('link', { name: /Verão 2027/ });
  await shown.scrollIntoViewIfNeeded();
  await expect(main(visitor).locator('.category-tiles_tile img')).toHaveAttribute(
    'src',
    /^\/upload\/midia\/icone-/,
  );
  const width = () => shown.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(300);
  await visitor.context().close();
});

test('a colleague is invited, sets up a second factor, and may do her part alone', async ({ browser }) => {
  await owner.goto('/painel/equipe');
  await main().getByLabel('E-mail de quem você convida').fill(CLOTHES.colega.email);
  await main()
    .getByRole('checkbox', { name: /^Conteúdo/ })
    .check();
  await press('Convidar');
  const link = await main().getByRole('textbox', { name: 'Endereço do convite' }).inputValue();
  const colleague = await stranger(browser);
  const typed = (name: string): Locator => main(colleague).getByLabel(name, { exact: true });
  await colleague.goto(link);
  await typed('Nome completo').fill(CLOTHES.colega.nome);
  await typed('CPF ou CNPJ').fill(CLOTHES.colega.documento);
  await typed('Senha').fill(CLOTHES.senha);
  await main(colleague).getByRole('button').last().click();
  await expect(colleague).toHaveURL(/\/painel/);
  await colleague.goto('/painel/acesso');
  await typed('A sua senha, para confirmar que é você').fill(CLOTHES.senha);
  await press('Ativar', colleague);
  const secret = (await main(colleague).locator('code').innerText()).replaceAll(' ', '');
  await typed('Código do aplicativo').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await press('Confirmar e ativar', colleague);
  await expect(main(colleague).getByText('Códigos de reserva').first()).toBeVisible();
  await colleague.goto('/painel/paginas');
  await expect(main(colleague).getByRole('heading', { level: 1 })).toHaveText('Páginas');
  expect((await colleague.request.get('/painel/pagamentos')).status()).toBe(403);
  await owner.goto('/painel/equipe');
  const row = main().getByRole('row').filter({ hasText: CLOTHES.colega.email });
  await expect(row).toContainText('ativa');
  await colleague.context().close();
});

test('pages, files, order, print and mails show the shop, and no other trade', async ({ browser }) => {
  const page = await stranger(browser);
  await page.goto('/');
  const look = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return { footer: style('footer').backgroundColor, title: style('h1').fontFamily };
  });
  expect(look).toEqual({ footer: 'rgb(59, 29, 74)', title: expect.stringContaining('serif') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ateliê Maré: vestidos e camisetas');
  await expect(page.getByRole('banner').locator('.logo_picture')).toBeVisible();
  for (const path of ['/', '/vestidos', '/vestido-de-linho-midi', '/pagina/privacidade']) {
    await page.goto(path);
    await expectFlawless(page);
  }
  const html = await (await page.request.get('/')).text();
  const social = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  for (const path of [social, '/favicon.ico', '/apple-touch-icon.png', '/favicon.svg']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
  }
  expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({
    name: CLOTHES.nome,
  });

  await fillCart(page, 'VESTIDO;1\nCAMISETA;2');
  await sayWho(page);
  await sayWhere(page, true);
  await acceptTerms(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
  const order = new URL(page.url()).pathname;
  const numero = order.split('/').at(-1);
  expect(await tradeNamed(page, [...SEEN, order, '/checkout/carrinho/'])).toEqual([]);
  expect(await tradeNamed(owner, [...WORKED, `/painel/pedidos/${numero}`])).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.logo_picture')).toBeVisible();
  await expect(main(page)).toContainText('Vestido de linho midi');
  await expect(page.getByRole('contentinfo')).toContainText('Ateliê Maré Confecções Ltda.');
  await owner.goto(`/painel/pedidos/${numero}`);
  await owner.emulateMedia({ media: 'print' });
  await expect(owner.locator('.logo_picture')).toBeVisible();
  await owner.emulateMedia({ media: null });

  await expect.poll(() => mailsTo('ana@exemplo.test', shop.dataDir).length).toBeGreaterThan(0);
  await expect.poll(() => mailsTo(CLOTHES.colega.email, shop.dataDir).length).toBeGreaterThan(0);
  for (const mail of [
    ...mailsTo('ana@exemplo.test', shop.dataDir),
    ...mailsTo(CLOTHES.colega.email, shop.dataDir),
  ]) {
    expect(tradeWords(mail)).toEqual([]);
    expect(mail).toContain('logo.png');
    expect(mail).toContain(CLOTHES.destaque);
  }
  await page.context().close();
});
