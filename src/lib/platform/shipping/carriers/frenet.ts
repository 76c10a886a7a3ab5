/** Frenet, `POST /shipping/quote`. What is known: docs/api/shipment.md. */
import { z } from 'zod';
import { toReais } from '#lib/domain/kernel/money.ts';
import { fetchJson } from '#lib/platform/kernel/http/fetch-json.ts';
import type { CarrierAccess } from '../options.ts';
import {
  type Carrier,
  type CarrierRequest,
  centimetres,
  code,
  days,
  inquiry,
  kilograms,
  readOffers,
  reais,
  serviceLabel,
} from './carrier.ts';

export function frenet({ url, token }: CarrierAccess): Carrier {
  return {
    name: 'Frenet',
    async quote(request, signal) {
      const init = inquiry(bodyOf(request), request, { token }, signal);
      const answer = await fetchJson(`${url}/shipping/quote`, init, ANSWER);
      return readOffers(answer.ShippingSevicesArray, OFFER, REFUSED);
    },
  };
}

/** Centimetres, kilograms, reais. */
function bodyOf({ from, to, parcels, worth }: CarrierRequest): object {
  return {
    SellerCEP: from,
    RecipientCEP: to,
    ShipmentInvoiceValue: toReais(worth),
    ShippingServiceCode: null,
    ShippingItemArray: parcels.map(({ box, quantity }, index) => ({
      Height: centimetres(box.altura),
      Length: centimetres(box.comprimento),
      Width: centimetres(box.largura),
      Weight: kilograms(box.peso),
      Quantity: quantity,
      SKU: String(index + 1),
    })),
    RecipientCountry: 'BR',
  };
}

/** The missing letter is the API's own. */
const ANSWER = z.object({ ShippingSevicesArray: z.array(z.unknown()) });

const REFUSED = z.object({ Error: z.literal(true) });

const OFFER = z
  .object({
    ServiceCode: code,
    ServiceDescription: z.string(),
    Carrier: z.string().optional(),
    ShippingPrice: reais,
    DeliveryTime: days,
  })
  .transform(({ ServiceCode, ServiceDescription, Carrier = '', ShippingPrice, DeliveryTime }) => ({
    id: `frenet-${ServiceCode}`,
    label: serviceLabel(Carrier, ServiceDescription),
    price: ShippingPrice,
    days: DeliveryTime,
  }));
