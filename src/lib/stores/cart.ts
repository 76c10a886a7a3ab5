/**
 * The cart as the islands see it. Every change goes out in the order it was made and every answer replaces the cart
 * (specification, section 7); quantities that were changed and not yet sent are laid over it, so that an answer to
 * one line never undoes what the visitor just typed into another.
 */
import { atom, computed } from 'nanostores';
import { browserApi } from '#lib/api/browser.ts';
import { addToCart as add, getCart, removeCartItem, updateCartItem } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import type { AddItem, Carrinho, ItemCarrinho, Mensagem } from '#lib/contract/checkout.ts';
import { lineKey } from '#lib/domain/cart/cart.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { cartText } from '#lib/text/cart.ts';
import { announce } from './announce.ts';

type Cart = Carrinho<Centavos>;
export type CartLine = ItemCarrinho<Centavos>;

/** Milliseconds between the last change of a quantity and its update. */
export const QUANTITY_DELAY = 300;
/** Milliseconds a message stands. */
export const MESSAGE_TIME = 5000;

const $server = atom<Cart | undefined>(undefined);
/** Quantities changed and not yet answered, by line. */
const $changed = atom<ReadonlyMap<string, number>>(new Map());
const $pending = atom(0);

/** `undefined` until the first answer. */
export const $cart = computed([$server, $changed], (cart, changed) => cart && withQuantities(cart, changed));
/** Nobody knows what is in the cart: it could not be read, or holds nothing after a change that nobody answered. */
export const $cartUnread = atom(false);
export const $cartOpen = atom(false);
/** What the badge says: `null` for nobody knows, `undefined` before the first answer. */
export const $cartCount = computed([$cart, $cartUnread], (cart, unread) =>
  unread ? cart?.quantidadeTotal || null : cart?.quantidadeTotal,
);
export const $cartBusy = computed(
  [$pending, $changed],
  (pending, changed) => pending > 0 || changed.size > 0,
);
export const $cartMessages = atom<readonly Mensagem[]>([]);

/** Updates that wait for their 300 ms, by line. */
const waiting = new Map<
  string,
  { readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void }
>();
let queue: Promise<void> = Promise.resolve();
let messageTimer: ReturnType<typeof setTimeout> | undefined;

/** Opens the panel and loads the cart again: another tab may have changed it. */
export function openCart(): Promise<void> {
  $cartOpen.set(true);
  return send(async () => {
    const cart = await getCart(browserApi());
    announce({ kind: 'cart-seen', cart });
    return cart;
  });
}

/** Asks for the cart again where it was loaded once: the page may come from the history. */
export async function reloadCart(): Promise<void> {
  if ($server.get()) await send(() => getCart(browserApi()));
}

export function closeCart(): void {
  $cartOpen.set(false);
}

/** Adds and opens the panel, also when it failed: the messages are shown there. */
export async function addToCart(...itens: readonly AddItem[]): Promise<void> {
  const buy = told(() => add(browserApi(), { tipo: 'produto', itens }), itens);
  await send(async () => {
    // A visitor gets a session before the cart does: a first purchase whose answer is lost could not be found again.
    if (!$server.get() && !hasSession()) $server.set(await getCart(browserApi()));
    return buy();
  }, true);
  $cartOpen.set(true);
}

/** The letter of the readable cookie that says so. */
function hasSession(): boolean {
  return /(?:^|; )vitrine=[a-z]*c/.test(document.cookie);
}

/** Shows the quantity at once and sends it when nothing was changed on the line for 300 ms. */
export function setQuantity(line: CartLine, quantidade: number): void {
  const key = lineKey(line);
  $changed.set(new Map($changed.get()).set(key, quantidade));
  stopWaiting(key);
  const sendNow = (): void => {
    stopWaiting(key);
    void update(line, key, quantidade);
  };
  waiting.set(key, { timer: setTimeout(sendNow, QUANTITY_DELAY), send: sendNow });
}

/** Sends what still waits, for somebody who leaves the panel for another page. Resolves when all is answered. */
export function settleCart(): Promise<void> {
  for (const { send: sendNow } of waiting.values()) sendNow();
  return queue;
}

export function removeLine(line: CartLine): Promise<void> {
  const key = lineKey(line);
  stopWaiting(key);
  forget(key);
  return send(
    told(() => removeCartItem(browserApi(), { ...line.hash, tipo: line.tipo })),
    true,
  );
}

function stopWaiting(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}

function update(line: CartLine, key: string, quantidade: number): Promise<void> {
  return send(
    told(() => updateCartItem(browserApi(), { ...line.hash, tipo: line.tipo, quantidade })),
    true,
    // A newer change of the same line stays until its own answer.
    () => $changed.get().get(key) === quantidade && forget(key),
  );
}

/** A change that tells what it did, once it has. */
function told(call: () => Promise<Cart>, asked: readonly AddItem[] = []): () => Promise<Cart> {
  return async () => {
    const before = $server.get();
    const after = await call();
    announce({ kind: 'cart-changed', before, after, asked });
    return after;
  };
}

/** One call after the other. A failed change shows its message; after any failure the cart is asked for as it is. */
function send(
  call: () => Promise<Cart>,
  changes = false,
  settled: () => void = () => undefined,
): Promise<void> {
  $pending.set($pending.get() + 1);
  const done = queue.then(async () => {
    try {
      receive(await call());
    } catch (error) {
      const failure = { tipo: 'erro', mensagem: failureText(error) };
      if (changes) showMessages([failure]);
      await getCart(browserApi()).then(
        (cart) => {
          receive(cart);
          if (changes) showMessages([failure, ...cart.mensagens]);
          $cartUnread.set(changes && isUnanswered(error) && cart.itens.length === 0);
        },
        () => $cartUnread.set(true),
      );
    } finally {
      settled();
      $pending.set($pending.get() - 1);
    }
  });
  queue = done;
  return done;
}

/** It may have been done all the same. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

function receive(cart: Cart): void {
  $server.set(cart);
  $cartUnread.set(false);
  if (cart.mensagens.length > 0) showMessages(cart.mensagens);
}

function showMessages(messages: readonly Mensagem[]): void {
  clearTimeout(messageTimer);
  $cartMessages.set(messages);
  messageTimer = setTimeout(() => $cartMessages.set([]), MESSAGE_TIME);
}

function failureText(error: unknown): string {
  return error instanceof ApiError && error.serverText !== '' ? error.serverText : cartText.failures.failed;
}

function forget(key: string): void {
  const left = new Map($changed.get());
  left.delete(key);
  $changed.set(left);
}

function withQuantities(cart: Cart, changed: ReadonlyMap<string, number>): Cart {
  if (changed.size === 0) return cart;
  const itens = cart.itens.map((line) => ({
    ...line,
    quantidade: changed.get(lineKey(line)) ?? line.quantidade,
  }));
  return { ...cart, itens };
}
