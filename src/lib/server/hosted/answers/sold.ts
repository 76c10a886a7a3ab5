/** What is sold: a product, a list, a member of a family. Its status follows from what is said of stock and price. */
import { z } from 'zod';
import { note } from './notes.ts';
import { placed } from './place.ts';
import { sellingPrice } from './prices.ts';
import { entriesOf, type Fields, isFields, type Reading, readNumber, run } from './reading.ts';

/**
 * Something that is sold: where its status is not said, its stock says it.
 * @param unpriced What it is without a price: only asked for.
 */
export function asProduct<S extends z.ZodRawShape>(
  shape: S,
  unpriced: 'sobConsulta' | 'indisponivel' = 'sobConsulta',
): Reading<z.output<z.ZodObject<S>>> {
  const entry = placed(shape);
  const read = z.transform((given: unknown, context) => {
    const whole = isFields(given) ? { ...given, ...missing(given, unpriced) } : given;
    const { value, issues } = run(entry, whole);
    context.issues.push(...(issues as z.core.$ZodRawIssue[]));
    return value;
  });
  return note(read as Reading<z.output<z.ZodObject<S>>>, { kind: 'fields', shape });
}

const STATUS = new Set<unknown>(['disponivel', 'indisponivel', 'sobConsulta']);

function missing(given: Fields, unpriced: string): Fields {
  const { id, sku, status, estoque, precos: prices, atributos: choices } = given;
  const stocked = (readNumber(estoque) ?? 1) > 0 ? 'disponivel' : 'indisponivel';
  const said = STATUS.has(status) ? status : stocked;
  const priced = sellingPrice(prices) !== undefined;
  return {
    sku: sku || id,
    status: said === 'disponivel' && !priced ? unpriced : said,
    atributos:
      isFields(choices) && isFields(choices.simples) ? valued(choices, choices.simples, given) : choices,
  };
}

/** A value that does not say its price or stock has those of the product. */
function valued(choices: Fields, simples: Fields, { precos: prices, estoque, status }: Fields): Fields {
  const stock = estoque ?? (status === 'indisponivel' ? 0 : 1);
  const valores = entriesOf(simples.valores).map((valor) =>
    isFields(valor)
      ? {
          ...valor,
          precos: sellingPrice(valor.precos) === undefined ? prices : valor.precos,
          estoque: readNumber(valor.estoque) ?? stock,
        }
      : valor,
  );
  return { ...choices, simples: { ...simples, valores } };
}
