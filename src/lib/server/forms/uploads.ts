/** The addresses of the editor that take files: who may send them, how much, and how many at a time. */
import type { IncomingMessage } from 'node:http';
import { createApi } from '#lib/api/client.ts';
import { getOrder } from '#lib/api/order.ts';
import { getStaff } from '#lib/api/panel.ts';
import { isAllowed, SENDERS } from '#lib/domain/panel/roles.ts';
import { isApiPath } from '../http/origin.ts';
import { BODY, type BodyLimits } from '../http/request-body.ts';
import { sessionOf, visitorOf } from '../page/visitor.ts';
import type { Runtime } from '../runtime.ts';

/** Forms with files, and calls whose body is a file. */
const PLACES_FOR_FILES =
  /^\/(?:painel\/(?:midia|arquivos|devolucoes\/\d{1,9}|pedidos\/\d{1,9}\/notas|planilhas(?:\/imagens)?|pagamentos\/extratos|pacote|ligar)|api\/v2\/vitrine\/panel\/(?:media|files|returns\/\d{1,9}\/label|orders\/\d{1,9}\/invoices(?:\/\d{1,9}\/danfe)?|sheets(?:\/pictures)?|statements|pack\/import|finder\/rules))$/;

/** What buyers send of an order that is theirs: pictures of what is wrong. */
const PLACES_FOR_PICTURES =
  /^\/(?:checkout\/pedido\/(?<form>\d{1,9})\/devolucao|api\/v2\/vitrine\/order\/(?<call>\d{1,9})\/returns\/\d{1,9}\/pictures)\/?$/;

/** A file of 10 MB and the form around it; ten times that is read, and thrown away, before a refusal. */
const UPLOAD: BodyLimits = { limit: 12 * 1024 * 1024, patience: 128 * 1024 * 1024, within: 120_000 };
/** A ZIP of pictures, or of a shop; one at a time. */
const PLACES_FOR_ZIPS = /\/(?:planilhas\/imagens|sheets\/pictures|painel\/pacote|pack\/import)$/;
const ZIP: BodyLimits = { limit: 52 * 1024 * 1024, patience: 256 * 1024 * 1024, within: 600_000 };
/** Read to its end and thrown away. */
const NO_PLACE: BodyLimits = { ...UPLOAD, limit: -1 };

/** Bodies in memory at once, until they are answered. */
const AT_ONCE = 3;

export type Admission = {
  readonly limits: BodyLimits;
  /** The limit that the error message names. */
  readonly refusal: 'tooLarge' | 'uploadTooLarge' | 'uploadsBusy';
  /** Frees the place; call it when the request is answered. */
  readonly leave: () => void;
};
export type UploadGate = (request: IncomingMessage, path: string) => Promise<Admission>;

/** Is the body of a POST to this path made of files? */
export function takesFiles(path: string): boolean {
  return PLACES_FOR_FILES.test(path) || PLACES_FOR_PICTURES.test(path);
}

/** Decides how much of a request's body is read. */
export function createUploadGate(runtime: Pick<Runtime, 'platform' | 'config'>): UploadGate {
  let inside = 0;
  let zips = 0;
  return async (request, path) => {
    if (request.method !== 'POST' || !takesFiles(path) || !(await sendsFiles(request, path, runtime))) {
      return { limits: BODY, refusal: 'tooLarge', leave: () => undefined };
    }
    const isZip = PLACES_FOR_ZIPS.test(path);
    if (inside >= AT_ONCE || (isZip && zips > 0))
      return { limits: NO_PLACE, refusal: 'uploadsBusy', leave: () => undefined };
    inside += 1;
    if (isZip) zips += 1;
    let left = false;
    const leave = (): void => {
      if (!left) inside -= 1;
      if (!left && isZip) zips -= 1;
      left = true;
    };
    return { limits: isZip ? ZIP : UPLOAD, refusal: 'uploadTooLarge', leave };
  };
}

/** Where the browser of a refused form is sent: the form again, which says why. Undefined for a call. */
export function refusedForm(path: string, refusal: Admission['refusal']): string | undefined {
  if (refusal === 'tooLarge' || isApiPath(path)) return undefined;
  return `${path}?aviso=${refusal === 'uploadsBusy' ? 'muitos-envios' : 'envio-grande'}`;
}

/** Large bodies of whom no part of the panel takes files, or whose order it is not, are not worth the memory. */
async function sendsFiles(
  { headers: { cookie } }: IncomingMessage,
  path: string,
  { platform, config }: Pick<Runtime, 'platform' | 'config'>,
): Promise<boolean> {
  const session = sessionOf(cookie);
  if (session === undefined) return false;
  const { form, call = form } = PLACES_FOR_PICTURES.exec(path)?.groups ?? {};
  if (call === undefined && !visitorOf(cookie).loggedIn) return false;
  const api = createApi({
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    baseUrl: `${config.siteUrl}/api`,
    appToken: config.appToken,
    session,
  });
  if (call !== undefined)
    return getOrder(api, call).then(
      () => true,
      () => false,
    );
  return getStaff(api).then(
    ({ papeis, falta }) => falta === '' && isAllowed(SENDERS, papeis),
    () => false,
  );
}
