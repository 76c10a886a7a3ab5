/** Where and when an order is collected. */
export type PickupPlace = { readonly endereco: string; readonly horario: string };

/** What a service leaves open is the shop's own. */
export function pickupPlace(of: PickupPlace | undefined, shop: PickupPlace): PickupPlace {
  return { endereco: of?.endereco || shop.endereco, horario: of?.horario || shop.horario };
}

/** In one line, '' where nothing is known: `Rua X, 10 (segunda a sexta)`. */
export function placeLine({ endereco, horario }: PickupPlace): string {
  return endereco === '' || horario === '' ? endereco || horario : `${endereco} (${horario})`;
}
