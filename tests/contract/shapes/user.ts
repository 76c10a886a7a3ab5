/** Platform contract 2.11: complete also for someone nobody knows. */
import { z } from 'zod';
import { count, filled, flag, id, orNothing, text } from './primitives.ts';

const vendaInterna = z.object({
  id,
  usuario: z.object({ id, nome: filled }),
  data: filled,
  canais: z.array(z.unknown()),
  cliente: z.object({ id: count, nome: text }).optional(),
  desconto: count.optional(),
});

/** SHA-256 or the like; '' of nothing. */
const hashed = z.string().regex(/^([0-9a-f]{32,})?$/);

export const user = z.object({
  id: count,
  nomeRazao: text,
  nomeFantasia: text,
  celular: text,
  telefone: text,
  email: text,
  pessoa: text,
  sexo: z.enum(['m', 'f', 'o', 'i']),
  nascimento: text,
  revendedor: flag,
  logado: flag,
  loginFacilitado: flag,
  primeiraCompra: flag,
  optin: flag,
  ativo: flag,
  representantes: z.array(z.object({ canais: z.array(z.unknown()) })),
  vendaInterna: orNothing(vendaInterna),
  endereco: z.object({
    cep: z.string().regex(/^(\d{8})?$/),
    principal: orNothing(z.object({ cep: filled, cidade: filled, uf: z.string().length(2), pais: filled })),
  }),
  pontos: z.object({
    valorTotal: z.object({ quantidade: count, valorEmMoeda: z.number() }),
    valorPorCanal: z.unknown(),
  }),
  userHash: z.object({ nomeRazao: hashed, email: hashed, celular: hashed, telefone: hashed }),
  perfilMultiplo: z
    .array(z.object({ id, nomeRazao: text, nomeFantasia: text, email: text, cpfCnpj: text }))
    .optional(),
  listaPresente: z.object({ tipoAcesso: z.enum(['presenteado', 'visitante']) }).optional(),
});

/** Clients recognise a login by the e-mail. */
export const customer = user.extend({ id, nomeRazao: filled, email: filled, logado: z.literal(true) });
