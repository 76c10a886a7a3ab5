/**
 * An answer of a hosted platform in the spelling our own has: maps where PHP wrote an empty list, numbers where it wrote
 * text, addresses of the shop on the shop's own origin, a path wherever something leads (platform contract 1, "PHP empties",
 * "Numbers", and 2.1).
 */
import type { OwnHosts } from './hosts.ts';
import { withPath } from './rota.ts';

/** Maps wherever they stand. `atributos` is one in a product and a list in a listing: its readers take either. */
const MAPS: ReadonlySet<string> = new Set([
  'rota',
  'query',
  'params',
  'atual',
  'filtrosDescontoPrecoPor',
  'vendaInterna',
  'principal',
  'listaPresente',
]);

/** Numbers by the contract wherever they stand. `id` and `valor` are not: some of them are texts. */
const NUMBERS: ReadonlySet<string> = new Set([
  'de',
  'por',
  'vista',
  'descontoVista',
  'parcelas',
  'valorParcela',
  'valorTotal',
  'taxa',
  'precoDe',
  'precoPor',
  'porcentagem',
  'estoque',
  'estoqueMarketplace',
  'quantidade',
  'quantidadeItens',
  'quantidadeTotal',
  'quantidadePontos',
  'media',
  'offset',
  'limit',
  'exibindo',
  'total',
  'tempo',
  'ordem',
  'idProduto',
  'idAtributoSimples',
  'idAtributoValor',
  'idUnidadeVenda',
  'idArmazem',
  'alertaFreteGratisValorFixo',
  'limitePorPagina',
]);
/** Payloads hold texts by the contract (2.8): they are sent back as they came. */
const PAYLOAD = 'carrinho';
const NUMERIC = /^-?\d+(\.\d+)?$/;

export function normalizeAnswer(value: unknown, hosts: OwnHosts): unknown {
  hosts.learn(value);
  return normalized(value, '', hosts, false);
}

function normalized(value: unknown, key: string, hosts: OwnHosts, payload: boolean): unknown {
  if (typeof value === 'string') {
    if (!payload && NUMBERS.has(key) && NUMERIC.test(value)) return Number(value);
    return hosts.bringHome(value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0 && MAPS.has(key)) return {};
    return value.map((entry) => normalized(entry, '', hosts, payload));
  }
  if (typeof value !== 'object' || value === null) return value;
  const inside = payload || key === PAYLOAD;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    isAmount(name, value) && typeof part === 'string' ? amount(part) : normalized(part, name, hosts, inside),
  ]);
  return leading(Object.fromEntries(entries));
}

/** What has a `rota` leads somewhere, unless that is empty. */
function leading(entry: Readonly<Record<string, unknown>>): object {
  const { rota, url, link, tipo } = entry;
  if (typeof rota !== 'object' || rota === null || Object.keys(rota).length === 0) return entry;
  const address = url ?? (tipo === 'personalizado' ? undefined : link);
  return { ...entry, rota: withPath({ ...rota }, address) };
}

/** `valor` is money in totals, discounts and freights, and a text beside the label of a characteristic. */
function isAmount(name: string, parent: object): boolean {
  if (name !== 'valor' && name !== 'desconto') return false;
  return !('label' in parent) || 'prazo' in parent;
}

function amount(text: string): unknown {
  return NUMERIC.test(text) ? Number(text) : text;
}
