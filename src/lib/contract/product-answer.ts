/** A product page that answers one of its forms, gathered by `lib/server/product/product-answer.ts`. */

import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { RefusedRequest } from '#lib/domain/leads/product-request.ts';
import type { ImageType } from '#lib/domain/media/images.ts';
import type { BuyFailure } from '#lib/domain/offers/buy-form.ts';
import type { Opinions } from './opinions-page.ts';
import type { ProdutoDetalhe } from './product.ts';
import type { ProductBeside, Together } from './product-beside.ts';
import type { Estrutura } from './route.ts';
import type { Shell } from './shell.ts';
import type { ShippingReply } from './shipping-quote.ts';

/** The form that came back. Those of opinions and questions stand in `Opinions`. */
export type KeptForm = {
  readonly failure?: BuyFailure;
  readonly refused?: RefusedRequest;
  readonly shipping?: ShippingReply;
  readonly together?: Together;
};

export type ProductAnswer = {
  readonly shell: Shell;
  readonly estrutura: Estrutura;
  readonly produto: ProdutoDetalhe<Centavos>;
  readonly opinions: Opinions;
  readonly beside: ProductBeside;
  readonly imageType: ImageType;
  readonly kept: KeptForm;
};
