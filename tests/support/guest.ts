/** A guest of the tests, and how they order. */
import type { Pedido, RevisaoPedido } from '#lib/contract/order.ts';
import { call, fill, form } from './openings/orders.ts';
import type { Visitor } from './store.ts';

export const GUEST = {
  email: 'Ana@Exemplo.test',
  nome: 'Ana Souza',
  documento: '529.982.247-25',
  telefone: '(11) 98765-4321',
};
export const ADDRESS = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

export async function guestReview(visitor: Visitor, cep = ADDRESS.cep): Promise<RevisaoPedido> {
  const answer = await call(visitor, 'GET', `order/review?${new URLSearchParams({ cep })}`);
  if (!answer.ok) throw new Error(`the review answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export const guestBody = (versao: string, change: object = {}) => ({
  ...form(versao),
  comprador: GUEST,
  endereco: ADDRESS,
  ...change,
});

export const sendAsGuest = async (visitor: Visitor, change: object = {}) =>
  call(visitor, 'POST', 'order', guestBody((await guestReview(visitor)).versao, change));

export async function boughtByGuest(visitor: Visitor, change: object = {}): Promise<Pedido> {
  await fill(visitor, 1);
  const answer = await sendAsGuest(visitor, change);
  if (!answer.ok) throw new Error(`the order answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
