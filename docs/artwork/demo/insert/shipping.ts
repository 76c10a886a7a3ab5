import { REGIONS, SERVICES } from '../shipping.ts';
import { insertAll, numbered, type Trx } from './batch.ts';

/** Every service with its rate for each region it goes to. */
export async function insertShipping(trx: Trx): Promise<void> {
  await insertAll(
    trx,
    'shipping_services',
    SERVICES.map(({ id, tipo, label, divisor, gratis = true }, ordem) => ({
      id,
      tipo,
      label,
      ordem,
      frete_gratis: gratis,
      divisor_cubico: divisor,
    })),
  );
  await insertAll(trx, 'shipping_rates', numbered(SERVICES.flatMap(ratesOf)));
}

function ratesOf({ id, zonas, pesoMinimo = 0, pesoMaximo }: (typeof SERVICES)[number]) {
  return REGIONS.flatMap(({ cep: [cep_de, cep_ate], zona }) => {
    const rate = zonas[zona];
    if (!rate) return [];
    const { base, kg, dias } = rate;
    return {
      service_id: id,
      cep_de,
      cep_ate,
      valor_base: base,
      valor_kg: kg,
      prazo_dias: dias,
      peso_minimo_g: pesoMinimo,
      peso_maximo_g: pesoMaximo,
    };
  });
}
