/** Where a banner stands: another place of the shop, out of it, and back. A draft, so that no other spec's visitor sees it. */
import { expectFlawless } from '../support/flawless.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

test('a banner moves to another place, is removed, and comes back with what it was', async ({ page }) => {
  test.setTimeout(300_000);
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const said = (text: string) => expect(page.getByRole('status')).toContainText(text);
  const title = `Volta às aulas ${Date.now()}`;
  const path = '/painel/banners/novo?espaco=home-bloco-4';
  await enterPanel(page, 'marketing', '/painel/banners');
  await page.goto(path);
  await page.getByLabel('Nome do banner').fill(`aulas-${Date.now()}`);
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Frase do banner').fill('Cabos para a escola');
  await page.getByLabel('Link', { exact: true }).fill('/cabos-de-video');
  for (const [name, file] of [
    ['Imagem em telas largas', 'desktop'],
    ['Imagem no celular', 'mobile'],
  ] as const) {
    const group = page.getByRole('group', { name });
    await group.getByLabel('Ou o endereço de outra imagem').fill(`/banner/pix-${file}.webp`);
  }
  await press('Criar rascunho');
  await said('Rascunho criado');

  const place = page.getByLabel('Espaço', { exact: true });
  await place.selectOption('home-bloco-6');
  await press('Mudar de espaço');
  await said('mudou de espaço');
  await expect(place).toHaveValue('home-bloco-6');
  await press('Remover este banner');
  await said('Banner removido');
  await page.getByRole('list', { name: 'Removidos' }).getByRole('link', { name: title }).click();
  await press('Mostrar de novo na loja');
  await said('O banner voltou');
  await expect(place).toHaveValue('home-bloco-6');
  await expectFlawless(page);
  await press('Excluir rascunho');
  await said('Rascunho excluído');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
