/** Files of a bank's statement, as banks write them. */
import { matchStatements, noteStatement } from '#lib/platform/payments/import-statement.ts';
import { readStatement } from '#lib/platform/payments/statement-file.ts';
import { AUTHOR, type MoneyShop } from './shop.ts';

export type BankLine = {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Centavos. */
  readonly valor: number;
  readonly memo: string;
};

type Ofx = {
  readonly from?: string;
  readonly until: string;
  /** The day on which it was made; `until` when left out. */
  readonly made?: string;
  readonly account?: string;
};

const compact = (day: string) => day.replaceAll('-', '');
const reais = (valor: number) => (valor / 100).toFixed(2);

export function ofxFile(
  lines: readonly BankLine[],
  { from = '2026-11-01', until, made = until, account = '12345-6' }: Ofx,
): Buffer {
  const rows = lines.map(
    ({ day, valor, memo }, index) =>
      `<STMTTRN>\n<TRNTYPE>${valor < 0 ? 'DEBIT' : 'CREDIT'}\n<DTPOSTED>${compact(day)}120000[-3:BRT]\n<TRNAMT>${reais(valor)}\n<FITID>F${index}\n<MEMO>${memo}\n</STMTTRN>`,
  );
  return Buffer.from(`OFXHEADER:100

<OFX>
<SIGNONMSGSRSV1><SONRS><DTSERVER>${compact(made)}180000[-3:BRT]</SONRS></SIGNONMSGSRSV1>
<STMTRS><BANKACCTFROM><BANKID>341\n<ACCTID>${account}\n</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>${compact(from)}
<DTEND>${compact(until)}
${rows.join('\n')}
</BANKTRANLIST></STMTRS></OFX>`);
}

/** With a running balance, as most banks have. */
export function csvFile(lines: readonly BankLine[], balance = 0): Buffer {
  let sum = balance;
  const rows = lines.map(({ day, valor, memo }) => {
    sum += valor;
    const [year, month, date] = day.split('-');
    const comma = (centavos: number) => reais(centavos).replace('.', ',');
    return `${date}/${month}/${year};${memo};${comma(Math.abs(valor))};${valor < 0 ? 'D' : 'C'};${comma(sum)}`;
  });
  return Buffer.from(`Data;Histórico;Valor;Tipo;Saldo\r\n${rows.join('\r\n')}\r\n`);
}

/** Imports one as the panel does. @throws HttpError what the shop refuses. */
export async function importFile(
  shop: MoneyShop,
  file: Buffer,
  meant: readonly ('creditos' | 'conta')[] = [],
): Promise<void> {
  const statement = await readStatement(file);
  if (!statement || statement === 'too long') throw new Error('the statement of the test cannot be read');
  const by = { name: 'extrato', author: AUTHOR, now: shop.deps.now(), meant };
  await shop.inTrx((trx) => noteStatement(trx, statement, by));
  await matchStatements(shop.deps);
}
