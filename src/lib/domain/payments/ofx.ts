/**
 * OFX, the format in which banks give statements to programs: SGML of version 1, whose elements need no end, or XML of
 * version 2. Only what a payment is found by is read.
 */
import { type Statement, statementAmount, withRefs } from './statement.ts';

/** Undefined for a file that is none, or whose days or amounts cannot be read. */
export function readOfx(text: string): Statement | undefined {
  if (!/<OFX>/i.test(text)) return undefined;
  const blocks = text
    .split(/<STMTTRN>/i)
    .slice(1)
    .map((block) => block.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i)[0] ?? '');
  const read = blocks.map((block) => {
    const day = dayOf(element(block, 'DTPOSTED'));
    const valor = statementAmount(element(block, 'TRNAMT'));
    const memo = [element(block, 'NAME'), element(block, 'MEMO'), element(block, 'CHECKNUM')]
      .filter(Boolean)
      .join(' ');
    return { day, valor, memo, id: element(block, 'FITID') };
  });
  const from = dayOf(element(text, 'DTSTART'));
  const until = dayOf(element(text, 'DTEND'));
  const lines = read.flatMap(({ day, valor, memo }) =>
    day && valor !== undefined ? [{ day, valor, memo }] : [],
  );
  if (!from || !until || from > until || lines.length < read.length) return undefined;
  return {
    from,
    until,
    lines: withRefs(
      lines,
      read.map(({ id }) => id),
    ),
  };
}

function element(text: string, name: string): string {
  const found = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(text)?.[1] ?? '';
  return found.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim();
}

/** Of `20261123120000[-3:BRT]`. */
function dayOf(time: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(time) ?? [];
  if (year === undefined) return undefined;
  const found = `${year}-${month}-${day}`;
  return new Date(`${found}T00:00:00Z`).toJSON()?.startsWith(found) ? found : undefined;
}
