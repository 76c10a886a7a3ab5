import { createHash } from 'node:crypto';
import type { Usuario } from '#lib/contract/checkout.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import type { UserRow } from '../queries/users.ts';

/** The user of a session nobody is logged in to, complete (platform contract 2.11); the place is the CEP they quoted. */
export function presentAnonymous(session: SessionRow | undefined): Usuario {
  const { cep = '', cidade = '', uf = '' } = session ?? {};
  return {
    id: 0,
    nomeRazao: '',
    nomeFantasia: '',
    celular: '',
    telefone: '',
    email: '',
    pessoa: '',
    sexo: 'i',
    nascimento: '',
    revendedor: false,
    logado: false,
    loginFacilitado: false,
    primeiraCompra: false,
    optin: false,
    ativo: false,
    representantes: [],
    vendaInterna: {},
    endereco: { cep, principal: cidade === '' ? {} : { cep, cidade, uf, pais: 'BR' } },
    pontos: { valorTotal: { quantidade: 0, valorEmMoeda: 0 }, valorPorCanal: [] },
    userHash: { nomeRazao: '', email: '', celular: '', telefone: '' },
    perfilMultiplo: [],
  };
}

/** Somebody logged in. The CEP of the session comes before that of the main address: it was asked for last. */
export function presentUser(session: SessionRow, user: UserRow): Usuario {
  const anonymous = presentAnonymous(session);
  const { cep } = anonymous.endereco;
  return {
    ...anonymous,
    id: user.id,
    nomeRazao: user.nome_razao,
    nomeFantasia: user.nome_fantasia,
    celular: user.celular,
    telefone: user.telefone,
    email: user.email,
    pessoa: user.pessoa,
    sexo: user.sexo,
    nascimento: user.nascimento,
    revendedor: user.revendedor,
    logado: true,
    loginFacilitado: user.login_facilitado,
    primeiraCompra: user.primeira_compra,
    optin: user.optin,
    ativo: user.ativo,
    representantes: user.representantes,
    vendaInterna: session.venda_interna,
    endereco: {
      cep: cep || (user.endereco?.cep ?? ''),
      principal: user.endereco ?? anonymous.endereco.principal,
    },
    userHash: {
      nomeRazao: hashed(user.nome_razao.trim().toLowerCase()),
      email: hashed(user.email),
      celular: hashed(international(user.celular)),
      telefone: hashed(international(user.telefone)),
    },
    ...(user.compra_por_empresa && { compraPorEmpresa: true }),
  };
}

/** As advertisers match customers: SHA-256, hexadecimal, of the value in its one spelling; '' of nothing. */
function hashed(value: string): string {
  return value === '' ? '' : createHash('sha256').update(value).digest('hex');
}

/** A Brazilian number in E.164, in which advertisers take it. */
function international(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits === '' ? '' : `+55${digits}`;
}
