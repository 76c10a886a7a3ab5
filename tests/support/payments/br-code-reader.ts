/** Reads a BR Code as a payer's bank does: written apart from the code that makes them, with a table for its CRC. */

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 8;
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 0x8000 ? ((value << 1) ^ 0x1021) & 0xffff : (value << 1) & 0xffff;
  return value;
});

export function tableCrc(text: string): number {
  return Buffer.from(text, 'latin1').reduce(
    (crc, byte) => ((crc << 8) & 0xffff) ^ (TABLE[(crc >> 8) ^ byte] ?? 0),
    0xffff,
  );
}

export type BrCode = {
  readonly key: string | undefined;
  readonly url: string | undefined;
  readonly info: string | undefined;
  /** As written, `12.30`. */
  readonly amount: string | undefined;
  readonly name: string;
  readonly city: string;
  readonly txid: string;
};

/** @throws Error naming what no bank would take. */
export function readBrCode(code: string): BrCode {
  const crc = Number.parseInt(code.slice(-4), 16);
  if (!/6304[\dA-F]{4}$/.test(code) || tableCrc(code.slice(0, -4)) !== crc)
    throw new Error('the CRC is wrong');
  const fields = fieldsOf(code);
  const need = (id: string, wanted?: string): string => {
    const value = fields.get(id);
    if (value === undefined || (wanted !== undefined && value !== wanted))
      throw new Error(`field ${id} is ${value}`);
    return value;
  };
  need('00', '01');
  need('53', '986');
  need('58', 'BR');
  const account = fieldsOf(need('26'));
  if (account.get('00')?.toLowerCase() !== 'br.gov.bcb.pix') throw new Error('field 26 is not of Pix');
  const amount = fields.get('54');
  if (amount !== undefined && !/^\d{1,10}\.\d{2}$/.test(amount)) throw new Error(`the amount is ${amount}`);
  return {
    key: account.get('01'),
    url: account.get('25'),
    info: account.get('02'),
    amount,
    name: need('59'),
    city: need('60'),
    txid: fieldsOf(need('62')).get('05') ?? '',
  };
}

function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id = '', size = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? [];
    const end = at + 4 + Number(size);
    if (id === '' || end > text.length || end === at + 4) throw new Error(`nothing can be read at ${at}`);
    if (fields.has(id)) throw new Error(`field ${id} stands twice`);
    fields.set(id, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}
