/**
 * Reads the XML of a NF-e or NFC-e as its issuer's program writes it. The file comes from outside: it is read once from its
 * beginning, nothing in it is expanded or fetched, and one with a document type, which no nota has, is refused.
 */
import sax from 'sax';
import { type AccessKey, readAccessKey } from '#lib/domain/fiscal/access-key.ts';
import type { ReadInvoice } from '#lib/domain/fiscal/invoice-differences.ts';
import { toCentavos } from '#lib/domain/kernel/money.ts';
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';

/** Bytes: the tax office takes 500 kB. */
export const LONGEST_XML = 1024 * 1024;
/** Elements inside one another; a nota has a dozen. */
const DEEPEST = 40;
/** Cents: no order is of as much. */
const MOST = 2_147_483_647;
/** Characters of what a buyer is known by abroad; the tax office takes 20. */
const LONGEST_ID = 60;

export type NfeFault = 'heavy' | 'broken' | 'unknown' | 'key';
export type ReadNfe = ReadInvoice & {
  readonly key: AccessKey;
  readonly emitidaEm: Date | undefined;
  /** The file as it came. */
  readonly xml: string;
};

/** Only the five entities of XML itself; `@types/sax` does not know that option. */
const STRICT = { trim: true, strictEntities: true };
/** Below `infNFe`, or `protNFe`. */
const WANTED = new Set([
  ...['ide/tpNF', 'ide/tpAmb', 'ide/dhEmi', 'dest/CNPJ', 'dest/CPF', 'dest/idEstrangeiro'],
  ...['total/ICMSTot/vNF', 'infProt/cStat', 'infProt/chNFe'],
]);
/** Authorised, also after its term. */
const AUTHORISED = ['100', '150'];

export function readNfe(bytes: Uint8Array): ReadNfe | NfeFault {
  if (bytes.length > LONGEST_XML) return 'heavy';
  const xml = textOf(bytes);
  const found = xml === undefined ? undefined : valuesOf(xml);
  if (xml === undefined || !found) return 'broken';
  const { id, values } = found;
  if (id === '') return 'unknown';
  const key = readAccessKey(id.replace(/^NFe/, ''));
  if (typeof key === 'string') return key === 'model' ? 'unknown' : 'key';
  const said = (path: string) => values.get(path) ?? '';
  const valor = toCentavos(Number(said('total/ICMSTot/vNF')));
  const emitidaEm = new Date(said('ide/dhEmi'));
  const isOfProtocol = said('infProt/chNFe').toUpperCase() === key.chave;
  if (!/^\d{1,13}\.\d{2}$/.test(said('total/ICMSTot/vNF')) || valor > MOST) return 'unknown';
  return {
    key,
    xml,
    destinatario: plainTaxId(said('dest/CNPJ') || said('dest/CPF') || said('dest/idEstrangeiro')).slice(
      0,
      LONGEST_ID,
    ),
    valor,
    emitente: key.emitente,
    homologacao: said('ide/tpAmb') !== '1',
    autorizada: isOfProtocol && AUTHORISED.includes(said('infProt/cStat')),
    entrada: said('ide/tpNF') === '0',
    emitidaEm: isOfThisTime(emitidaEm) ? emitidaEm : undefined,
  };
}

/** The first nota was issued in 2006; of a date far off the database takes none. */
function isOfThisTime(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2100;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Undefined for what is no XML, or more than a nota may be. */
function valuesOf(
  xml: string,
): { readonly id: string; readonly values: ReadonlyMap<string, string> } | undefined {
  const parser = sax.parser(true, STRICT);
  const values = new Map<string, string>();
  const path: string[] = [];
  let id = '';
  let broken = false;
  parser.onerror = () => {
    broken = true;
    throw new Error('no XML');
  };
  parser.ondoctype = () => parser.onerror(new Error('a document type'));
  parser.onopentag = ({ name, attributes }) => {
    path.push(localName(name));
    if (path.length > DEEPEST) parser.onerror(new Error('too deep'));
    // A second one would say something else than the first.
    if (path.at(-1) === 'infNFe' && id === '') id = String(attributes.Id ?? '');
    else if (path.at(-1) === 'infNFe') parser.onerror(new Error('two notas'));
  };
  parser.onclosetag = () => {
    path.pop();
  };
  parser.ontext = (text) => {
    const top = path.findIndex((name) => name === 'infNFe' || name === 'protNFe');
    const place = path.slice(top + 1).join('/');
    if (top >= 0 && WANTED.has(place) && !values.has(place)) values.set(place, text);
  };
  try {
    parser.write(xml.replace(/^\uFEFF/, '')).close();
  } catch {
    return undefined;
  }
  return broken ? undefined : { id, values };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
