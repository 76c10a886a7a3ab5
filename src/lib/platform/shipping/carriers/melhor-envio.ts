/** Melhor Envio, `POST /api/v2/me/shipment/calculate`: it packs the products itself. What is known: docs/api/shipment.md. */
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

export function melhorEnvio({ url, token }: CarrierAccess): Carrier {
  return {
    name: 'Melhor Envio',
    async quote(request, signal) {
      const init = inquiry(bodyOf(request), request, { Authorization: `Bearer ${token}` }, signal);
      const services = await fetchJson(`${url}/api/v2/me/shipment/calculate`, init, z.array(z.unknown()));
      return readOffers(services, OFFER, REFUSED);
    },
  };
}

/** Centimetres, kilograms, reais; `insurance_value` is one unit's. */
function bodyOf({ from, to, parcels }: CarrierRequest): object {
  return {
    from: { postal_code: from },
    to: { postal_code: to },
    products: parcels.map(({ box, quantity, worth }, index) => ({
      id: String(index + 1),
      width: centimetres(box.largura),
      height: centimetres(box.altura),
      length: centimetres(box.comprimento),
      weight: kilograms(box.peso),
      insurance_value: toReais(worth),
      quantity,
    })),
  };
}

const REFUSED = z.object({ error: z.string().min(1) });

/** The `custom_` fields hold the prices and terms with what the shop has set in its account. */
const OFFER = z
  .object({
    id: code,
    name: z.string(),
    company: z.object({ name: z.string() }).optional(),
    price: reais.optional(),
    custom_price: reais.optional(),
    delivery_time: days.optional(),
    custom_delivery_time: days.optional(),
  })
  .transform((service, context) => {
    const price = service.custom_price ?? service.price;
    const term = service.custom_delivery_time ?? service.delivery_time;
    if (price === undefined || term === undefined) {
      context.addIssue('no price or no term');
      return z.NEVER;
    }
    const label = serviceLabel(service.company?.name ?? '', service.name);
    return { id: `melhor-envio-${service.id}`, label, price, days: term };
  });
