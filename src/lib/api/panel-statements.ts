/** Statements and the day's closing. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import {
  convertExtrato,
  convertExtratos,
  convertFechamento,
  type ExtratoPainel,
  type ExtratosPainel,
  type Fechamento,
} from '#lib/contract/panel-statements.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** Milliseconds: a file is matched line by line. */
const PATIENCE = 60_000;

type Statements = Promise<ExtratosPainel<Centavos>>;

type Page = { readonly offset: number; readonly limit: number };

/** @param page Of the credits that belong to no order; left out: the first. */
export async function getStatements({ own }: Api, page?: Page): Statements {
  const asked = page && { searchParams: page };
  return convertExtratos(await own.get('panel/statements', asked).json<ExtratosPainel>(), toCentavos);
}

/** @param page Of its lines. @throws ApiError 404. */
export async function getStatement({ own }: Api, id: number, page?: Page): Promise<ExtratoPainel<Centavos>> {
  const asked = page && { searchParams: page };
  return convertExtrato(await own.get(`panel/statements/${id}`, asked).json<ExtratoPainel>(), toCentavos);
}

/** What a person says of a file that is refused otherwise: it shows credits alone; the shop has another account now. */
export type StatementMeant = 'creditos' | 'conta';

/** @param json `arquivo` in Base64. @throws ApiError 400 for a file that cannot be read or has to be confirmed, 409 for one that was imported before. */
export function importStatement(
  api: Api,
  json: { readonly nome: string; readonly arquivo: string; readonly confirmo?: readonly StatementMeant[] },
): Statements {
  return send(api, '', json);
}

/** @param json `ate` as `YYYY-MM-DD`. @throws ApiError 400 for a day that is not over. */
export function waiveStatement(api: Api, json: { readonly ate: string; readonly nota: string }): Statements {
  return send(api, '/waivers', json);
}

export type ActOnLine = {
  readonly ref: string;
  /** It pays `pedido`; it pays none; it might after all; it pays another than was said. */
  readonly ato: 'pedido' | 'dispensar' | 'voltar' | 'soltar';
  readonly pedido?: number;
};

/** @throws ApiError 404 for no such order, 409 when the line is settled already. */
export function settleLine(api: Api, json: ActOnLine): Statements {
  return send(api, '/lines', json);
}

async function send({ own }: Api, path: string, json: object): Statements {
  const options = { json, retry: 0, timeout: PATIENCE };
  return convertExtratos(
    await own.post(`panel/statements${path}`, options).json<ExtratosPainel>(),
    toCentavos,
  );
}

/** @throws ApiError 400 for days that are none or too many. */
export async function getClosing(
  { own }: Api,
  searchParams: { readonly de?: string; readonly ate?: string },
): Promise<Fechamento<Centavos>> {
  return convertFechamento(await own.get('panel/closing', { searchParams }).json<Fechamento>(), toCentavos);
}
