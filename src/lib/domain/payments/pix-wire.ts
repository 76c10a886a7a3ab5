/** Small things of the API Pix: ids and amounts as they travel. */
import { type Centavos, centavos } from '../kernel/money.ts';

const LENGTH = 32;
const TXID = /^(PED\d+T\d+[A-Z]{8})0*$/;

/** The charge's `ref` as the bank knows it: 26 to 35 letters and digits, always the same for one charge. */
export function txidOf(ref: string): string {
  return ref.padEnd(LENGTH, '0');
}

/** The `ref` of the charge that a txid names, '' for none of ours. */
export function refOfTxid(txid: string): string {
  return TXID.exec(txid.toUpperCase())?.[1] ?? '';
}

/** `1234.56` and nothing else. @throws RangeError */
export function readWireAmount(text: string): Centavos {
  const [, reais = '', cents = ''] = /^(\d{1,10})\.(\d{2})$/.exec(text) ?? [];
  if (reais === '') throw new RangeError('an amount is not written with two decimals');
  return centavos(Number(reais) * 100 + Number(cents));
}

export function wireAmount(amount: number): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
