/** Whether an order needs the address of its buyer, and what for. Who collects what a person bought is asked for none. */

type AddressReason = 'delivery' | 'company' | 'boleto';

/** Undefined where the postal code is enough. */
export function addressNeededFor({
  pickup,
  pessoa,
  pagamento,
}: {
  readonly pickup: boolean;
  /** `f` person, `j` company. */
  readonly pessoa: string;
  readonly pagamento: string;
}): AddressReason | undefined {
  if (!pickup) return 'delivery';
  // The nota fiscal of a company names its address (NF-e, model 55); that of a person at the counter (NFC-e) need not.
  if (pessoa === 'j') return 'company';
  return pagamento === 'boleto' ? 'boleto' : undefined;
}
