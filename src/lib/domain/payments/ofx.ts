/**
 * OFX, the format in which banks give statements to programs: SGML of version 1, whose elements need no end, or XML of
 * version 2. Only what a payment is found by is read.
 */
import { isDay, shopDay } from '../kernel/bank-days.ts';
import { MOST_LINES, mapInPieces, ofxAmount, refsIn, type Statement, withRefs } from './statement.ts';

/** Kinds that are debits, whatever their sign; of any other the sign counts. */
const DEBITS = ['DEBIT', 'DIRECTDEBIT', 'FEE', 'SRVCHG', 'CHECK', 'ATM', 'POS'];

/** Letters of a bank's or an account's id. */
const LONGEST_ID = 60;

/** Undefined for a file that is none, of several accounts, or whose days or amounts cannot be read. */
export function* readOfx(text: string): Generator<void, Statement | 'too long' | undefined> {
  if (!/<OFX>/i.test(text) || (text.match(/<STMTRS>/gi) ?? []).length > 1) return undefined;
  const blocks = text.split(/<STMTTRN>/i).slice(1);
  if (blocks.length > MOST_LINES) return 'too long';
  yield;
  const read = yield* mapInPieces(blocks, (whole) => {
    const block = whole.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i)[0] ?? '';
    const day = dayOf(element(block, 'DTPOSTED'));
    const amount = ofxAmount(element(block, 'TRNAMT'));
    const out = DEBITS.includes(element(block, 'TRNTYPE').toUpperCase());
    const valor = out && amount !== undefined ? -Math.abs(amount) : amount;
    const memo = [element(block, 'NAME'), element(block, 'MEMO'), element(block, 'CHECKNUM')]
      .filter(Boolean)
      .join(' ');
    return { day, valor, memo, id: element(block, 'FITID') };
  });
  const from = dayOf(element(text, 'DTSTART'));
  yield;
  const single = yield* onceEach(read);
  const lines = single.flatMap(({ day, valor, memo }) =>
    day && valor !== undefined ? [{ day, valor, memo }] : [],
  );
  yield;
  const until = endOf(text, from, lines);
  if (!from || !until || from > until || lines.length < single.length) return undefined;
  return {
    from,
    until,
    account: [element(text, 'BANKID'), element(text, 'ACCTID')]
      .map((id) => id.replace(/\W/g, '').slice(0, LONGEST_ID))
      .join('/'),
    lines: yield* withRefs(
      lines,
      single.map(({ id }) => id),
    ),
  };
}

type Read = {
  readonly day: string | undefined;
  readonly valor: number | undefined;
  readonly memo: string;
  readonly id: string;
};

/**
 * An id names one movement of its account: a line that a file has twice with one id is one. Some banks give the same id to
 * different lines, or none but zeros; the ids of such a file say nothing, and lines that look alike stay two, which ends in a
 * case for a person.
 */
function* onceEach(lines: readonly Read[]): Generator<void, readonly Read[]> {
  const words = new Map(
    yield* mapInPieces(lines, (line) => {
      const { day, valor, memo } = line;
      return [line, [day, valor, nameIn(memo) ?? memo].join('|')] as const;
    }),
  );
  const named = Map.groupBy(
    lines.filter(({ id }) => /[^0]/.test(id)),
    ({ id }) => id,
  );
  const kept = [...named.values()].map((same) => new Set(same.map((line) => words.get(line))).size);
  if (kept.some((different) => different > 1)) return lines;
  return lines.filter((line) => (named.get(line.id)?.[0] ?? line) === line);
}

/** The one charge that a line names: with it, its other words tell nothing apart. */
function nameIn(memo: string): string | undefined {
  const refs = refsIn({ memo });
  return refs.length === 1 ? refs[0] : undefined;
}

/**
 * Banks write the end of what was asked for, which may be days to come: a file shows nothing after the moment it was made. One
 * that does not say when that was shows no more than its lines do.
 */
function endOf(
  text: string,
  from: string | undefined,
  lines: readonly { readonly day: string }[],
): string | undefined {
  const end = dayOf(element(text, 'DTEND'));
  const made =
    dayOf(element(text, 'DTSERVER')) ??
    lines
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ??
    from;
  return end && made && [end, made].toSorted()[0];
}

function element(text: string, name: string): string {
  const found = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(text)?.[1] ?? '';
  return found.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim();
}

const TIME =
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})(?:\.\d+)?)?(?:\[([+-]?\d{1,2}(?:\.\d+)?)(?::\w*)?\])?/;

/** The day in the shop of `20261123224500[0:GMT]`; midnight and noon are how banks write a day without a time. */
function dayOf(time: string): string | undefined {
  const [, year, month, day, hour, minute, second, offset] = TIME.exec(time) ?? [];
  if (year === undefined) return undefined;
  const found = `${year}-${month}-${day}`;
  if (!isDay(found)) return undefined;
  const clock = `${hour}:${minute}:${second}`;
  if (offset === undefined || hour === undefined || ['00:00:00', '12:00:00'].includes(clock)) return found;
  const local = Date.parse(`${found}T${clock}Z`);
  return Number.isNaN(local) ? undefined : shopDay(new Date(local - Number(offset) * 3_600_000));
}
