/** The free-shipping bar (specification, sections 4 and 9). */
import { type Centavos, centavos, formatDecimal } from '#lib/domain/kernel/money.ts';

export type FreeShippingSettings = {
  readonly alertaFreteGratis: boolean;
  /** Threshold in whole reais. */
  readonly alertaFreteGratisValorFixo: number;
  readonly mensagemAlertaFreteGratis: string;
  readonly mensagemAlertaFreteGratisGanhou: string;
};

export type FreeShipping = {
  /** Red at half of the threshold or below, yellow above, green once it is reached. */
  readonly bar: 'red' | 'yellow' | 'green';
  /** 0 to 100. */
  readonly percent: number;
  readonly message: string;
};

/** `undefined` when the shop has no such alert. */
export function freeShipping(subtotal: Centavos, settings: FreeShippingSettings): FreeShipping | undefined {
  const threshold = freeShippingFrom(settings);
  if (threshold === undefined) return undefined;
  const missing = threshold - subtotal;
  if (missing <= 0) return { bar: 'green', percent: 100, message: settings.mensagemAlertaFreteGratisGanhou };
  return {
    bar: subtotal * 2 <= threshold ? 'red' : 'yellow',
    percent: Math.floor((subtotal / threshold) * 100),
    message: fill(settings.mensagemAlertaFreteGratis, formatDecimal(centavos(missing))),
  };
}

type Quoted = {
  /** '' as long as nobody said. */
  readonly cep: string;
  readonly fretes: readonly { readonly tipo: string; readonly valor: Centavos }[];
};

/**
 * Whether the bar is true of a cart whose deliveries are known: none may go there, and what is too heavy or too far for a
 * free one costs freight however much is bought. Collecting is no delivery.
 */
export function isBorneOut({ bar }: FreeShipping, { cep, fretes }: Quoted): boolean {
  if (cep === '') return true;
  const deliveries = fretes.filter(({ tipo }) => tipo !== 'retirada');
  return deliveries.some(({ valor }) => bar !== 'green' || valor === 0);
}

/** From which worth of the goods on delivery is free; `undefined` when the shop has no free delivery. */
export function freeShippingFrom(
  settings: Pick<FreeShippingSettings, 'alertaFreteGratis' | 'alertaFreteGratisValorFixo'>,
): Centavos | undefined {
  const threshold = centavos(Math.trunc(settings.alertaFreteGratisValorFixo) * 100);
  return settings.alertaFreteGratis && threshold > 0 ? threshold : undefined;
}

/** Shops write the placeholder in either way. */
function fill(message: string, valor: string): string {
  return message.replaceAll('{{valor}}', valor).replaceAll('{valor}', valor);
}
