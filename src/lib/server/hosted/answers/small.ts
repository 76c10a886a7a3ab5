/** Answers of a few fields. */
import { z } from 'zod';
import type { Brands } from '#lib/contract/brands.ts';
import type { Canal } from '#lib/contract/product.ts';
import type { Redirect } from '#lib/contract/sale.ts';
import type { Ping } from '#lib/contract/settings.ts';
import type { SucessoMensagem } from '#lib/contract/success.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { note } from './notes.ts';
import { canal, marca } from './product.ts';
import {
  address,
  fields,
  flag,
  isFields,
  list,
  neededNumber,
  type Reading,
  readText,
  run,
  text,
} from './reading.ts';

export const brands = fields({ marcas: list(marca) }) satisfies Reading<Brands>;

export const wishlist = fields({ favoritos: list(neededNumber()) }) satisfies Reading<Wishlist>;

export const ping = fields({ sucesso: flag(true), data: text() }) satisfies Reading<Ping>;

const outcome = { sucesso: flag(true), mensagem: text() };
const outcomeOf = fields(outcome);

/** The status says it too: what does not say that it failed worked. */
export const sucesso = note(
  z.transform((given: unknown): SucessoMensagem => {
    const said = isFields(given) ? given : {};
    const failed = readText(said.error) ?? readText(said.erro);
    const { sucesso: done, mensagem } = run(outcomeOf, said).value;
    return { sucesso: done && failed === undefined, mensagem: mensagem || (failed ?? '') };
  }) as Reading<SucessoMensagem>,
  { kind: 'fields', shape: outcome },
);

export const salesChannel = canal satisfies Reading<Canal>;

export const redirect = fields({ redirect: address() }) satisfies Reading<Redirect>;
