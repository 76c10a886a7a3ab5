/** What a file of the finder's rules may hold, part by part. A part that is left out stays as it comes with the shop. */
import { z } from 'zod';

const id = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9.-]+$/);
const ids = z.array(id).max(400);
const word = z.string().min(1).max(120);
const words = z.array(word).max(400);
const text = z.string().min(1).max(1200);
const number = z.number().min(0).max(1e10);
const few = <T extends z.ZodType>(of: T) => z.array(of).max(2000);
const named = { id, name: text };
const need = z.strictObject(named);

const connector = z.strictObject({
  ...named,
  signals: ids,
  look: text.optional(),
  lead: word.optional(),
  fits: ids.optional(),
  enters: ids.optional(),
  loses: ids.optional(),
});

const kind = z.strictObject({
  id,
  carries: ids.optional(),
  from: ids.optional(),
  to: ids.optional(),
  oneWay: ids.optional(),
  yes: ids.optional(),
  no: ids.optional(),
  side: ids.optional(),
  link: id.optional(),
  lossyAt: ids.optional(),
});

const port = z.strictObject({
  ...named,
  socket: id,
  out: ids,
  in: ids,
  male: z.string().max(10).optional(),
  back: z.enum(['arc', 'earc']).optional(),
  ask: z.enum(['dpp', 'usbc']).optional(),
  usual: number.optional(),
  silent: z.boolean().optional(),
  also: ids.optional(),
  look: text.optional(),
  words,
});

const device = z.strictObject({
  ...named,
  words,
  out: ids,
  in: ids,
  rare: ids.optional(),
  screen: z.boolean().optional(),
  plugged: z.boolean().optional(),
  peripheral: z.boolean().optional(),
  protected: z.boolean().optional(),
  usual: number.optional(),
  returns: z.boolean().optional(),
  power: z.boolean().optional(),
  noPoe: z.boolean().optional(),
  pon: z.boolean().optional(),
  open: z.boolean().optional(),
  guarded: z.boolean().optional(),
  fedBy: ids.optional(),
  pair: ids.optional(),
  network: z.enum(['hub', 'host']).optional(),
  refuses: ids.optional(),
  ask: text.optional(),
  asks: z.record(id, text).optional(),
  asksIn: z.record(id, text).optional(),
  lead: number.optional(),
  charge: id.optional(),
  outside: text.optional(),
  near: number.optional(),
  says: z.record(word, id).optional(),
  alias: z.record(id, id).optional(),
  caps: z
    .strictObject({ tmds: number.optional(), lines: number.optional(), hz: number.optional() })
    .optional(),
  never: few(z.strictObject({ ports: ids, text, reason: id.optional(), instead: id.optional() })).optional(),
});

const mode = z.strictObject({
  ...named,
  width: number,
  height: number,
  hz: number,
  tmds: number,
  dp: number,
  sdi: number.optional(),
  dsc: number.optional(),
  elseTmds: number.optional(),
  analogue: ids.optional(),
});

const needs = z.strictObject({
  source: z.string().max(1200).optional(),
  modes: few(mode),
  features: few(need),
  watts: few(need.extend({ least: number })),
  rates: few(need.extend({ on: ids, gbps: number })),
  ohms: few(need.extend({ ohms: number })),
  layouts: few(need),
  known: few(z.strictObject({ tmds: number, name: text })),
  /** Left out in files written before. */
  faster: few(z.strictObject({ tmds: number, width: number, name: text })).optional(),
  payload: few(z.strictObject({ raw: number, name: text.optional(), payload: number })),
  tolerance: z.number().min(1).max(1.2),
});

const reach = z.strictObject({
  source: z.string().max(1200).default(''),
  slack: z.strictObject({ least: number, share: z.number().min(0).max(1) }),
  cut: z.number().min(1).max(2),
  medium: z.record(id, number),
  coax: z.strictObject({
    least: number,
    rates: few(z.strictObject({ id, gbps: number, longest: number })),
    /** Of cables of a class (Gb/s) that reach so far at it: how far at each rate. Left out in files written before. */
    grades: few(
      z.strictObject({
        class: number,
        own: number,
        rates: few(z.strictObject({ gbps: number, longest: number })),
      }),
    ).optional(),
    couplerTakes: number,
    couplersAt12g: number,
  }),
  certified: few(z.strictObject({ signal: id, over: number })).optional(),
  couplers: few(z.strictObject({ signal: id, over: number, total: number })),
  ethernet: few(z.strictObject({ gbps: number, category: word, metres: number })),
  permanent: number,
  /** Left out in files written before. */
  tight: number.optional(),
  pairs: number.optional(),
  pairShare: number.optional(),
  active: ids.optional(),
  speaker: z.strictObject({
    resistivity: number,
    cca: z.number().min(0.1).max(1),
    loss: number,
    /** Left out in files written before. */
    most: number.optional(),
  }),
  joins: ids,
});

const reason = z.enum(['fisico', 'origem', 'distancia', 'catalogo']);
const pair = z.strictObject({ from: word, to: word, title: text, text });

export const RULES_SHAPE = z.strictObject({
  /** Where the facts are from, part by part. */
  sources: z.record(z.string(), z.string().max(1200)).optional(),
  connectors: few(connector).optional(),
  kinds: few(kind).optional(),
  ports: few(port).optional(),
  versions: few(z.strictObject({ signal: id, when: words, gbps: number })).optional(),
  words: z
    .strictObject({
      out: words,
      in: words,
      male: words,
      female: words,
      noise: words,
      loose: words.optional(),
      vague: words.optional(),
      numbered: words.optional(),
      plugs: z.record(word, ids).optional(),
    })
    .optional(),
  devices: few(device).optional(),
  needs: needs.optional(),
  reach: reach.optional(),
  traps: few(
    z.strictObject({ id, from: z.array(word).max(400), to: z.array(word).max(400), reason, text }),
  ).optional(),
  /** Left out in files written before. */
  meetings: few(
    z.strictObject({
      id,
      from: z.array(word).max(400),
      to: z.array(word).max(400),
      over: id.optional(),
      text: text.optional(),
      reason: reason.optional(),
      direct: z.boolean().optional(),
      closed: z.boolean().optional(),
      barred: z.boolean().optional(),
      limit: text.optional(),
      check: text.optional(),
    }),
  ).optional(),
  clashes: few(
    z.strictObject({ one: id, other: id, text, from: word.optional(), to: word.optional() }),
  ).optional(),
  signals: few(
    z.strictObject({ ...named, never: ids.optional(), analogue: z.boolean().optional() }),
  ).optional(),
  sentences: z.record(z.string().max(60), z.string().max(1200)).optional(),
  pairs: few(pair).optional(),
  uses: few(z.tuple([word, word])).optional(),
  codes: z
    .strictObject({
      source: z.string().max(1200).optional(),
      values: z
        .array(z.strictObject({ characteristic: word, value: word, code: z.string().max(60) }))
        .max(5000),
      numbers: z.record(word, word),
    })
    .optional(),
});

export type RulesFile = z.infer<typeof RULES_SHAPE>;
