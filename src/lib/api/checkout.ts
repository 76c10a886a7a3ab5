/** Cart and user. Quantity problems are no errors: they come as `mensagens` of the cart. */
import type { AddToCart, Carrinho, RemoveCartItem, UpdateCartItem, Usuario } from '#lib/contract/checkout.ts';
import { convertCarrinho } from '#lib/contract/conversion.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api, CallOptions } from './client.ts';

const CART = 'checkout/cart';

export async function getCart({ client }: Api): Promise<Carrinho<Centavos>> {
  return inCentavos(await client.get(CART).json<Carrinho>());
}

/**
 * Adds to what is there.
 * @param key Of the form this is for, so that a double click adds once; '' when it cannot come twice.
 * @throws ApiError 404 for an unknown product, 400 for a missing choice or a bad quantity.
 */
export async function addToCart({ client }: Api, body: AddToCart, key = ''): Promise<Carrinho<Centavos>> {
  const options = key === '' ? write(body) : { ...write(body), headers: { 'Idempotency-Key': key } };
  return inCentavos(await client.post(CART, options).json<Carrinho>());
}

/** @throws ApiError 404 when the line is gone, 400 for a quantity below 1. */
export async function updateCartItem({ client }: Api, body: UpdateCartItem): Promise<Carrinho<Centavos>> {
  return inCentavos(await client.put(CART, write(body)).json<Carrinho>());
}

/** @throws ApiError 404 when the line is gone. */
export async function removeCartItem({ client }: Api, body: RemoveCartItem): Promise<Carrinho<Centavos>> {
  return inCentavos(await client.delete(CART, write(body)).json<Carrinho>());
}

export function getUser({ client }: Api): Promise<Usuario> {
  return client.get('checkout/user').json<Usuario>();
}

/**
 * Remembers where the visitor wants things delivered; call it after a quote. The answer is the visitor.
 * @throws ApiError 400 for what is no postal code.
 */
export function setZipcode({ client }: Api, cep: string): Promise<Usuario> {
  return client.post('checkout/zipcode', { json: { cep }, keepalive: true, retry: 0 }).json<Usuario>();
}

/** A write outlives the page it was made on and is never sent twice. */
function write(json: AddToCart | UpdateCartItem | RemoveCartItem): CallOptions {
  return { json, keepalive: true, retry: 0 };
}

function inCentavos(cart: Carrinho): Carrinho<Centavos> {
  return convertCarrinho(cart, toCentavos);
}
