/** Numbers of a workbook, as they would stand in a file of text: their look is a format of their cell. */

/** `zeros`: how many digits are shown at least. */
export type Format = 'plain' | 'percent' | 'time' | { readonly zeros: number };

/** Formats that a workbook names by their number alone (ECMA-376, 18.8.30). */
const TIMES: ReadonlySet<number> = new Set([
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58],
]);
const PERCENTS: ReadonlySet<number> = new Set([9, 10]);

/** @param code Of a format that the workbook describes itself. */
export function formatOf(number: number, code: string | undefined): Format {
  if (code === undefined) {
    if (TIMES.has(number)) return 'time';
    return PERCENTS.has(number) ? 'percent' : 'plain';
  }
  if (/^0{2,20}$/.test(code)) return { zeros: code.length };
  // Without what is shown as it stands, colours and languages.
  const marks = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  if (marks.includes('%')) return 'percent';
  return /[dmyhs]/i.test(marks) && !/general/i.test(marks) ? 'time' : 'plain';
}

/** With a decimal comma; a time as `20/11/2026 15:00`. @param date1904 Days are counted from 1904. */
export function writtenNumber(text: string, format: Format, date1904: boolean): string {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return text;
  if (format === 'time') return writtenTime(number, date1904) ?? plain(number);
  if (format === 'percent') return plain(number * 100);
  if (format === 'plain') return plain(number);
  return Number.isInteger(number) && number >= 0 ? plain(number).padStart(format.zeros, '0') : plain(number);
}

/** A workbook keeps 19,9 as 19.899999999999999: of its digits fifteen count. */
function plain(number: number): string {
  return String(Number(number.toPrecision(15))).replace('.', ',');
}

const DAY = 86_400_000;

function writtenTime(days: number, date1904: boolean): string | undefined {
  // Day 60 was never there (29 February 1900); what shops write is long after it.
  const start = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const time = new Date(start + Math.round((days * DAY) / 1000) * 1000);
  if (days < 61 || Number.isNaN(time.getTime())) return undefined;
  const [date = '', clock = ''] = time.toISOString().slice(0, 19).split('T');
  const hours = clock.endsWith(':00') ? clock.slice(0, 5) : clock;
  return `${date.split('-').toReversed().join('/')}${hours === '00:00' ? '' : ` ${hours}`}`;
}
