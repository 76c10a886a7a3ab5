/** Calls about an account of our own extension, and the postal codes. */

import type { Visitor } from '../../support/store.ts';
import {
  account,
  addresses,
  devices,
  everything,
  favorites,
  favoritesLink,
  place,
  reseller,
} from '../shapes/own-account.ts';
import { outcome } from '../shapes/primitives.ts';
import type { Body, Call } from './call.ts';
import { CUSTOMER } from './visitor.ts';
import type { World } from './world.ts';

const own = { base: '/api/v2/vitrine' } as const;

const ADDRESS: Body = {
  cep: '30130-010',
  logradouro: 'Praça Sete de Setembro',
  numero: '100',
  complemento: 'sala 501',
  bairro: 'Centro',
  cidade: 'Belo Horizonte',
  uf: 'MG',
};
const ADDRESS_KINDS = {
  cep: 'cep',
  logradouro: 'text',
  numero: 'text',
  complemento: 'optionalText',
  bairro: 'text',
  cidade: 'text',
  uf: 'choice',
} as const;
const PROFILE: Body = {
  nomeRazao: 'Clara Menezes Duarte',
  nomeFantasia: '',
  inscricaoEstadual: '',
  telefone: '(31) 90000-0101',
};
const PROFILE_KINDS = {
  nomeRazao: 'text',
  nomeFantasia: 'optionalText',
  inscricaoEstadual: 'optionalText',
  telefone: 'text',
} as const;

async function keep(visitor: Visitor, { plain }: World): Promise<void> {
  const body = JSON.stringify({ idProduto: plain.id });
  await visitor.fetch('/api/v2/front/wishlist/add', { method: 'POST', body });
}

export const OWN_ACCOUNT_CALLS: readonly Call[] = [
  {
    ...own,
    method: 'GET',
    path: '/cep/{cep}',
    shape: place,
    request: () => ({ params: { cep: '01310-100' } }),
  },
  {
    ...own,
    method: 'POST',
    path: '/account',
    shape: outcome,
    request: () => ({
      body: {
        ...PROFILE,
        pessoa: 'f',
        cpfCnpj: '529.982.247-25',
        email: 'novo@demo.test',
        senha: 'sete cabos bem longos',
        optin: true,
        endereco: ADDRESS,
      },
    }),
    fields: {
      ...PROFILE_KINDS,
      pessoa: 'choice',
      cpfCnpj: 'text',
      email: 'email',
      senha: 'password',
      optin: 'optionalFlag',
      endereco: 'object',
      ...Object.fromEntries(
        Object.entries(ADDRESS_KINDS).map(([name, kind]) => [`endereco.${name}`, kind] as const),
      ),
    },
  },
  { ...own, method: 'GET', path: '/account', shape: account, member: true },
  {
    ...own,
    method: 'PUT',
    path: '/account',
    shape: account,
    member: true,
    request: () => ({ body: PROFILE }),
    fields: PROFILE_KINDS,
  },
  {
    ...own,
    method: 'PUT',
    path: '/account/password',
    shape: outcome,
    member: true,
    request: () => ({ body: { senhaAtual: CUSTOMER.senha, senha: CUSTOMER.senha } }),
    fields: { senhaAtual: 'password', senha: 'password' },
  },
  {
    ...own,
    method: 'PUT',
    path: '/account/consents',
    shape: account,
    member: true,
    request: () => ({ body: { optin: true, smsOptin: false } }),
    fields: { optin: 'optionalFlag', smsOptin: 'optionalFlag' },
  },
  { ...own, method: 'GET', path: '/account/export', shape: everything, member: true },
  { ...own, method: 'GET', path: '/account/reseller', shape: reseller, member: true },
  { ...own, method: 'GET', path: '/account/addresses', shape: addresses, member: true },
  {
    ...own,
    method: 'POST',
    path: '/account/addresses',
    shape: addresses,
    member: true,
    request: () => ({ body: { nome: 'Depósito', ...ADDRESS } }),
    fields: { nome: 'optionalText', ...ADDRESS_KINDS },
  },
  {
    ...own,
    method: 'PUT',
    path: '/account/addresses/{id}',
    shape: addresses,
    member: true,
    request: () => ({ params: { id: '1' }, body: { nome: '', ...ADDRESS } }),
    fields: { nome: 'optionalText', ...ADDRESS_KINDS },
  },
  {
    ...own,
    method: 'POST',
    path: '/account/addresses/{id}/main',
    shape: addresses,
    member: true,
    request: () => ({ params: { id: '1' } }),
  },
  { ...own, method: 'GET', path: '/account/devices', shape: devices, member: true },
  { ...own, method: 'GET', path: '/wishlist/products', shape: favorites, member: true, before: keep },
  { ...own, method: 'GET', path: '/wishlist/share', shape: favoritesLink, member: true },
  { ...own, method: 'POST', path: '/wishlist/share', shape: favoritesLink, member: true },
  { ...own, method: 'DELETE', path: '/wishlist/share', shape: favoritesLink, member: true },
];
