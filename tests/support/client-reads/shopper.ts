import { expect } from 'vitest';
import { isList, isMoney, isNumber, isText, type Json } from './primitives.ts';

export function readsItems({ itens }: Json): void {
  isList(itens, 'itens');
  for (const item of itens as Json) {
    for (const key of ['nome', 'imagem']) isText(item[key], `item.${key}`);
    isNumber(item.quantidade, 'item.quantidade');
    isMoney(item.precos?.precoPor, 'item.precos.precoPor');
    isMoney(item.precos?.precoDe, 'item.precos.precoDe');
    for (const key of ['idProduto', 'idAtributoSimples', 'idUnidadeVenda', 'idArmazem']) {
      isNumber(item.hash?.[key], `item.hash.${key}`);
    }
  }
}

export function readsCart({ itens, subtotal, quantidadeTotal, mensagens }: Json): void {
  readsItems({ itens } as unknown as Json);
  isMoney(subtotal?.valor, 'subtotal.valor');
  isMoney(subtotal?.descontoVista?.valor, 'subtotal.descontoVista.valor');
  isList(subtotal?.parcelamento, 'subtotal.parcelamento');
  isNumber(quantidadeTotal, 'quantidadeTotal');
  isList(mensagens, 'mensagens');
  for (const { tipo, mensagem } of mensagens as Json) {
    isText(tipo, 'mensagem.tipo');
    isText(mensagem, 'mensagem.mensagem');
  }
}

export function readsCartFreight({ cep, servico, fretes, total }: Json): void {
  isText(cep, 'cep');
  isText(servico, 'servico');
  isList(fretes, 'fretes');
  for (const key of ['valor', 'vista', 'frete']) isMoney(total?.[key], `total.${key}`);
  isList(total?.parcelamento, 'total.parcelamento');
}

/** Somebody is logged in for a client when there is an e-mail. */
export function readsUser(user: Json, loggedIn: boolean): void {
  isNumber(user.id, 'id');
  for (const key of ['email', 'nomeRazao', 'sexo']) isText(user[key], key);
  expect(user.email !== ('' as unknown), 'email').toBe(loggedIn);
  for (const key of ['email', 'celular', 'telefone']) isText(user.userHash?.[key], `userHash.${key}`);
  expect(Object.keys(user.vendaInterna as object), 'vendaInterna').toBeDefined();
  isText(user.endereco?.cep, 'endereco.cep');
  expect(Object.keys(user.endereco?.principal as object), 'endereco.principal').toBeDefined();
  isList(user.representantes, 'representantes');
}

export function readsWishlist({ favoritos }: Json): void {
  isList(favoritos, 'favoritos');
  for (const id of favoritos as Json) isNumber(id, 'favorito');
}
