import { REGIONS, SERVICES } from '../shipping.ts';
import { insertAll, type Trx } from './batch.ts';

/** Every service with its rate for each region it goes to. */
export async function insertShipping(trx: Trx): Promise<void> {
  await insertAll(
    trx,
    'shipping_services',
    SERVICES.map(({ id, tipo, label }, ordem) => ({ id, tipo, label, ordem })),
  );
  await insertAll(
    trx,
    'shipping_rates',
    SERVICES.flatMap((service) =>
      REGIONS.filter(({ zona }) => service.zonas[zona]).flatMap(({ cep, zona }) => {
        const rate = service.zonas[zona];
        if (!rate) return [];
        const [cep_de, cep_ate] = cep;
        return [
          {
            service_id: service.id,
            cep_de,
            cep_ate,
            valor_base: rate.base,
            valor_kg: rate.kg,
            prazo_dias: rate.dias,
            peso_maximo_g: service.pesoMaximo,
          },
        ];
      }),
    ),
  );
}
