/** Who the visitor is: always answered, also for nobody in particular (platform contract 2.11). */
import type { EnderecoPrincipal, Representante, Usuario, VendaInterna } from '#lib/contract/checkout.ts';
import type { Representatives } from '#lib/contract/representative.ts';
import { ours } from './notes.ts';
import {
  fields,
  flag,
  list,
  maps,
  neededNumber,
  number,
  optional,
  orEmpty,
  type Reading,
  text,
} from './reading.ts';

export const representante = fields({
  id: number(),
  nome: text(),
  celular: text(),
  email: text(),
  canais: maps(),
}) satisfies Reading<Representante>;

const vendaInterna = fields({
  id: neededNumber(),
  usuario: fields({ id: number(), nome: text() }),
  data: text(),
  canais: maps(),
}) satisfies Reading<VendaInterna>;

const principal = fields({
  cep: text(),
  cidade: text(),
  uf: text(),
  pais: text(),
}) satisfies Reading<EnderecoPrincipal>;

export const usuario = fields({
  id: number(),
  nomeRazao: text(),
  nomeFantasia: text(),
  celular: text(),
  telefone: text(),
  email: text(),
  pessoa: text(),
  sexo: text(),
  nascimento: text(),
  revendedor: flag(),
  logado: flag(),
  loginFacilitado: flag(),
  primeiraCompra: flag(),
  optin: flag(),
  ativo: flag(),
  representantes: list(representante),
  vendaInterna: orEmpty(vendaInterna),
  endereco: fields({ cep: text(), principal: orEmpty(principal) }),
  pontos: fields({
    valorTotal: fields({ quantidade: number(), valorEmMoeda: number() }),
    valorPorCanal: maps(),
  }),
  userHash: fields({ nomeRazao: text(), email: text(), celular: text(), telefone: text() }),
  perfilMultiplo: maps(),
  compraPorEmpresa: ours(optional(flag())),
}) satisfies Reading<Usuario>;

export const representatives = fields({
  representante: orEmpty(representante),
  representantes: ours(list(representante)),
}) satisfies Reading<Representatives>;
