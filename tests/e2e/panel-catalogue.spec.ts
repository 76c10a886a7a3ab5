/** From an empty shop an owner comes to what the demo has, by panel and sheets alone. */
import { axeViolations } from '../support/axe.ts';
import { twoColours } from '../support/pictures.ts';
import { emptyShop, type OwnShop } from './empty-shop.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000, retries: 0 });

let shop: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await emptyShop();
});
test.afterAll(() => shop.close());

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const nome = javaScriptEnabled ? 'Camiseta' : 'Caneca';
    const slug = nome.toLowerCase();
    const sku = nome.toUpperCase();

    test('a category and a brand have addresses from their names, and the shop leads to them', async ({
      page,
    }) => {
      const [categoria, endereco] = javaScriptEnabled
        ? ['Sapatos & Cia.', 'sapatos-cia']
        : ['Bolsas de Pano', 'bolsas-de-pano'];
      await shop.enter(page, '/painel/categorias/novo');
      await page.getByLabel('Nome', { exact: true }).pressSequentially(categoria);
      const address = page.getByLabel('Endereço', { exact: true });
      await expect(address).toHaveValue(javaScriptEnabled ? endereco : '');
      if (javaScriptEnabled) {
        await address.fill('sapatos-e-cia');
        await page.getByLabel('Nome', { exact: true }).press('End');
        await page.getByLabel('Nome', { exact: true }).pressSequentially('!');
        await expect(address).toHaveValue('sapatos-e-cia');
        await address.fill('');
      }
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Categoria salva.')).toBeVisible();
      await page.goto(`${shop.url}/painel/marcas/novo`);
      await page.getByLabel('Nome', { exact: true }).fill(`Marca ${categoria}`);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Marca salva.')).toBeVisible();
      // Nobody made a menu.
      await page.goto(`${shop.url}/${endereco}`);
      await expect(page.getByRole('link', { name: categoria }).first()).toHaveAttribute(
        'href',
        new RegExp(`/${endereco}$`),
      );
    });

    test('a product of size and colour has a picture for each colour', async ({ page, complaints }) => {
      complaints.allow(/422/);
      await shop.enter(page, '/painel/produtos');
      if (javaScriptEnabled) {
        await shop.bring(page, 'Marcas', [
          ['slug', 'nome'],
          ['minha-marca', 'Minha marca'],
        ]);
        await shop.bring(page, 'Categorias', [
          ['caminho', 'nome'],
          ['/roupas', 'Roupas'],
          ['/roupas/camisas', 'Camisas'],
          ['/festa', 'Festa'],
        ]);
        for (const side of [200, 210]) {
          await page.goto(`${shop.url}/painel/midia`);
          const buffer = await twoColours(400, side).jpeg().toBuffer();
          const file = { name: `foto-${side}.jpg`, mimeType: 'image/jpeg', buffer };
          await page.getByLabel('Arquivo').first().setInputFiles(file);
          await page.getByLabel('Descrição da imagem').first().fill(`Foto ${side}`);
          await page.getByRole('button', { name: 'Enviar', exact: true }).click();
          await expect(page.getByRole('status')).toHaveText('Imagem enviada.');
        }
      }

      await page.goto(`${shop.url}/painel/produtos/novo`);
      const fields = {
        ...{ SKU: sku, Nome: nome, Marca: 'Minha marca', 'Preço (R$)': '59,90' },
        ...{ 'Peso (kg)': '0,2', 'Altura (cm)': '2', 'Largura (cm)': '20', 'Comprimento (cm)': '30' },
      };
      for (const [label, value] of Object.entries(fields))
        await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByLabel('Categoria principal').selectOption('Roupas > Camisas');
      await page.getByText('Outras categorias em que aparece').first().click();
      await page.getByRole('checkbox', { name: 'Festa' }).check();
      await page.getByLabel('Opção 1: nome').fill('Cor');
      await page.getByLabel('Opção 1: valores').fill('Preta, Branca');
      await page.getByLabel('Opção 2: nome').fill('Tamanho');
      await page.getByLabel('Opção 2: valores').fill('P\nM\nG');
      await page.getByRole('button', { name: 'Montar as combinações' }).click();
      await expect(page.getByRole('group', { name: /· nova$/ })).toHaveCount(6);
      await expect(page.getByLabel('Preta / P: SKU')).toHaveValue(`${sku}-PRETA-P`);
      await page.getByRole('group', { name: 'Branca / G' }).getByLabel('Remover').check();
      for (const value of ['Preta / P', 'Preta / M', 'Branca / P', 'Branca / M'])
        await page.getByLabel(`${value}: Estoque`).fill('4');
      await page.getByLabel('Preta / G: Preço (R$)').fill('x');
      await page.getByRole('button', { name: 'Salvar' }).last().click();
      await expect(page.getByText('Há campos a corrigir')).toBeVisible();
      await expect(page.getByRole('group', { name: /· nova$/ })).toHaveCount(5);
      await page.getByLabel('Preta / G: Preço (R$)').fill('64,90');
      await page.getByRole('button', { name: 'Salvar' }).last().click();
      await expect(page.getByText('Produto criado.')).toBeVisible();
      await expect(page.getByLabel('Categoria principal')).toHaveValue('/roupas/camisas');
      await expect(page.getByRole('checkbox', { name: 'Festa' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Camisas' })).not.toBeChecked();

      for (const [place, cor] of ['Preta', 'Branca'].entries()) {
        await page
          .getByRole('group', { name: 'Adicionar uma imagem' })
          .getByRole('radio')
          .nth(place + 1)
          .check();
        await page.getByLabel('Texto alternativo').last().fill(`${nome} ${cor}`);
        await page.getByLabel('Mostra').last().selectOption(`Cor: ${cor}`);
        await page.getByRole('button', { name: 'Salvar' }).last().click();
        await expect(page.getByText('Produto salvo.')).toBeVisible();
      }
      await expect(page.getByRole('group', { name: /^Imagem/ })).toHaveCount(2);
      if (javaScriptEnabled) {
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      await page.goto(`${shop.url}/${slug}`);
      const choice = page.getByRole('group', { name: 'Branca', exact: true });
      await expect(page.getByRole('group', { name: 'Preta', exact: true }).getByRole('radio')).toHaveCount(3);
      await expect(choice.getByRole('radio')).toHaveCount(2);
      // Each picture once, though it is of three sizes; and machines read a colour and a size.
      await expect(page.locator('.gallery_item')).toHaveCount(2);
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(data).toContain('"color":"Branca"');
      expect(data).toContain('"size":"M"');
      await choice.getByRole('radio', { name: 'M' }).check();
      if (javaScriptEnabled) await expect(page).toHaveURL(/valor=\d+/);
      await page.getByRole('button', { name: 'Comprar agora', exact: true }).click();
      await page.goto(`${shop.url}/checkout/carrinho`);
      await expect(page.getByRole('main')).toContainText('Branca / M');
      // The newest of the library comes first: it shows the black one.
      const line = page.locator('.cart-line', { hasText: nome });
      await expect(line.locator('img')).toHaveAttribute('src', /foto-200/);
    });

    test('a seal, a pair and a wholesale step are put on a product, and a synonym finds it', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/422/);
      const tag = javaScriptEnabled ? 'Novidade' : 'Feito à mão';
      await shop.enter(page, '/painel/selos');
      await page.getByRole('link', { name: 'Novo selo' }).click();
      await page.getByLabel('Nome', { exact: true }).fill('A | B');
      await page.getByLabel('Texto do selo').fill(tag);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('sem o sinal |')).toBeVisible();
      await page.getByLabel('Nome', { exact: true }).fill(tag);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Selo salvo.')).toBeVisible();

      // One by sheet, with a word of its own for the pair that is not there yet.
      const codes = [1, 2].map((place) => `${sku}-JUNTO-${place}`);
      const columns = ['sku', 'nome', 'marca', 'categorias', 'preco', 'estoque', 'peso_kg', 'altura_cm'];
      await shop.bring(page, 'Produtos', [
        [...columns, 'largura_cm', 'comprimento_cm', 'selos'],
        ...codes.map((code, place) => [
          ...[
            code,
            `${nome} junto ${place + 1}`,
            'Minha marca',
            '/roupas',
            '10,00',
            '50',
            '0,1',
            '2',
            '10',
            '20',
          ],
          place === 0 ? tag.toLowerCase() : '',
        ]),
      ]);
      await page.goto(`${shop.url}/painel/produtos`);
      await page.getByRole('link', { name: `${nome} junto 1` }).click();
      await expect(page.getByRole('checkbox', { name: tag })).toBeChecked();
      await page.getByLabel('Compre junto').fill(`${codes[1]}: 10% | NAO-HA: 5%`);
      await page.getByLabel('Preços de atacado').fill('10: 9,00');
      await page.getByLabel('Vídeo', { exact: true }).fill('https://exemplo.test/video');
      await page.getByRole('button', { name: 'Salvar' }).last().click();
      await expect(page.getByText('um vídeo do YouTube ou do Vimeo')).toBeVisible();
      await page.getByLabel('Vídeo', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Salvar' }).last().click();
      await expect(page.getByText('outro produto que já está na loja')).toContainText('NAO-HA');
      await page.getByLabel('Compre junto').fill(`${codes[1]}: 10%`);
      await page.getByLabel('Vídeo', { exact: true }).fill('https://youtu.be/a1_b2-c3d4E');
      await page.getByRole('button', { name: 'Salvar' }).last().click();
      await expect(page.getByText('Produto salvo.')).toBeVisible();
      if (javaScriptEnabled) {
        expect(await axeViolations(page)).toEqual([]);
      }

      await page.goto(`${shop.url}/painel/sinonimos`);
      const term = javaScriptEnabled ? 'vestimenta' : 'agasalho';
      await page.locator('#synonym-term').fill(term);
      await page.locator('#synonym-meaning').fill('junto');
      await page.getByRole('button', { name: 'Adicionar' }).click();
      await expect(page.getByRole('cell', { name: term, exact: true })).toBeVisible();

      await page.goto(`${shop.url}/${slug}-junto-1`);
      await expect(page.getByRole('button', { name: 'Levar juntos' })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(`${nome} junto 2`) }).first()).toBeVisible();
      await page.locator('.buy-form input[name="quantidade"]').fill('10');
      await page.getByRole('button', { name: 'Comprar agora', exact: true }).click();
      await page.goto(`${shop.url}/checkout/carrinho`);
      const line = page.locator('.cart-line', { hasText: `${nome} junto 1` });
      await expect(line).toContainText('90,00');
      await page.goto(`${shop.url}/busca?busca=${term}`);
      await expect(page.getByRole('link', { name: `${nome} junto 1` }).first()).toBeVisible();

      // A page of its own for what a filtered listing shows.
      await page.goto(`${shop.url}/painel/paginas-de-produtos/novo`);
      await page.getByLabel('Nome', { exact: true }).fill(`Só ${tag}`);
      await page.getByLabel('Endereço', { exact: true }).fill(`so-${slug}`);
      await page.getByLabel('Listagem').fill(`${shop.url}/nao-ha`);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('A loja não tem esta listagem.')).toBeVisible();
      await page.getByLabel('Listagem').fill(`${shop.url}/busca?busca=${nome} junto 1`);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Página salva.')).toBeVisible();
      await page.goto(`${shop.url}/c/so-${slug}`);
      await expect(page.getByRole('heading', { name: `Só ${tag}` })).toBeVisible();
      await expect(page.getByRole('link', { name: `${nome} junto 1` }).first()).toBeVisible();

      await page.goto(`${shop.url}/roupas`);
      await expect(page.locator('.product-card', { hasText: `${nome} junto 1` })).toContainText(tag);
    });
  });
}
