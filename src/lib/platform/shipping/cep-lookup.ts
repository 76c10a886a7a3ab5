/**
 * What stands at a postal code. The state follows from the number itself; town, district and street are asked of public
 * directories, all at once, if the shop allows it: the first useful answer counts.
 */
import { z } from 'zod';
import { type Uf, ufOf } from '#lib/domain/kernel/cep.ts';
import { fetchJson } from '#lib/platform/kernel/http/fetch-json.ts';
import { createExpiringMap } from '#lib/platform/kernel/limits/expiring-map.ts';
import type { CepServices, Place, ShippingOptions } from './options.ts';

/** Milliseconds the directories may take. */
const PATIENCE = 1500;
/** When none answers in time, they are left alone for so long (ms). */
const REST = 30_000;
/** More lookups at once than this are not made. */
const AT_ONCE = 20;
/** Towns seldom change their numbers. */
const KEPT = { max: 10_000, ttl: 7 * 24 * 3_600_000 };
/** A number that nobody knew may be a new one, or its directory was away. */
const UNKNOWN = { max: 10_000, ttl: 600_000 };

/** The function takes eight digits, answers within the patience, and never throws. */
export function createCepLookup(options: ShippingOptions, now: () => Date): (cep: string) => Promise<Place> {
  const { cepServices, onFailure = () => undefined } = options;
  const kept = createExpiringMap<Town>({ ...KEPT, now });
  const unknown = createExpiringMap<true>({ ...UNKNOWN, now });
  /** Of each number one question at a time, whoever asks. */
  const asked = new Map<string, Promise<Town | undefined>>();
  let running = 0;
  let restUntil = 0;

  const townOf = async (services: CepServices, cep: string, uf: Uf): Promise<Town | undefined> => {
    if (running >= AT_ONCE || now().getTime() < restUntil) return undefined;
    running += 1;
    const timeout = AbortSignal.timeout(PATIENCE);
    try {
      const town = await firstTown(services, cep, uf, timeout);
      kept.set(cep, town);
      return town;
    } catch (error) {
      if (timeout.aborted) restUntil = now().getTime() + REST;
      else unknown.set(cep, true);
      onFailure('CEP', error);
      return undefined;
    } finally {
      running -= 1;
    }
  };

  const townAtOnce = (services: CepServices, cep: string, uf: Uf): Promise<Town | undefined> => {
    const town = asked.get(cep) ?? townOf(services, cep, uf).finally(() => asked.delete(cep));
    asked.set(cep, town);
    return town;
  };

  return async (cep) => {
    const uf = ufOf(cep);
    if (!uf) return { cep, ...NOWHERE };
    const asks = cepServices !== undefined && unknown.get(cep) === undefined;
    const town = kept.get(cep) ?? (asks ? await townAtOnce(cepServices, cep, uf) : undefined);
    return { cep, ...(town ?? { ...NOWHERE, uf }) };
  };
}

/** @throws AggregateError when no directory names a town. */
async function firstTown(services: CepServices, cep: string, uf: Uf, timeout: AbortSignal): Promise<Town> {
  const won = new AbortController();
  const init = { signal: AbortSignal.any([timeout, won.signal]), headers: { Accept: 'application/json' } };
  const ask = async (url: string, town: z.ZodType<Town>) => {
    const found = await fetchJson(url, init, town);
    if (found.uf !== uf) throw new Error(`${new URL(url).host} named another state`);
    return found;
  };
  try {
    return await Promise.any([
      ask(`${services.viaCep}/ws/${cep}/json/`, LOCALIDADE),
      ask(`${services.brasilApi}/api/cep/v2/${cep}`, CITY),
      ask(`${services.openCep}/v1/${cep}`, LOCALIDADE),
    ]);
  } finally {
    won.abort();
  }
}

type Town = Omit<Place, 'cep'>;

const NOWHERE: Town = { logradouro: '', bairro: '', cidade: '', uf: '' };

/** Letters, as the database can hold them. */
const name = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{C}+$/u);
/** What may be missing, and is not worth doubting the rest. */
const detail = name.catch('');
/** ViaCEP and OpenCEP; an unknown number has no `localidade`. */
const LOCALIDADE = z
  .object({ localidade: name, uf: z.string(), logradouro: detail, bairro: detail })
  .transform(({ localidade, ...rest }): Town => ({ ...rest, cidade: localidade }));
const CITY = z.object({ city: name, state: z.string(), street: detail, neighborhood: detail }).transform(
  ({ city, state, street, neighborhood }): Town => ({
    logradouro: street,
    bairro: neighborhood,
    cidade: city,
    uf: state,
  }),
);
