/** `struct/*` (platform contract 4.4, 8.4). */
import { z } from 'zod';
import type { Popup } from '#lib/contract/popup.ts';
import type { ItemMenu, Menu } from '#lib/contract/struct.ts';
import { note, ours } from './notes.ts';
import { placed, rota } from './place.ts';
import {
  address,
  choice,
  fields,
  flag,
  html,
  list,
  neededNumber,
  neededText,
  number,
  optional,
  type Reading,
  run,
  text,
} from './reading.ts';
import { dimensao } from './showcase.ts';

const deeper: Reading<ItemMenu[]> = note(
  z.transform((given: unknown) => run(below(), given).value) as Reading<ItemMenu[]>,
  { kind: 'list' },
);

/** A label may hold markup of the shop. */
export const itemMenu: Reading<ItemMenu> = placed({
  label: neededText(),
  tipo: text(),
  link: address(),
  target: choice('_self', '_blank'),
  rota: rota as Reading<ItemMenu['rota']>,
  icone: address(),
  iconeOriginal: address(),
  svg: html(),
  destaque: flag(),
  sub: deeper,
});

let made: Reading<ItemMenu[]> | undefined;
function below(): Reading<ItemMenu[]> {
  made ??= list(itemMenu);
  return made;
}

export const menu = fields({
  id: number(),
  nome: text(),
  hash: text(),
  menu: list(itemMenu),
}) satisfies Reading<Menu>;

export const popup = fields({
  id: neededNumber(),
  nome: text(),
  tempo: number(),
  tipo: choice('html', 'imagem', 'newsletter'),
  titulo: text(),
  descricao: html(),
  link: address(),
  target: choice('_self', '_blank'),
  repete: ours(optional(flag())),
  dimensoes: fields({ desktop: dimensao, mobile: dimensao }),
}) satisfies Reading<Popup>;
