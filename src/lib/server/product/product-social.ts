/** A product's metadata for social networks. */
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import { type Centavos, toReais } from '#lib/domain/kernel/money.ts';
import { isUpload } from '#lib/domain/media/upload-path.ts';
import type { Social } from '#lib/domain/shop/seo.ts';
import { socialPicturePath } from '#lib/paths.ts';
import { socialText } from '#lib/text/social.ts';

type Produto = ProdutoDetalhe<Centavos>;

/** Of the drawn picture, see `drawings/social-card.ts`. */
const SIZE = { width: 1200, height: 630 };

const AVAILABILITY = {
  disponivel: 'in stock',
  indisponivel: 'out of stock',
  sobConsulta: 'pending',
} as const;

export function productSocial(produto: Produto, siteUrl: string): Social {
  const { nome, sku, marca, status, prevenda, precos, rota } = produto;
  const availability = status === 'disponivel' && prevenda ? 'preorder' : AVAILABILITY[status];
  const price = [
    ['product:price:amount', toReais(precos.por).toFixed(2)],
    ['product:price:currency', 'BRL'],
  ] as const;
  return {
    type: 'product',
    picture: pictureOf(produto, `${siteUrl}${socialPicturePath(rota.path)}`, socialText.picture(nome)),
    properties: [
      ['product:brand', marca.nome],
      ['product:availability', availability],
      ['product:condition', 'new'],
      ['product:retailer_item_id', sku],
      ...(status === 'sobConsulta' || precos.por === 0 ? [] : price),
    ],
  };
}

/** Drawn around the product's picture where that is served here; a picture from elsewhere is shown as it is. */
function pictureOf({ midias }: Produto, drawn: string, alt: string): Social['picture'] {
  const original = midias.imagens[0]?.arquivosOriginais.zoom ?? '';
  return original === '' || isUpload(original) ? { url: drawn, alt, size: SIZE } : { url: original, alt };
}
