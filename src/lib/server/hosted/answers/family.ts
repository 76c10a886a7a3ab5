/** What a listing says of the family that a card stands for: ours, so another shop like this one says it or nobody. */
import type { Familia, MembroFamilia } from '#lib/contract/family.ts';
import { carrinhoProduto } from './payload.ts';
import { neededRota } from './place.ts';
import { precos } from './prices.ts';
import {
  address,
  choice,
  fields,
  flag,
  list,
  neededNumber,
  neededText,
  number,
  orEmpty,
  type Reading,
  text,
} from './reading.ts';
import { asProduct } from './sold.ts';

const membro = asProduct({
  id: neededNumber(),
  label: neededText(),
  imagem: address(),
  imagemOriginal: address(),
  estoque: number(),
  status: choice('disponivel', 'indisponivel', 'sobConsulta'),
  precos,
  carrinho: orEmpty(carrinhoProduto),
  rota: neededRota,
  url: address(),
  selecionado: flag(),
}) satisfies Reading<MembroFamilia>;

export const familia = fields({
  id: text(),
  nome: text(),
  tipo: choice('texto', 'imagem'),
  membros: list(membro),
}) satisfies Reading<Familia>;
