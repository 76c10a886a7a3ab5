/**
 * Boletos: the 44 digits of the bar code and the 47 that people type. Bank 3, currency `9`, check 1, factor 4, value 10, free
 * field 25. The due-date factor counts days from 1997-10-07, and again from 1000 on 2025-02-22.
 */
import { plusDays } from '../kernel/bank-days.ts';
import { type Centavos, centavos } from '../kernel/money.ts';

export type Boleto = {
  /** Three digits. */
  readonly bank: string;
  /** `YYYY-MM-DD`. */
  readonly due: string;
  readonly amount: Centavos;
  /** 25 digits, whose meaning is the bank's own. */
  readonly free: string;
};

const EPOCH = '1997-10-07';
const DAY = 86_400_000;
/** The factor has four digits and, after 9999, begins again at 1000. */
const CYCLE = 9000;
const LARGEST_AMOUNT = 99_999_999_99;

/** @throws RangeError for parts that do not fit. */
export function boletoBarcode({ bank, due, amount, free }: Boleto): string {
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(free)) throw new RangeError('bank and free field are digits');
  if (amount < 0 || amount > LARGEST_AMOUNT) throw new RangeError('the amount does not fit');
  const rest = `${dueFactor(due)}${String(amount).padStart(10, '0')}${free}`;
  return `${bank}9${mod11(`${bank}9${rest}`)}${rest}`;
}

/** What is typed, with dots and spaces as it is printed. */
export function boletoLine(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  const [first = '', second = '', third = ''] = fields.map((field) => {
    const checked = `${field}${mod10(field)}`;
    return `${checked.slice(0, 5)}.${checked.slice(5)}`;
  });
  return `${first} ${second} ${third} ${barcode[4]} ${barcode.slice(5, 19)}`;
}

/**
 * What a typed line says; undefined when a check digit is wrong.
 * @param today `YYYY-MM-DD`: of the days that a factor may stand for, the nearest to it is meant.
 */
export function readBoletoLine(typed: string, today: string): Boleto | undefined {
  const line = typed.replaceAll(/[\s.-]/g, '');
  if (!/^\d{47}$/.test(line)) return undefined;
  const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
  if (fields.some((field) => mod10(field.slice(0, -1)) !== Number(field.at(-1)))) return undefined;
  const free = `${line.slice(4, 9)}${line.slice(10, 20)}${line.slice(21, 31)}`;
  const rest = line.slice(33) + free;
  if (mod11(line.slice(0, 4) + rest) !== Number(line[32])) return undefined;
  const due = dueOf(Number(line.slice(33, 37)), today);
  return { bank: line.slice(0, 3), due, amount: centavos(Number(line.slice(37))), free };
}

/** @throws RangeError for a day before factors began. */
function dueFactor(due: string): string {
  const days = (Date.parse(due) - Date.parse(EPOCH)) / DAY;
  if (!(days >= 0)) throw new RangeError('no boleto was due then');
  return String(days < 10_000 ? days : ((days - 1000) % CYCLE) + 1000).padStart(4, '0');
}

function dueOf(factor: number, today: string): string {
  const age = (Date.parse(today) - Date.parse(EPOCH)) / DAY;
  const cycles = factor < 1000 ? 0 : Math.max(0, Math.round((age - factor) / CYCLE));
  return plusDays(EPOCH, factor + cycles * CYCLE);
}

/** Weights 2 and 1 from the right, the digits of each product summed. */
function mod10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function mod11(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const check = 11 - (sum % 11);
  return check > 9 ? 1 : check;
}
